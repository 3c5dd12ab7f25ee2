#if !canImport(UIKit)
  import Foundation
  import OpenUIKit
  import OpenUIKitCairo
  import Testing

  @testable import Goldens

  /// The output of the recorder for layouts whose numbers are known.
  @MainActor
  struct RecorderTests {
    private let recorder = GoldenRecorder(scale: 3, measurer: PangoTextMeasurer())

    private func views(_ subject: GoldenSubject) throws -> [GoldenView] {
      try recorder.golden(of: [subject]).scenes[0].views
    }

    /// A switch is 51 x 31. Two points of that are beyond its alignment rectangle at the right (docs/fidelity.md).
    @Test("A control has its frame and its intrinsic size")
    func control() throws {
      let views = try views(GoldenSubject("switch") { UISwitch() })
      #expect(views.map(\.path) == ["", "0"])
      #expect(views[1].kind == "switch" && views[1].frame == [20, 100, 51, 31])
      #expect(views[1].baselines == nil)
    }

    /// The system font's ascender is 0.952 of its size: 19.04 points, 19 at three pixels a point. Two lines of 23.87 points are apart.
    @Test("A label has the baselines of its first and its last line")
    func baselines() throws {
      let views = try views(
        GoldenSubject("label") {
          let label = UILabel()
          (label.text, label.numberOfLines) = ("one\ntwo", 0)
          label.font = .systemFont(ofSize: 20)
          return label
        })
      let baselines = try #require(views[1].baselines)
      #expect(abs(baselines[0] - 19.04) < 0.35 && abs(baselines[1] - baselines[0] - 23.87) < 0.35)
    }

    @Test("Views that a control makes for itself are left out, and those of scroll views and stacks are kept")
    func kept() throws {
      let views = try views(
        GoldenSubject("stack") {
          let scroll = UIScrollView()
          scroll.addSubview(UIStackView(arrangedSubviews: [UIButton(type: .system), UISlider()]))
          return scroll
        })
      #expect(views.map(\.kind) == ["view", "scrollView", "stackView", "button", "slider"])
    }

    @Test("All that is recorded has a name of its own")
    func names() {
      let names = GoldenSubject.all(trees: 20).map(\.name)
      #expect(Set(names).count == names.count && names.count > 300)
    }

    @Test("Pictures have the names of their subjects, and the pixels of the scale")
    func pictures() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      _ = try recorder.golden(of: [GoldenSubject("control/switch") { UISwitch() }], pictures: folder)
      let picture = try PixelBuffer(pngFile: folder.appendingPathComponent("control/switch.png").path)
      #expect(picture.width == 3 * 393 && picture.height == 3 * 852)
      // The track beside the knob, which is at the left and white.
      #expect(picture.pixel(x: 3 * 60, y: 3 * 115).red < 250)
    }
  }

  @MainActor
  struct RandomTreeTests {
    private func shown(_ seed: UInt64) -> (window: UIWindow, conflicts: Int) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: GoldenSubject.phone))
      var conflicts = 0
      window.unsatisfiableConstraintsHandler = { _ in conflicts += 1 }
      window.rootViewController = RandomTree.subject(seed: seed).make()
      window.isHidden = false
      window.layoutIfNeeded()
      return (window, conflicts)
    }

    private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

    @Test("Constraints of trees contradict each other nowhere, and leave no choice", arguments: 0..<2000)
    func determined(seed: Int) {
      let (window, conflicts) = shown(UInt64(seed))
      #expect(conflicts == 0, "seed \(seed)")
      let views = RecordedView.all(in: window.rootViewController!.view).map(\.view)
      #expect(!views.contains { $0.hasAmbiguousLayout }, "seed \(seed)")
    }

    @Test("A seed always gives the same tree")
    func repeatable() throws {
      let recorder = GoldenRecorder(scale: 3, measurer: PangoTextMeasurer())
      let subjects = (0..<50).map { RandomTree.subject(seed: UInt64($0)) }
      #expect(try recorder.golden(of: subjects) == recorder.golden(of: subjects))
    }

    /// The first numbers of seed 0, as the authors of the generator publish them.
    @Test("The numbers are those of SplitMix64")
    func numbers() {
      var numbers = SeededNumbers(seed: 0)
      #expect(
        (0..<3).map { _ in numbers.next() } == [
          0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
        ])
    }
  }
#endif
