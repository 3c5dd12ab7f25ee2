import Foundation
import Testing

/// The snapshots that a run records.
public enum SnapshotRecording: String, Sendable {
  /// None: a missing snapshot is a failure.
  case never
  /// Those that are missing.
  case missing
  /// All, also those that differ.
  case all

  @TaskLocal static var requested: SnapshotRecording?

  /// What the trait of the test, or else the environment variable `LAYOUT_TESTING_RECORD`, asks for. Where `CI` is set, as on build servers, nothing
  /// is ever recorded.
  static var current: SnapshotRecording {
    let environment = ProcessInfo.processInfo.environment
    guard environment["CI"] == nil else { return .never }
    return requested ?? environment["LAYOUT_TESTING_RECORD"].flatMap { SnapshotRecording(rawValue: $0) }
      ?? .never
  }
}

/// Records the snapshots of a test or a suite: `@Test(.recordsSnapshots)`.
public struct SnapshotRecordingTrait: TestTrait, SuiteTrait, TestScoping {
  let recording: SnapshotRecording

  /// True: the tests of a suite record too.
  public var isRecursive: Bool { true }

  /// Runs a test that records.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotRecording.$requested.withValue(recording) { try await function() }
  }
}

extension Trait where Self == SnapshotRecordingTrait {
  /// Records all snapshots of the test, also those that exist. Take the trait away once they are recorded.
  public static var recordsSnapshots: Self { SnapshotRecordingTrait(recording: .all) }
  /// Records the snapshots of the test that are missing.
  public static var recordsMissingSnapshots: Self { SnapshotRecordingTrait(recording: .missing) }
}
