import Testing

@testable import ConstraintLog

/// Texts with equal conflicts.
@Suite struct RepetitionTests {
  private func row(_ number: Int, height: Int = 10) -> String {
    """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x\(number)01 V:|-(8)-[UILabel:0x\(number)a1]   (active, names: '|':UITableViewCellContentView:0x\(number)b0 )>",
        "<NSLayoutConstraint:0x\(number)02 V:[UILabel:0x\(number)a1]-(8)-|   (active, names: '|':UITableViewCellContentView:0x\(number)b0 )>",
        "<NSLayoutConstraint:0x\(number)03 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x\(number)b0.height == \(height)   (active)>"
    )

    """
  }

  @Test func equalConflictsAreOneWithACount() {
    let logs = ConstraintLog.logs(in: (1...30).map { row($0) }.joined() + row(31, height: 12) + row(32))
    #expect(logs.map(\.count) == [31, 1])
    #expect(Diagnosis.json(logs.map { Diagnosis(of: $0) }).contains("\"count\": 31"))
  }

  @Test func differentTextsOfViewsAreDifferentConflicts() {
    let one = row(1).replacing("0x1a1", with: "0x1a1'OK'")
    #expect(ConstraintLog.logs(in: one + row(2).replacing("0x2a1", with: "0x2a1'Cancel'")).count == 2)
  }

  /// Each byte of a repeated conflict is read a few times, and only different conflicts are diagnosed.
  @Test func manyEqualConflictsCostTheirLength() {
    let text = (1...2_000).map { row($0) }.joined()
    let (logs, work) = LogReader.logs(in: text)
    #expect(logs.count == 1 && logs[0].count == 2_000)
    #expect(work < 8 * text.utf8.count)
    #expect(Diagnosis(of: logs[0]).text.utf8.count < 6_000)
  }
}
