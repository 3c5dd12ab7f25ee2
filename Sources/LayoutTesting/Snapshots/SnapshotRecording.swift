import Foundation
import Testing

/// The snapshots that a run records.
public enum SnapshotRecording: String, CaseIterable, Sendable {
  /// None: a missing snapshot is a failure.
  case never
  /// Those that are missing.
  case missing
  /// Those that are missing, and those that differ.
  case failed
  /// All, also those that are as recorded.
  case all

  /// The request of the trait of the test, or of the block around the code; nil for none.
  @TaskLocal package static var requested: SnapshotRecording?
}

/// A request to record snapshots, and whether code makes it.
package struct SnapshotRequest: Sendable {
  /// The environment variable with the name of a `SnapshotRecording`.
  static let variable = "LAYOUT_TESTING_RECORD"

  /// The snapshots that are recorded.
  let recording: SnapshotRecording
  /// Whether the code asks for it: an argument, a trait or a block. Such a request fails the test.
  let isInCode: Bool

  /// The request of an argument, or else of the block or trait around the code, or else of the environment, or else none.
  ///
  /// Where `CI` is set, as on build servers, nothing is ever recorded.
  package static func current(_ argument: SnapshotRecording? = nil) -> SnapshotRequest {
    resolved(argument ?? SnapshotRecording.requested, in: ProcessInfo.processInfo.environment)
  }

  static func resolved(_ code: SnapshotRecording?, in environment: [String: String]) -> SnapshotRequest {
    guard environment["CI"] == nil else { return SnapshotRequest(recording: .never, isInCode: false) }
    let named = environment[variable].flatMap { SnapshotRecording(rawValue: $0) }
    return SnapshotRequest(recording: code ?? named ?? .never, isInCode: code != nil)
  }
}

/// Records the snapshots of a test or a suite: `@Test(.recordsSnapshots)`.
public struct SnapshotRecordingTrait: TestTrait, SuiteTrait, TestScoping {
  let recording: SnapshotRecording

  package init(recording: SnapshotRecording) { self.recording = recording }

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
  /// Records all snapshots of the test, also those that exist, and fails it. Take the trait away once they are recorded.
  public static var recordsSnapshots: Self { SnapshotRecordingTrait(recording: .all) }
  /// Records the snapshots of the test that are missing, and fails it then.
  public static var recordsMissingSnapshots: Self { SnapshotRecordingTrait(recording: .missing) }
}
