import Foundation
import Testing

@testable import LayoutTesting

@Suite("Snapshots")
@MainActor
struct SnapshotTests {
  private func makeController() -> UIViewController {
    BuiltController { view in
      let label = UILabel.make("Total", "total", in: view)
      label.frame = CGRect(x: 16, y: 100, width: 120.5, height: 24)
      let button = UIButton.make("Buy", "buy", in: view, at: 100)
      button.isEnabled = false
      button.accessibilityHint = "Orders what is in the cart"
    }
  }

  @Test(
    "Frames are recorded beside the test", arguments: [Configuration(), Configuration(device: .iPadMini)])
  func frames(configuration: Configuration) {
    ScreenLayout(in: configuration, of: makeController).expectSnapshot(as: .frames)
  }

  @Test("What assistive technology reads is recorded beside the test")
  func accessibility() {
    ScreenLayout(of: makeController).expectSnapshot(as: .accessibility)
  }

  private func file(in folder: URL, _ kind: SnapshotKind) -> SnapshotFile {
    SnapshotFile(
      testFile: folder.appendingPathComponent("SomeTests.swift").path, test: "screen()",
      configuration: Configuration(),
      name: nil, kind: kind)
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("A missing snapshot is a failure with advice, or is recorded if that is asked for")
  func missing() throws {
    try inFolder { folder in
      let file = file(in: folder, .frames)
      #expect(file.url.path.hasSuffix("LayoutSnapshots/SomeTests/screen.iPhone-17.frames.txt"))
      let check = SnapshotCheck(kind: .frames, tolerance: 0, file: file)
      guard case .failed(let failure) = try check.check(.text("a\n"), recording: .never) else {
        Issue.record("recorded without being asked to")
        return
      }
      #expect(failure.message.contains("LAYOUT_TESTING_RECORD=missing") && file.bytes == nil)
      guard case .recorded = try check.check(.text("a\n"), recording: .missing) else {
        Issue.record("not recorded")
        return
      }
      guard case .matched = try check.check(.text("a\n"), recording: .never) else {
        Issue.record("not the same")
        return
      }
    }
  }

  @Test("Only a request for all records a snapshot that differs")
  func different() throws {
    try inFolder { folder in
      let check = SnapshotCheck(kind: .frames, tolerance: 0, file: file(in: folder, .frames))
      _ = try check.check(.text("a\nb\nc\n"), recording: .missing)
      guard case .failed(let failure) = try check.check(.text("a\nd\nc\n"), recording: .missing) else {
        Issue.record("not different")
        return
      }
      #expect(failure.message.contains("- b\n+ d"))
      guard case .recorded = try check.check(.text("a\nd\nc\n"), recording: .all) else {
        Issue.record("not recorded")
        return
      }
      guard case .matched = try check.check(.text("a\nd\nc\n"), recording: .never) else {
        Issue.record("not the same")
        return
      }
    }
  }

  @Test("A picture is read back as it was written, and a word that is missing is a difference")
  func pictures() throws {
    let picture = try ScreenLayout(of: makeController).picture()
    #expect(picture.width == 804 && Picture(png: picture.png) == picture)
    let other = try ScreenLayout { BuiltController { _ in } }.picture()
    let comparison = PictureComparison(picture, other)
    #expect(comparison.largestDifference > PictureComparison.tolerance && comparison.difference != nil)
    #expect(PictureComparison(picture, picture).largestDifference == 0)
  }

  @Test("The report has each failure of the run, with its pictures")
  func report() throws {
    try inFolder { folder in
      let expected = try ScreenLayout(of: makeController).picture(scale: 1)
      let actual = try ScreenLayout { BuiltController { _ in } }.picture(scale: 1)
      let failure = SnapshotFailure(
        message: "differs <by much>", title: "screen, iPhone 17", expected: .picture(expected),
        actual: .picture(actual),
        difference: PictureComparison(expected, actual).difference)
      let report = SnapshotReport(folder: folder)
      try report.add(failure)
      try report.add(SnapshotFailure(message: "another", title: "list"))
      let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(page.contains("2 failures") && page.contains("differs &lt;by much&gt;"))
      #expect(page.components(separatedBy: "data:image/png;base64,").count == 6)
    }
  }
}
