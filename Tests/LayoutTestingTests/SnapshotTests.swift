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

  private func check(in folder: URL) -> SnapshotCheck<String> {
    let file = SnapshotFile(
      testFile: folder.appendingPathComponent("SomeTests.swift").path, test: "screen()",
      configuration: Configuration(), name: nil, kind: .frames)
    return SnapshotCheck(.text, at: file.url, title: "screen")
  }

  private func request(_ recording: SnapshotRecording, isInCode: Bool = false) -> SnapshotRequest {
    SnapshotRequest(recording: recording, isInCode: isInCode)
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
      let check = check(in: folder)
      #expect(check.url.path.hasSuffix("LayoutSnapshots/SomeTests/screen.iPhone-17.frames.txt"))
      let failure = try #require(try check.failure(of: "a\n", request(.never)))
      #expect(failure.message.contains("LAYOUT_TESTING_RECORD=missing"))
      #expect(!FileManager.default.fileExists(atPath: check.url.path))
      #expect(try check.failure(of: "a\n", request(.missing)) == nil)
      #expect(try check.failure(of: "a\n", request(.never)) == nil)
    }
  }

  @Test("Only a request for those that differ, or for all, records a snapshot that differs")
  func different() throws {
    try inFolder { folder in
      let check = check(in: folder)
      _ = try check.failure(of: "a\nb\nc\n", request(.missing))
      let failure = try #require(try check.failure(of: "a\nd\nc\n", request(.missing)))
      #expect(
        failure.message.contains("- b\n+ d") && failure.message.contains("LAYOUT_TESTING_RECORD=failed"))
      for (text, recording) in [("a\nd\nc\n", SnapshotRecording.failed), ("a\n", .all)] {
        #expect(try check.failure(of: text, request(recording)) == nil)
        #expect(try check.failure(of: text, request(.never)) == nil)
      }
    }
  }

  @Test(
    "A request in the code records, and fails the test so that it does not stay",
    arguments: [SnapshotRecording.missing, .all])
  func inCode(recording: SnapshotRecording) throws {
    try inFolder { folder in
      let check = check(in: folder)
      let failure = try check.failure(of: "a\n", request(recording, isInCode: true))
      #expect(failure?.message.contains("is recorded") == true)
      #expect(try check.failure(of: "a\n", request(.never)) == nil)
    }
  }

  @Test("The code is asked before the environment, and a build server records nothing")
  func precedence() {
    func recording(_ code: SnapshotRecording?, _ environment: [String: String]) -> SnapshotRecording {
      SnapshotRequest.resolved(code, in: environment).recording
    }
    #expect(recording(nil, [:]) == .never)
    #expect(recording(.missing, ["LAYOUT_TESTING_RECORD": "all"]) == .missing)
    for named in SnapshotRecording.allCases {
      #expect(recording(nil, ["LAYOUT_TESTING_RECORD": named.rawValue]) == named)
      #expect(recording(named, ["LAYOUT_TESTING_RECORD": "all", "CI": "true"]) == .never)
    }
  }

  @Test("A file that is no picture is a failure, or is recorded again")
  func damaged() throws {
    try inFolder { folder in
      let url = folder.appendingPathComponent("damaged.png")
      try Data("no picture".utf8).write(to: url)
      let picture = try ScreenLayout(of: makeController).picture(scale: 1)
      let check = SnapshotCheck(.picture(tolerance: 8), at: url, title: "screen")
      #expect(try check.failure(of: picture, request(.missing))?.message.contains("cannot be read") == true)
      #expect(try check.failure(of: picture, request(.failed)) == nil)
      #expect(try check.failure(of: picture, request(.never)) == nil)
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
      let report = RunReport(folder: folder)
      try report.add(failure)
      try report.add(SnapshotFailure(message: "another", title: "list"))
      let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(page.contains("differs &lt;by much&gt;"))
      #expect(page.components(separatedBy: "data:image/png;base64,").count == 6)
    }
  }
}
