#if os(Linux)
  import Foundation
  import OpenUIKit
  import Testing

  /// What a laid-out tree costs while it changes. Each measurement has a process of its own, since other tests allocate too;
  /// that single changes allocate nothing is measured by `layout-bench`, in optimized code.
  @Suite("Steady memory")
  struct SteadyMemoryTests {
    @Test("Changing constants over and over takes no more memory than doing it for a while")
    func constants() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let rows = SteadyRows()
          rows.expectSteadyMemory { rows.heights[$0 % 20].constant = $0 % 2 == 0 ? 30 : 20 }
        }
      }
    }

    @Test("Resizing a window over and over takes no more memory than doing it for a while")
    func resizing() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let rows = SteadyRows()
          rows.expectSteadyMemory { rows.window.bounds.size.width = $0 % 2 == 0 ? 400 : 300 }
        }
      }
    }

    @Test("Activating and deactivating over and over takes no more memory than doing it for a while")
    func activation() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let rows = SteadyRows()
          rows.expectSteadyMemory { rows.heights[$0 / 2 % 20].isActive = $0 % 2 == 1 }
        }
      }
    }

    @Test("Adding and removing a view over and over takes no more memory than doing it for a while")
    func hierarchy() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let rows = SteadyRows()
          rows.expectSteadyMemory { step in
            if step % 2 == 1 { return rows.window.subviews[20].removeFromSuperview() }
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            rows.window.addSubview(view)
            view.topAnchor.constraint(equalTo: rows.window.subviews[3].bottomAnchor).isActive = true
          }
        }
      }
    }
  }

  /// A column of twenty rows in a window.
  @MainActor
  private final class SteadyRows {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private(set) var heights: [NSLayoutConstraint] = []

    init() {
      var top = window.topAnchor
      for _ in 0..<20 {
        let row = UIView()
        row.backgroundColor = .red
        row.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(row)
        heights.append(row.heightAnchor.constraint(equalToConstant: 20))
        NSLayoutConstraint.activate([
          row.topAnchor.constraint(equalTo: top), heights[heights.count - 1],
          row.leadingAnchor.constraint(equalTo: window.leadingAnchor),
          row.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        top = row.bottomAnchor
      }
    }

    /// Stops the process when four thousand changes, each laid out and listed, take so much more memory that each must have
    /// left something behind.
    func expectSteadyMemory(_ change: (Int) -> Void) {
      func run(_ steps: Range<Int>) {
        for step in steps {
          change(step)
          window.layoutIfNeeded()
          _ = window.displayList()
        }
      }
      run(0..<500)
      let before = residentBytes
      run(500..<4500)
      let growth = residentBytes - before
      // The smallest object takes 32 bytes.
      precondition(growth < 4000 * 32, "\(growth) bytes more after 4000 changes")
    }

    /// The memory that the process has in use, in whole pages.
    private var residentBytes: Int {
      guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
      else { preconditionFailure("The system does not say how much memory is in use") }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  }
#endif
