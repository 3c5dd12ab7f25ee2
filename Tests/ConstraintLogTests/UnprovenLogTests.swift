import ConstraintLog
import Testing

/// Logs of public threads, shortened, that are cut or damaged, or whose constraints can hold: nothing false is stated of them.
@Suite struct UnprovenLogTests {
  private func diagnosis(_ text: String) throws -> Diagnosis {
    try #require(Diagnosis.diagnoses(of: "Unable to simultaneously satisfy constraints.\n(\n" + text).first)
  }

  @Test("Margins that the log measures are not assumed, and 8 + 10 + 60 + 10 + 8 are 96")
  func measuredMargins() throws {
    let lines = #"""
      "<NSLayoutConstraint:0x11 LogoView:0xA1.height == 60   (active)>",
      "<NSLayoutConstraint:0x12 LogoView:0xA1.top == UITableViewCellContentView:0xB1.topMargin + 10   (active)>",
      "<NSLayoutConstraint:0x13 UITableViewCellContentView:0xB1.bottomMargin >= LogoView:0xA1.bottom + 10   (active)>",
      "<NSLayoutConstraint:0x14 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0xC1'UIViewLayoutMarginsGuide']-(8)-|   (active, names: '|':UITableViewCellContentView:0xB1 )>",
      "<NSLayoutConstraint:0x15 'UIView-topMargin-guide-constraint' V:|-(8)-[UILayoutGuide:0xC1'UIViewLayoutMarginsGuide']   (active, names: '|':UITableViewCellContentView:0xB1 )>",
      "<NSLayoutConstraint:0x16 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xB1.height == HEIGHT   (active)>"
      """#
    func answer(_ height: String) throws -> Diagnosis {
      try diagnosis(lines.replacing("HEIGHT", with: height))
    }
    #expect(try answer("96").contradictions.isEmpty)
    #expect(try answer("95").largest?.points == 1)
  }

  @Test("A name without its address, and an address without its end, are those of the other lines")
  func cutNames() throws {
    let named = try diagnosis(
      #"""
      "<NSLayoutConstraint:0x11 'a.bottom' HostView:0xA1.bottom == InputPad:0xB1.top   (active)>",
      "<NSLayoutConstraint:0x12 HelperBar.height == 45   (active, names: HelperBar:0xC1 )>",
      "<NSLayoutConstraint:0x13 HelperBar.bottom == InputPad:0xB1.top   (active, names: HelperBar:0xC1 )>",
      "<NSLayoutConstraint:0x14 V:[HostView:0xA1]-(0)-[HelperBar]   (a
      """#)
    #expect(named.largest?.points == 45)
    let addressed = try diagnosis(
      #"""
      "<NSLayoutConstraint:0x11 FeedTable:0xA1.bottom <= UILayoutGuide:0xC1'UIViewSafeAreaLayoutGuide'.bottom   (active)>",
      "<NSLayoutConstraint:0x12 FeedTable:0xA1.bottom >= UIView:0x7fd91a801460.bottom   (active)>",
      "<NSLayoutConstraint:0x13 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0xC1'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0x7fd9
      """#)
    #expect(addressed.largest?.points == 34)
  }

  @Test("The beginning of the system's identifier shows that UIKit sets the row's height")
  func cutIdentifier() throws {
    let cut = try diagnosis(
      #"""
      "<SnapKit.LayoutConstraint:0x11@RowCell.swift#16 BoxView:0xA1.height == 58.0>",
      "<SnapKit.LayoutConstraint:0x12@RowCell.swift#17 BoxView:0xA1.top == UITableViewCellContentView:0xB1.top>",
      "<SnapKit.LayoutConstraint:0x13@RowCell.swift#17 BoxView:0xA1.bottom == UITableViewCellContentView:0xB1.bottom>",
      "<NSLayoutConstraint:0x14 'UIView-Encap
      """#)
    let sentence = cut.suspects.first?.sentence ?? ""
    #expect(
      cut.contradictions.isEmpty && sentence.contains("not proven")
        && sentence.contains("boxView.height == 58"))
  }

  @Test(
    "A list that ends in a comma, or before an address, is cut, and a row's content lacks the row's size",
    arguments: ["", "\"<", "\"<NSLayout", "\"<NSLayoutConstraint:"])
  func cutInRow(_ end: String) throws {
    let cut = try diagnosis(
      #"""
      "<NSLayoutConstraint:0x11 H:|-(14)-[BadgeView:0xA1]   (active, names: '|':UITableViewCellContentView:0xB1 )>",
      "<NSLayoutConstraint:0x12 H:[BadgeView:0xA1]-(6)-[UILabel:0xA2]   (active)>",
      """# + "\n" + end)
    #expect(cut.log.isCut && cut.contradictions.isEmpty && cut.text.contains("The log is cut off"))
    let sentence = cut.suspects.first?.sentence ?? ""
    #expect(sentence.contains("not proven") && sentence.contains("the width of the row"))
  }

  @Test("A list that is closed is not cut")
  func closedList() throws {
    let closed = try diagnosis(
      #"""
      "<NSLayoutConstraint:0x11 H:|-(14)-[BadgeView:0xA1]   (active, names: '|':UITableViewCellContentView:0xB1 )>",
      "<NSLayoutConstraint:0x12 H:[BadgeView:0xA1]-(6)-[UILabel:0xA2]   (active)>"
      )
      """#)
    #expect(!closed.log.isCut && closed.suspects.isEmpty)
  }

  @Test("What cannot be read of a conflict is listed, and it remains a conflict")
  func damaged() throws {
    let damaged = try diagnosis(
      #"""
      "<NSAutoresizingMaskLayoutConstraint: 0x11> H:[PaneContent:0xA1(375)](%28null%29, %28null%29)",
      "<NSAutoresizingMaskLayoutConstraint: 0x12> H:[Pane:0xB1(320)](%28null%29, %28null%29)",
      "<NSLayoutConstraint: 0x13> (null) ((null), (null))"
      )
      """#)
    #expect(damaged.log.constraints.count == 2 && damaged.log.unread.count == 1)
    #expect(damaged.text.contains("nothing is proven"))
  }

  @Test("The name of a constraint in a text is no conflict")
  func mention() {
    #expect(
      Diagnosis.diagnoses(of: "The outlet is <NSLayoutConstraint:0x6000> now, and H:|-(8)-[label].").isEmpty)
  }

  @Test("A stack view that is measured with the width 0 has nothing to change")
  func measuredStack() throws {
    let measured = try diagnosis(
      #"""
      "<NSLayoutConstraint:0x6001 'fittingSizeHTarget' UIStackView:0x7000.width == 0   (active)>",
      "<NSLayoutConstraint:0x6002 'UISV-canvas-connection' UIStackView:0x7000.leading == PayButton:0x7001.leading   (active)>",
      "<NSLayoutConstraint:0x6003 'UISV-canvas-connection' H:[PayButton:0x7002]-(0)-|   (active, names: '|':UIStackView:0x7000 )>",
      "<NSLayoutConstraint:0x6004 'UISV-fill-equally' PayButton:0x7002.width == PayButton:0x7001.width   (active)>",
      "<NSLayoutConstraint:0x6005 'UISV-spacing' H:[PayButton:0x7001]-(8)-[PayButton:0x7002]   (active)>"
      """#)
    #expect(measured.largest?.points == 8 && measured.proposals.isEmpty)
    #expect(measured.suspects.map(\.kind) == [.zeroSize])
    #expect(measured.suspects.first?.sentence.contains("not the app's") ?? false)
  }
}
