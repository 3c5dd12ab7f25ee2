#if canImport(Glibc)
  import Foundation
  import Glibc
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
          rows.expectSteadyMemory { rows.heights[$0 % 100].constant = $0 % 2 == 0 ? 30 : 20 }
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
          rows.expectSteadyMemory { rows.heights[$0 / 2 % 100].isActive = $0 % 2 == 1 }
        }
      }
    }

    @Test("Adding and removing a view over and over takes no more memory than doing it for a while")
    func hierarchy() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let rows = SteadyRows()
          rows.expectSteadyMemory { step in
            if step % 2 == 1 { return rows.window.subviews[100].removeFromSuperview() }
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            rows.window.addSubview(view)
            view.topAnchor.constraint(equalTo: rows.window.subviews[3].bottomAnchor).isActive = true
          }
        }
      }
    }
  }

  /// A column of a hundred rows in a window.
  @MainActor
  private final class SteadyRows {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private(set) var heights: [NSLayoutConstraint] = []

    init() {
      var top = window.topAnchor
      for _ in 0..<100 {
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

    /// Stops the process when a change, laid out and listed, takes more memory after a thousand times than after four hundred.
    func expectSteadyMemory(_ change: (Int) -> Void) {
      func run(_ steps: Range<Int>) -> Int {
        for step in steps {
          change(step)
          window.layoutIfNeeded()
          _ = window.displayList()
        }
        let memory = mallinfo2()
        return Int(memory.uordblks + memory.hblkhd)
      }
      let before = run(0..<400)
      let growth = run(400..<1000) - before
      precondition(growth < 2048, "\(growth) bytes more after 600 changes")
    }
  }
#endif
