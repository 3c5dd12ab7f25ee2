import Testing

/// The choice of snapshots that assertions record, by the names of swift-snapshot-testing.
public enum SnapshotTestingConfiguration {
  /// Which snapshots are recorded.
  public typealias Record = SnapshotRecording
}

extension SnapshotRecording: ExpressibleByBooleanLiteral {
  /// `true` records all snapshots, and `false` those that are missing.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

/// Runs a block whose assertions record what `record` asks for.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotRecording.$requested.withValue(record ?? SnapshotRecording.requested, operation: operation)
}

extension Trait where Self == SnapshotRecordingTrait {
  /// Records snapshots of the test, or of all tests of the suite: `@Suite(.snapshots(record: .failed))`.
  public static func snapshots(record: SnapshotTestingConfiguration.Record) -> Self {
    SnapshotRecordingTrait(recording: record)
  }
}
