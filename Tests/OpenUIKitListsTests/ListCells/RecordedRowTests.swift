import OpenUIKit
import Testing

/// Rows and headers that snapshot tests of public projects have recorded with iOS 15 to 17.
@MainActor
@Suite("Recorded rows")
struct RecordedRowTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 393, height: 852))

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      cell.contentConfiguration = content
      return cell
    }
  }

  private func show(_ table: UITableView, _ rows: Rows, scale: CGFloat = 3) {
    window.screenScale = scale
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  @Test(
    "A row with a content configuration is 44.33 points high at scale 3, 44.5 at scale 2", arguments: [3, 2])
  func height(scale: Int) throws {
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    show(table, rows, scale: CGFloat(scale))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(abs(cell.frame.height - (scale == 3 ? 133.0 / 3 : 44.5)) < 0.01)
  }

  @Test(
    "The text of such a row and the line below it begin at 20 in tables from 393 points on, else at 16",
    arguments: [(320, 16), (375, 16), (393, 20), (402, 20), (430, 20)] as [(CGFloat, CGFloat)])
  func inset(width: CGFloat, inset: CGFloat) throws {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 800)), Rows())
    show(table, rows)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let content = try #require(cell.contentView.subviews.first { $0 is UIListContentView })
    let label = try #require(content.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Text" })
    #expect(content.convert(label.frame, to: cell).minX == inset)
    let line = try #require(cell.subviews.first { abs($0.frame.height - 1.0 / 3) < 0.01 })
    #expect(line.frame.minX == inset)
  }

  @Test("The header of a plain table has a semibold title of 15 points in the secondary colour")
  func header() throws {
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    show(table, rows)
    let title = try #require(table.headerView(forSection: 0)?.textLabel)
    let expected = UIFont.systemFont(ofSize: 15, weight: .semibold)
    #expect(title.font.pointSize == 15 && title.font.fontName == expected.fontName)
    #expect(title.textColor == .secondaryLabel)
    let content = UIListContentConfiguration.plainHeader().textProperties
    #expect(content.font.pointSize == 15 && content.color == .secondaryLabel)
  }

  private final class PlainRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      return cell
    }
  }

  // Source: margins of content views of cells that Xcode 12 to 16 has saved.
  @Test(
    "The text of other rows, their margins and titles begin at 20 on screens from 414 points on, else at 16",
    arguments: [(320, 852, 16), (393, 852, 16), (414, 896, 20), (428, 926, 20), (844, 390, 16)]
      as [(CGFloat, CGFloat, CGFloat)])
  func margins(width: CGFloat, height: CGFloat, margin: CGFloat) throws {
    window.frame.size = CGSize(width: width, height: height)
    let (table, rows) = (UITableView(frame: window.bounds), PlainRows())
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel?.frame.minX == margin && cell.contentView.layoutMargins.left == margin)
    #expect(table.headerView(forSection: 0)?.textLabel?.frame.minX == margin)
    #expect(table.separatorInset.left == margin)
  }
}
