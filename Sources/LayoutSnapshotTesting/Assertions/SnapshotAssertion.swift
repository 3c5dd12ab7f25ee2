import Foundation

/// One comparison of a value with a file: the names and numbers of swift-snapshot-testing, and the check of `LayoutTesting`.
struct SnapshotAssertion<Value, Format>: ViewTreeConfined {
  let snapshotting: Snapshotting<Value, Format>
  let name: String?
  let record: SnapshotTestingConfiguration.Record?
  let directory: String?

  /// Returns the failure of the assertion; nil if the value is as recorded.
  func failure(of value: () throws -> Value, _ testFile: String, _ test: String) -> SnapshotFailure? {
    let number = name.map { SnapshotName.sanitized($0) }
    let part = number ?? "\(AssertionCounter.shared.next(inTest: test, of: testFile))"
    let url = SnapshotName(
      testFile: testFile, test: test, name: part, pathExtension: snapshotting.pathExtension,
      directory: directory
    ).url
    let title = "\(test), \(part)"
    do {
      return try SnapshotCheck(snapshotting.diffing.format, at: url, title: title)
        .failure(of: snapshotting.snapshot(value()), .current(record))
    } catch {
      return SnapshotFailure(message: "The snapshot cannot be made: \(error)", title: title)
    }
  }
}

extension Diffing {
  /// The comparison as that of `LayoutTesting`, which compares and records.
  fileprivate var format: SnapshotFormat<Value> {
    SnapshotFormat(
      toData: toData, fromData: fromData,
      difference: { expected, actual in
        diff(expected, actual).map { SnapshotDifference(message: $0.message, picture: $0.picture) }
      },
      content: Self.content)
  }

  /// The value for the report of a failure.
  private static func content(_ value: Value) -> SnapshotContent? {
    if let image = value as? UIImage { return image.cgImage.flatMap { Picture($0) }.map { .picture($0) } }
    return (value as? String).map { .text($0) }
  }
}
