import Foundation
import Testing

/// What assertions record, for the tests of a block or a suite.
public struct SnapshotTestingConfiguration: Sendable {
  /// Which snapshots are recorded.
  public enum Record: String, Sendable {
    /// All, and each fails the test.
    case all
    /// Those that differ, and each fails the test.
    case failed
    /// Those that are missing, and each fails the test.
    case missing
    /// None.
    case never
  }

  /// Which snapshots are recorded.
  public var record: Record

  @TaskLocal static var current: SnapshotTestingConfiguration?

  /// What an assertion records: what it asks for, or else the block or trait around it, or else the environment variable
  /// `SNAPSHOT_TESTING_RECORD`, or else what is missing. Nothing is ever recorded where `CI` is set.
  static func record(_ requested: Record?) -> Record {
    let environment = ProcessInfo.processInfo.environment
    guard environment["CI"] == nil else { return .never }
    let named = environment["SNAPSHOT_TESTING_RECORD"].flatMap { Record(rawValue: $0) }
    return requested ?? current?.record ?? named ?? .missing
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` records all snapshots, and `false` those that are missing.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

/// Runs a block whose assertions record what `record` asks for.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    record.map { SnapshotTestingConfiguration(record: $0) } ?? SnapshotTestingConfiguration.current,
    operation: operation)
}

/// Records snapshots of a test or a suite: `@Suite(.snapshots(record: .failed))`.
public struct SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// True: the tests of a suite record too.
  public var isRecursive: Bool { true }

  /// Runs a test that records.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(configuration) { try await function() }
  }
}

extension Trait where Self == SnapshotsTestTrait {
  /// Records snapshots of the test, or of all tests of the suite.
  public static func snapshots(record: SnapshotTestingConfiguration.Record) -> Self {
    SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record))
  }
}
