import Foundation

/// Compares a value with its file, and records it where that is asked for: for all functions that check snapshots.
package struct SnapshotCheck<Value> {
  let format: SnapshotFormat<Value>
  let url: URL
  let title: String

  package init(_ format: SnapshotFormat<Value>, at url: URL, title: String) {
    (self.format, self.url, self.title) = (format, url, title)
  }

  /// Why the test fails; nil if the value is as recorded, or was recorded by a request from outside of the code.
  package func failure(of actual: Value, _ request: SnapshotRequest = .current()) throws -> SnapshotFailure? {
    guard request.recording != .all, let recorded = try? Data(contentsOf: url) else {
      return try request.recording == .never ? missing(actual) : record(actual, request)
    }
    let expected: Value
    do {
      expected = try format.fromData(recorded)
    } catch {
      return try differs("\(url.path) cannot be read: \(error)", actual, request)
    }
    guard let difference = format.difference(expected, actual) else { return nil }
    let message = "The value differs from \(url.lastPathComponent):\n\(difference.message)"
    return try differs(message, actual, request, expected: expected, difference: difference.picture)
  }

  private func missing(_ actual: Value) -> SnapshotFailure {
    failure(
      """
      There is no snapshot \(url.path). Run the tests once with \(SnapshotRequest.variable)=missing in the environment, look at the file, and \
      commit it.
      """, actual)
  }

  private func differs(
    _ message: String, _ actual: Value, _ request: SnapshotRequest, expected: Value? = nil,
    difference: Picture? = nil
  ) throws -> SnapshotFailure? {
    guard request.recording != .failed else { return try record(actual, request) }
    return failure(
      message + "\nRun the tests with \(SnapshotRequest.variable)=failed if the change is meant.", actual,
      expected: expected, difference: difference)
  }

  /// Writes the file. A request in the code fails the test, so that it does not stay there.
  private func record(_ actual: Value, _ request: SnapshotRequest) throws -> SnapshotFailure? {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try format.toData(actual).write(to: url)
    guard request.isInCode else { return nil }
    return failure("\(url.path) is recorded: look at it, and remove the request from the code.", actual)
  }

  private func failure(
    _ message: String, _ actual: Value, expected: Value? = nil, difference: Picture? = nil
  ) -> SnapshotFailure {
    SnapshotFailure(
      message: message, title: title, expected: expected.flatMap(format.content),
      actual: format.content(actual), difference: difference)
  }
}
