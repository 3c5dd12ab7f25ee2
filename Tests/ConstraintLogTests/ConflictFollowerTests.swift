import ConstraintLog
import Testing

/// Output of other programs, passed on with explanations.
@Suite struct ConflictFollowerTests {
  private static let list = """
    2024-03-01 12:00:00.123 E  App[42:17] [com.apple.UIKit:LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSLayoutConstraint:0x1 UIView:0xa1.width == 20   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa1.width == 40   (active)>"
    )
    """
  private static let broken = """

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x1 UIView:0xa1.width == 20   (active)>
    """

  private func followed(_ text: String) -> [String] {
    var follower = ConflictFollower()
    var output = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      follower.output(for: String($0))
    }.joined()
    output += follower.finish()
    return output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func everyLineIsPassedOnInItsOrder() {
    let text = "Test Suite started\n" + Self.list + Self.broken + "\nTest Case passed\n" + Self.list + "\nend"
    var rest = followed(text)[...]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let place = rest.firstIndex(of: String(line))
      #expect(place != nil, "\(line)")
      rest = rest[(place.map { $0 + 1 } ?? rest.endIndex)...]
    }
  }

  @Test(arguments: [list + broken + "\nnext", list + "\nnext", list + broken, list, list + "\n\n\nnext"])
  func theExplanationIsBelowTheConflict(_ text: String) throws {
    let lines = followed(text)
    let place = try #require(
      lines.firstIndex { $0.contains("masonry: The UIView must be 20 wide and 40 wide") }, "\(lines)")
    let last = try #require(lines.lastIndex { $0.contains("<NSLayoutConstraint") })
    #expect(place > last)
    if let next = lines.firstIndex(of: "next") { #expect(next > place) }
  }

  @Test func theBrokenConstraintIsPartOfTheExplanation() {
    #expect(followed(Self.list + Self.broken).contains { $0.contains("gave up: view.width == 20") })
  }

  @Test func anEqualConflictIsExplainedOnceAndCounted() {
    let other = Self.list.replacing("0xa1", with: "0xb7")
    let lines = followed(Self.list + "\n-\n" + other + "\n-\n" + Self.list)
    #expect(lines.count { $0.contains("must be 20 wide") } == 1)
    #expect(lines.contains { $0.contains("the same conflict as before, 2 times now") })
    #expect(lines.contains { $0.contains("the same conflict as before, 3 times now") })
  }

  @Test func aConflictThatBeginsInsideAnotherEndsIt() {
    let cut = Self.list.split(separator: "\n").dropLast(1).joined(separator: "\n")
    let lines = followed(cut + "\n" + Self.list.replacing("20", with: "30"))
    #expect(
      lines.contains { $0.contains("20 wide and 40 wide") }
        && lines.contains { $0.contains("30 wide and 40 wide") })
  }

  @Test func anOutputWithoutConflictsIsUnchanged() {
    #expect(
      followed("a\n\n)\nWill attempt to recover by breaking constraint\nb") == [
        "a", "", ")", "Will attempt to recover by breaking constraint", "b", "",
      ])
  }

  /// The form in which LayoutTesting and a window of OpenUIKit print a conflict.
  @Test func aReportOfALayoutTestIsExplained() {
    let report = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      (
          "<MASLayoutConstraint:0x1 UIView:box.height == 20>  Screen.swift:4",
          "<MASLayoutConstraint:0x2 UIView:box.height == 40>  Screen.swift:5"
      )

      Will attempt to recover by breaking constraint
      <MASLayoutConstraint:0x2 UIView:box.height == 40>
      """
    let lines = followed(report + "\nTest failed")
    #expect(lines.contains { $0.contains("masonry: The UIView box must be 20 high and 40 high") })
    #expect(lines.contains { $0.contains("Screen.swift:4") && $0.contains("1.") })
  }
}
