import Foundation

/// The content of a snapshot.
package enum SnapshotContent {
  case text(String)
  case picture(Picture)

  var bytes: [UInt8] {
    switch self {
    case .text(let text): [UInt8](text.utf8)
    case .picture(let picture): picture.png
    }
  }
}

/// What came of a comparison.
enum SnapshotResult {
  case matched
  case recorded
  case failed(SnapshotFailure)
}

/// Compares content with a recorded file.
struct SnapshotCheck {
  let kind: SnapshotKind
  let tolerance: Double
  let file: SnapshotFile

  func check(
    _ actual: SnapshotContent, recording: SnapshotRecording = .current
  ) throws -> SnapshotResult {
    guard let recorded = file.bytes else {
      guard recording != .never else { return .failed(missing(actual)) }
      try file.record(actual.bytes)
      return .recorded
    }
    guard let failure = difference(recorded, actual) else { return .matched }
    guard recording == .all else { return .failed(failure) }
    try file.record(actual.bytes)
    return .recorded
  }

  private func missing(_ actual: SnapshotContent) -> SnapshotFailure {
    SnapshotFailure(
      message: """
        There is no snapshot \(file.url.path). Run the tests once with LAYOUT_TESTING_RECORD=missing in the environment, look at the file, and \
        commit it.
        """, title: "", actual: actual)
  }

  private func difference(_ recorded: [UInt8], _ actual: SnapshotContent) -> SnapshotFailure? {
    let advice = "Run the tests with LAYOUT_TESTING_RECORD=all if the change is meant."
    switch actual {
    case .text(let text):
      let expected = String(decoding: recorded, as: UTF8.self)
      guard text != expected else { return nil }
      let lines = TextDifference(expected, text).text
      return SnapshotFailure(
        message: "The screen differs from \(file.url.lastPathComponent):\n\(lines)\n\(advice)", title: "",
        expected: .text(expected), actual: actual)
    case .picture(let picture):
      guard let expected = Picture(png: recorded) else {
        return SnapshotFailure(
          message: "\(file.url.path) is no picture. \(advice)", title: "", actual: actual)
      }
      let comparison = PictureComparison(expected, picture)
      guard comparison.largestDifference > tolerance else { return nil }
      return SnapshotFailure(
        message: message(expected, picture, comparison) + " " + advice, title: "",
        expected: .picture(expected),
        actual: actual, difference: comparison.difference)
    }
  }

  private func message(_ expected: Picture, _ actual: Picture, _ comparison: PictureComparison) -> String {
    let name = file.url.lastPathComponent
    guard comparison.difference != nil else {
      return
        "The picture has \(actual.width) x \(actual.height) pixels, and \(name) \(expected.width) x \(expected.height)."
    }
    let difference = (comparison.largestDifference * 10).rounded() / 10
    return
      "The picture differs from \(name) by \(difference) of 255 in its worst square, of at most \(tolerance)."
  }
}
