import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

@MainActor
private final class Sections: UITableViewDataSource, UITableViewDelegate {
  var headerHeight = UITableView.automaticDimension
  var views: Bool = false
  var titles = true
  var log: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    views || !titles ? nil : "Section \(section)"
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard views else { return nil }
    log.append("header \(section)")
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }
}

/// Two sections of two rows, whose headers and footers are views or nothing.
@MainActor
private final class PlainSections: UITableViewDataSource, UITableViewDelegate {
  var hasViews = false

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    hasViews ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    hasViews ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
  }
}

@MainActor
@Suite("Headers and footers of tables")
struct TableSupplementTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private let sections = Sections()

  private func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = sections
    table.delegate = sections
    window.isHidden = false
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  @Test(
    "The titles of sections are in capitals in groups and as they are in plain tables",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func capitals(style: UITableView.Style) {
    let title = table(style).headerView(forSection: 0)?.textLabel?.text
    #expect(title == (style == .plain ? "Section 0" : "SECTION 0"))
    #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
    #expect(UIListContentConfiguration.plainHeader().textProperties.transform == .none)
  }

  @Test("A header of a plain table stays at the top until the next section pushes it out")
  func pinnedHeader() {
    let table = table()
    // 22 points of space and 28 of title above each section.
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 550, width: 300, height: 50))
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 22, width: 300, height: 28))
    table.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 200)
    table.contentOffset.y = 540
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.maxY == 550)
    table.contentOffset.y = 560
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 1)?.frame.minY == 572)
  }

  // Storyboards state 28 points for every plain table. The Iconfactory's Chameleon, which imitates UIKit, has it so in `_updateSectionsCache`:
  // without a view the height is zero. Of what the delegate returns Apple's page on `tableView(_:heightForHeaderInSection:)` states the
  // opposite, since iOS 5.
  @Test(
    "The height that a plain table states for all headers and footers is that of sections that have one",
    arguments: [true, false])
  func statedHeights(hasViews: Bool) {
    let plain = PlainSections(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    plain.hasViews = hasViews
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.sectionHeaderHeight, table.sectionFooterHeight, table.rowHeight) = (28, 20, 50)
    (table.dataSource, table.delegate) = (plain, plain)
    window.isHidden = false
    window.addSubview(table)
    window.layoutIfNeeded()
    // 22 points of space above the header's 28 and below it two rows, then a footer of 20.
    let (first, section): (CGFloat, CGFloat) = hasViews ? (50, 170) : (0, 100)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == first)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == section + first)
    #expect((table.headerView(forSection: 0) != nil) == hasViews)
    #expect(table.contentSize.height == 2 * section)
  }

  @Test("A height that the delegate returns is that of a section without a header too")
  func returnedHeights() {
    (sections.titles, sections.headerHeight) = (false, 30)
    let table = table()
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 52)
  }

  @Test("A header of a grouped table scrolls with its rows")
  func scrollingHeader() {
    let table = table(.grouped)
    table.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test("A touch on a header that stays does not reach the row below")
  func touchOnPinnedHeader() {
    let table = table()
    table.contentOffset.y = 200
    window.layoutIfNeeded()
    let hit = window.hitTest(CGPoint(x: 20, y: 10), with: nil)
    #expect(hit?.isDescendant(of: table.headerView(forSection: 0) ?? UIView()) == true)
  }

  @Test("The space above headers can be chosen")
  func topPadding() {
    let table = table()
    table.sectionHeaderTopPadding = 0
    #expect(table.rectForHeader(inSection: 0).height == 28)
  }

  @Test("Views of the app's own have the height that was asked for, and are used again")
  func ownViews() {
    sections.views = true
    sections.headerHeight = 40
    let table = table()
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 22, width: 300, height: 40))
    let first = table.headerView(forSection: 0)
    table.contentOffset.y = 1200
    window.layoutIfNeeded()
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(sections.log.count >= 2 && table.headerView(forSection: 0) != nil)
    #expect(
      first?.superview === table || table.dequeueReusableHeaderFooterView(withIdentifier: "header") === first)
  }

  @Test("Rows of an inset table are inset, with round corners at the ends of a section")
  func insetGroups() {
    let table = table(.insetGrouped)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.frame.minX == 16 && cell?.frame.width == 268)
    #expect(cell?.layer.cornerRadius == 10)
    #expect(cell?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.layer.cornerRadius == 0)
  }
}
