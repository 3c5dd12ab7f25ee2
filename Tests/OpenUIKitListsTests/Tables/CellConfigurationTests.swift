import OpenUIKit
import Testing

@MainActor
@Suite("Content configurations instead of labels")
struct CellLabelsAndConfigurationTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 100))

  private var texts: [String] { window.displayList().lines.map(\.text) }

  @Test("A configuration replaces the labels of its cell until it is removed")
  func replacing() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    (title.text, detail.text) = ("Title", "Detail")
    cell.frame = window.bounds
    window.addSubview(cell)
    #expect(texts == ["Title", "Detail"])
    var content = cell.defaultContentConfiguration()
    content.text = "Configured"
    cell.contentConfiguration = content
    #expect(texts == ["Configured"])
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    cell.contentConfiguration = nil
    #expect(texts == ["Title", "Detail"] && cell.textLabel === title)
  }

  @Test("Titles of a plain table are grey, and that of a footer is smaller")
  func plainTitles() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    }
    let (table, source) = (UITableView(frame: window.bounds), Source())
    table.dataSource = source
    window.addSubview(table)
    let list = window.displayList()
    let looks = list.texts.map { "\(list.lines[$0.lines.lowerBound].text) \($0.font.pointSize)" }
    #expect(looks == ["Header 15.0", "Footer 13.0"])
    #expect(list.texts.last?.color.alpha == DisplayList.Color(UIColor.secondaryLabel.cgColor).alpha)
  }
}
