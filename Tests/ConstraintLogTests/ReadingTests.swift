import Testing

@testable import ConstraintLog

/// The values of a log.
@Suite struct ReadingTests {
  private func constraint(_ text: String) throws -> ConstraintLog.Constraint {
    try #require(ConstraintLog.logs(in: text).first?.constraints.first)
  }

  @Test func anEquationHasAllItsParts() throws {
    let text =
      "<NSLayoutConstraint:0x7f01 'half' UIView:0xa1'x'.width >= 0.5*App.Box:0xa2.height - 10.25 @750   (active)>"
    let log = try #require(ConstraintLog.logs(in: text).first)
    let constraint = try #require(log.constraints.first)
    #expect(constraint.className == "NSLayoutConstraint" && constraint.name == "0x7f01")
    #expect(constraint.identifier == "half" && constraint.state == .active && constraint.origin == .code)
    #expect(
      constraint.first == ConstraintLog.Anchor(0, .width)
        && constraint.second == ConstraintLog.Anchor(1, .height))
    #expect(constraint.relation == .greaterThanOrEqual && constraint.multiplier == 0.5)
    #expect(constraint.constant == -10.25 && constraint.priority == 750 && constraint.text == text)
    #expect(log.items[0].text == "x" && log.items[1].className == "App.Box" && log.items[1].name == "0xa2")
  }

  @Test func aMaskIsKept() throws {
    let constraint = try constraint(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=-&- UIView:0xa1.minX == 5 (active, names: '|':UIView:0xb0 )>"
    )
    #expect(constraint.mask.hasPrefix("h=--& v=-&-") && constraint.origin == .autoresizing)
    #expect(
      constraint.first.attribute == .left && constraint.second?.attribute == .left && constraint.constant == 5
    )
  }

  /// Only a mail in the coding "quoted-printable" has `=20` for a space (RFC 2045, 6.7).
  @Test func anEqualsSignBeforeDigitsStaysOutsideOfMails() throws {
    let text = "<NSLayoutConstraint:0x1 'row=20' UIView:0xa1.width == 5   (active)>"
    #expect(try constraint("https://example.com/?q=3D\n" + text).identifier == "row=20")
  }

  @Test func anInactiveConstraintIsMarked() throws {
    #expect(try constraint("<NSLayoutConstraint:0x1 UIView:0xa1.width == 5 (inactive)>").state == .inactive)
    #expect(try constraint("<NSLayoutConstraint:0x1 UIView:0xa1.width == 5>").state == .unstated)
  }

  @Test func prioritiesOfContentAreRead() throws {
    let constraint = try constraint(
      "<NSContentSizeLayoutConstraint:0x1 H:[UILabel:0xa1'T'(41.5)] Hug:251 CompressionResistance:750   (active)>"
    )
    #expect(
      constraint.contentPriorities?.hugging == 251
        && constraint.contentPriorities?.compressionResistance == 750)
    #expect(constraint.constant == 41.5)
  }

  @Test func aPasteMayHaveSeveralConflicts() {
    let one =
      "<NSLayoutConstraint:0x1 UIView:0xa1.width == 1>\n<NSLayoutConstraint:0x2 UIView:0xa1.width == 2>\n"
    let broken =
      "Will attempt to recover by breaking constraint\n<NSLayoutConstraint:0x1 UIView:0xa1.width == 1>\n"
    let (other, third) = (one.replacing("0xa1", with: "0xb"), one.replacing("width", with: "height"))
    let logs = ConstraintLog.logs(
      in: one + broken + other.replacing("== 2", with: "== 3") + broken + "simultaneously\n" + third)
    #expect(logs.map(\.constraints.count) == [2, 2, 2])
    #expect(logs.map(\.broken) == [[0], [0], []])
  }

  @Test func whatIsNotUnderstoodIsListed() throws {
    let log = try #require(
      ConstraintLog.logs(
        in: "<NSLayoutConstraint:0x1 something else>\n<NSLayoutConstraint:0x2 UIView:0xa1.width == 1>"
      ).first)
    #expect(log.unread == ["<NSLayoutConstraint:0x1 something else>"] && log.constraints.count == 1)
    #expect(Diagnosis(of: log).text.contains("something else"))
  }

  @Test func privateDataIsNamed() throws {
    let text =
      "Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking constraint\n<private>\n"
    let logs = ConstraintLog.logs(in: text + text)
    #expect(logs.map(\.privateCount) == [2] && logs.map(\.count) == [2])
    #expect(Diagnosis(of: logs[0]).verdict.contains("<private>"))
  }

  @Test(arguments: [
    "", "Hello", "A UIView <UIView: 0x7f; frame = (0 0; 1 1)> moved.", "The constraint: 3",
    "<html><b>C:</b></html>",
  ])
  func aTextWithoutConstraintsHasNoLogs(_ text: String) {
    #expect(ConstraintLog.logs(in: text).isEmpty)
  }

  @Test func aSystemThatCanHoldHasNoContradictions() throws {
    let text = "<NSLayoutConstraint:0x1 UILabel:0xa1.top == UILabel:0xa2.bottom + 18>"
    let diagnosis = try #require(
      Diagnosis.diagnoses(of: text + "\n" + text.replacing("0x1 ", with: "0x2 ")).first)
    #expect(diagnosis.contradictions.isEmpty && diagnosis.proposals.isEmpty)
    #expect(diagnosis.verdict.contains("can all hold together") && diagnosis.verdict.contains("there twice"))
  }

  @Test(arguments: [
    ("_TtC7Profile10AvatarView", "AvatarView"),
    ("_TtGC7SwiftUI14_UIHostingViewV7Profile7RowView_", "_UIHostingView"),
    ("App.Outer.Inner", "Inner"), ("UILabel", "UILabel"), ("App.Box<App.A>", "Box"),
  ])
  func classNamesLoseTheirModules(_ name: String, _ short: String) {
    #expect(ConstraintLog.Item(className: name, name: "0x1").shortClassName == short)
  }
}
