import Foundation
import Testing

@testable import UnifiedLogging

/// Intervals of a program.
@Suite("Signposts") struct SignpostTests {
  private final class Lines: @unchecked Sendable {
    var time = 0.0
    var lines: [String] = []
  }

  private func record(_ lines: Lines, isEnabled: Bool = true) -> SignpostRecord {
    SignpostRecord(isEnabled: isEnabled, now: { lines.time }) { lines.lines.append("\($0.category) \($1)") }
  }

  @Test("The end of an interval writes its time, each identity by itself")
  func intervals() {
    let (lines, log) = (Lines(), OSLog(subsystem: "a", category: "b"))
    let record = record(lines)
    let (one, two) = (record.newID(), record.newID())
    #expect(one < two)
    record.mark(.begin, "load", one, log, "")
    lines.time = 1
    record.mark(.begin, "load", two, log, "")
    lines.time = 1.5
    record.mark(.end, "load", one, log, "40 rows")
    record.mark(.end, "load", two, log, "")
    record.mark(.end, "load", two, log, "")
    record.mark(.event, "tap", .exclusive, log, "")
    #expect(lines.lines == ["b load: 1500.000 ms 40 rows", "b load: 500.000 ms", "b tap"])
  }

  @Test("Nothing is written without the setting, for a disabled log, and without an identity")
  func disabled() {
    let (lines, log) = (Lines(), OSLog(subsystem: "a", category: "b"))
    record(lines, isEnabled: false).mark(.event, "a", .exclusive, log, "")
    record(lines).mark(.event, "a", .exclusive, .disabled, "")
    record(lines).mark(.event, "a", .invalid, log, "")
    record(lines).mark(.event, "a", .null, log, "")
    #expect(lines.lines.isEmpty)
    #expect(!OSSignposter.disabled.isEnabled)
  }

  @Test("A closure in an interval returns its result and throws its error")
  func closure() {
    struct Failure: Error {}
    let signposter = OSSignposter(subsystem: "a", category: "b")
    #expect(signposter.withIntervalSignpost("sum") { 1 + 2 } == 3)
    #expect(throws: Failure.self) { try signposter.withIntervalSignpost("fail") { throw Failure() } }
    let state = signposter.beginInterval("part", id: signposter.makeSignpostID(), "of \(2)")
    signposter.endInterval("part", state)
    os_signpost(.begin, log: .default, name: "old", signpostID: .exclusive, "%d rows", 3)
    os_signpost(.end, log: .default, name: "old")
  }
}
