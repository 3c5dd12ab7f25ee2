import Foundation

/// Compares a value with a recorded snapshot, and fails the test if it differs.
///
/// Snapshots are recorded by the rules of `ScreenLayout.expectSnapshot(as:)`: where `record` or a trait asks for it, or else the environment
/// variable `LAYOUT_TESTING_RECORD`, and never where `CI` is set. A failure attaches what was expected, what was found and what differs, and is
/// part of the report of `LayoutTesting`.
///
/// - Parameters:
///   - value: the value.
///   - snapshotting: how the value is saved and compared.
///   - name: the name of the snapshot; nil for its number in the test.
///   - recording: what is recorded; `true` for all. Recording fails the test.
///   - timeout: ignored: all strategies are synchronous.
///   - fileID: where a failure is reported.
///   - filePath: the file of the test, beside which the snapshots are.
///   - testName: the name of the test, which is the beginning of the snapshot's name.
///   - line: where a failure is reported.
///   - column: where a failure is reported.
#if !ThreadConfined
  @MainActor
#endif
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let check = SnapshotAssertion(snapshotting: snapshotting, name: name, record: recording, directory: nil)
  guard let failure = check.failure(of: value, "\(filePath)", testName) else { return }
  failure.record(at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Compares a value with a recorded snapshot in each of several ways. The names are parts of the names of the files.
#if !ThreadConfined
  @MainActor
#endif
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with a recorded snapshot in each of several ways.
#if !ThreadConfined
  @MainActor
#endif
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, fileID: fileID, file: filePath, testName: testName,
      line: line, column: column)
  }
}

/// Compares a value with a recorded snapshot.
///
/// - Parameters:
///   - value: the value.
///   - snapshotting: how the value is saved and compared.
///   - name: the name of the snapshot; nil for its number in the test.
///   - recording: what is recorded; `true` for all. Recording fails the test.
///   - snapshotDirectory: the folder of the snapshot; nil for `__Snapshots__` beside the test.
///   - timeout: ignored: all strategies are synchronous.
///   - fileID: ignored: nothing is reported.
///   - filePath: the file of the test, beside which the snapshots are.
///   - testName: the name of the test, which is the beginning of the snapshot's name.
///   - line: ignored: nothing is reported.
///   - column: ignored: nothing is reported.
/// - Returns: the difference; nil if the value is as recorded.
#if !ThreadConfined
  @MainActor
#endif
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let check = SnapshotAssertion(
    snapshotting: snapshotting, name: name, record: recording, directory: snapshotDirectory)
  return check.failure(of: value, "\(filePath)", testName)?.message
}
