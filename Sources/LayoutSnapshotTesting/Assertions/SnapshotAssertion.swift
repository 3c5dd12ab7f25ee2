import Foundation

/// One comparison of a value with a file.
struct SnapshotAssertion<Value, Format>: ViewTreeConfined {
  let snapshotting: Snapshotting<Value, Format>
  let name: String?
  let record: SnapshotTestingConfiguration.Record?
  let directory: String?

  /// What is wrong; nil if the value is as recorded.
  func failure(of value: () throws -> Value, _ testFile: String, _ test: String) -> SnapshotFailure? {
    let number = name.map { SnapshotName.sanitized($0) }
    let part = number ?? "\(AssertionCounter.shared.next(inTest: test, of: testFile))"
    let url = SnapshotName(
      testFile: testFile, test: test, name: part, pathExtension: snapshotting.pathExtension,
      directory: directory
    ).url
    do {
      return try compare(try snapshotting.snapshot(try value()), with: url, title: "\(test), \(part)")
    } catch {
      return SnapshotFailure(message: "The snapshot cannot be made: \(error)", title: "\(test), \(part)")
    }
  }

  private func compare(_ actual: Format, with url: URL, title: String) throws -> SnapshotFailure? {
    let record = SnapshotTestingConfiguration.record(record)
    guard record != .all, let recorded = try? Data(contentsOf: url) else {
      return try recordFirst(actual, at: url, title, record)
    }
    let expected = try snapshotting.diffing.fromData(recorded)
    guard let difference = snapshotting.diffing.diff(expected, actual) else { return nil }
    var message = "The value differs from \(url.lastPathComponent):\n\(difference.message)"
    if record == .failed {
      try write(actual, to: url)
      message += "\nThe new value is recorded: run the test again."
    } else {
      message += "\nRun the tests with SNAPSHOT_TESTING_RECORD=failed if the change is meant."
    }
    return SnapshotFailure(
      message: message, title: title, expected: content(expected), actual: content(actual),
      difference: difference.picture)
  }

  private func recordFirst(
    _ actual: Format, at url: URL, _ title: String, _ record: SnapshotTestingConfiguration.Record
  ) throws -> SnapshotFailure {
    guard record != .never else {
      return SnapshotFailure(
        message: "There is no snapshot \(url.path), and this run records none.", title: title,
        actual: content(actual))
    }
    try write(actual, to: url)
    return SnapshotFailure(
      message: "\(url.path) is recorded: look at it, and run the test again.", title: title,
      actual: content(actual))
  }

  private func write(_ value: Format, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try snapshotting.diffing.toData(value).write(to: url)
  }

  /// The value for the report of the failure.
  private func content(_ value: Format) -> SnapshotContent? {
    if let image = value as? UIImage { return image.cgImage.flatMap { Picture($0) }.map { .picture($0) } }
    return (value as? String).map { .text($0) }
  }
}
