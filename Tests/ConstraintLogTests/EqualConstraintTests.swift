import Testing

@testable import ConstraintLog

/// Constraints that a list has several times, because the code that makes them runs again.
@Suite struct EqualConstraintTests {
  private func diagnosis(_ lines: String) throws -> Diagnosis {
    try #require(
      Diagnosis.diagnoses(of: "Unable to simultaneously satisfy constraints.\n(\n\(lines)\n)").first)
  }

  @Test("Insets that are made three times are one contradiction, and a change concerns all three")
  func repeatedInsets() throws {
    let inset = "\"<NSLayoutConstraint:0xNUMBER V:[Tag:0xA1]-(14)-|   (active, names: '|':Row:0xB1 )>\",\n"
    let lines =
      ["71", "72", "73"].map { inset.replacing("NUMBER", with: $0) }.joined() + """
        "<NSLayoutConstraint:0x74 V:|-(14)-[Tag:0xA1]   (active, names: '|':Row:0xB1 )>",
        "<NSLayoutConstraint:0x75 Row:0xB1.height == 21   (active)>"
        """
    let diagnosis = try diagnosis(lines)
    #expect(diagnosis.log.constraints.count == 5 && diagnosis.contradictions.count == 1)
    #expect(diagnosis.largest?.points == 7)
    #expect(!diagnosis.suspects.contains { $0.kind == .duplicate })
    #expect(diagnosis.text.contains("The list has row.bottom == tag.bottom + 14 3 times. It counts as one."))
    #expect(
      diagnosis.proposals.contains {
        $0.sentence == "Remove \"row.bottom == tag.bottom + 14\" (made 3 times)."
      })
  }

  @Test("An equation and a format that state the same are the same")
  func twoForms() throws {
    let diagnosis = try diagnosis(
      """
      "<NSLayoutConstraint:0x71 H:[Tag:0xA1]-(9)-|   (active, names: '|':Row:0xB1 )>",
      "<NSLayoutConstraint:0x72 Tag:0xA1.right == Row:0xB1.right - 9   (active)>",
      "<NSLayoutConstraint:0x73 Tag:0xA1.right == Row:0xB1.right - 12   (active)>"
      """)
    #expect(diagnosis.contradictions.map(\.constraints) == [[0, 2]])
    #expect(diagnosis.text.contains("twice"))
  }

  @Test("Of equal constraints, the one that the system breaks is named")
  func brokenCopy() throws {
    let diagnosis = try diagnosis(
      """
      "<NSLayoutConstraint:0x71 Tag:0xA1.width == 30   (active)>",
      "<NSLayoutConstraint:0x72 Tag:0xA1.width == 30   (active)>",
      "<NSLayoutConstraint:0x73 Tag:0xA1.width == 50   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x72 Tag:0xA1.width == 30   (active)>
      """)
    #expect(diagnosis.contradictions.map(\.constraints) == [[1, 2]])
  }

  @Test("Code for a removal makes nothing: it is a comment")
  func removal() throws {
    let diagnosis = try diagnosis(
      """
      "<NSLayoutConstraint:0x71 Tag:0xA1.width == 30   (active)>",
      "<NSLayoutConstraint:0x73 Tag:0xA1.width == 50   (active)>"
      """)
    let code = try #require(diagnosis.proposals.first { $0.sentence.hasPrefix("Remove") }).code
    for text in [code.anchors, code.masonry, code.snapKit] {
      #expect(
        text.hasPrefix("// Delete: tag.") && text.split(separator: "\n").allSatisfy { $0.hasPrefix("//") })
    }
  }
}
