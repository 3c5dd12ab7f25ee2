import Foundation
import Testing

#if canImport(XCTest)
  import XCTest
#endif

extension LayoutAudit {
  /// Fails the test with each problem that is not accepted, and writes the report of the run.
  ///
  /// With the environment variable `LAYOUT_TESTING_ACCEPT=1` the problems are written to a list beside the test,
  /// `LayoutSnapshots/NoteTests/everyScreen.accepted.txt`, and the test passes. Later runs fail with new problems alone. Lines whose problem
  /// is mended are printed to the standard error. Where `CI` is set the list is never written.
  ///
  /// The report is `.build/layout-report/index.html`, or in the folder that `LAYOUT_TESTING_REPORT` names.
  ///
  /// - Parameters:
  ///   - fileID: where a failure is shown; the file of the call by default.
  ///   - filePath: the file beside which the list is, and where a failure is shown; that of the call by default.
  ///   - function: the test after which the list is named; that of the call by default.
  ///   - line: where a failure is shown; the line of the call by default.
  ///   - column: where a failure is shown; the column of the call by default.
  public func expectNoProblems(
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, function: String = #function,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if let advice { FileHandle.standardError.write(Data((advice + "\n").utf8)) }
    for rule in unusedRules {
      FileHandle.standardError.write(Data("Ignored, and not there: \(rule.words)\n".utf8))
    }
    expectNoProblems(at: location, function, isWhole: TestShard.current == nil)
  }

  /// - Parameter isWhole: whether the audit has all configurations of the test; problems may be those of others otherwise.
  fileprivate func expectNoProblems(at location: TestLocation, _ function: String, isWhole: Bool) {
    let url = SnapshotFile.accepted(testFile: "\(location.filePath)", test: function)
    do {
      for problem in try unacceptedProblems(listedAt: url, isWhole: isWhole) {
        location.fail(problem.description)
      }
    } catch {
      location.fail("The list of accepted problems cannot be written: \(error)")
    }
  }

  /// The problems that the list does not have; none if the list is written. Adds all to the report of the run.
  func unacceptedProblems(
    listedAt url: URL, isWhole: Bool = true, accepting isAccepting: Bool = AcceptedProblems.isWritten(),
    report: RunReport = RunReport()
  ) throws -> [ScreenProblem] {
    var accepted = AcceptedProblems(at: url)
    let problems = problems
    if isAccepting { try accepted.accept(problems, replacing: isWhole ? screens.map(\.name) : []) }
    for line in accepted.mended(among: problems, on: isWhole ? screens.map(\.name) : []) {
      let text = "Mended, and still in \(url.lastPathComponent): \(line.fields.joined(separator: ", "))\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    try? report.add(self, accepted: accepted)
    return problems.filter { !accepted.contains($0) }
  }
}

extension ScreenLayout {
  /// Fails the test with each problem of the screen that is not accepted, and adds it to the report of the run.
  ///
  /// As `LayoutAudit.expectNoProblems`, for a test with a configuration as its argument. The list of accepted problems has those of all
  /// configurations, and the report has each problem once.
  ///
  /// - Parameters:
  ///   - fileID: where a failure is shown; the file of the call by default.
  ///   - filePath: the file beside which the list is, and where a failure is shown; that of the call by default.
  ///   - function: the test after which the screen and the list are named; that of the call by default.
  ///   - line: where a failure is shown; the line of the call by default.
  ///   - column: where a failure is shown; the column of the call by default.
  public func expectNoProblems(
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, function: String = #function,
    line: UInt = #line, column: UInt = #column
  ) {
    let problems = problems
    let picture = problems.isEmpty ? nil : try? picture(scale: 1)
    let entry = LayoutAudit.Entry(configuration: configuration, problems: problems, picture: picture)
    let name = String(function.prefix { $0 != "(" })
    LayoutAudit(screens: [LayoutAudit.Screen(name: name, entries: [entry], unreached: [])]).expectNoProblems(
      at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column), function,
      isWhole: false)
  }
}

extension TestLocation {
  /// Fails the running test of Swift Testing or of XCTest.
  func fail(_ message: String) {
    guard Test.current == nil else {
      Issue.record("\(message)", sourceLocation: sourceLocation)
      return
    }
    #if canImport(XCTest)
      XCTFail(message, file: filePath, line: line)
    #endif
  }
}

extension SnapshotFile {
  /// The list of accepted problems: `LayoutSnapshots/ProfileTests/everyScreen.accepted.txt` beside `ProfileTests.swift`.
  static func accepted(testFile: String, test: String) -> URL {
    let file = URL(fileURLWithPath: testFile)
    let suite = file.deletingPathExtension().lastPathComponent
    return file.deletingLastPathComponent().appendingPathComponent("LayoutSnapshots/\(suite)")
      .appendingPathComponent(test.prefix { $0 != "(" } + ".accepted.txt")
  }
}
