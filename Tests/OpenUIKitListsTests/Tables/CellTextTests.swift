import OpenUIKit
import Testing

@Suite("Texts of a table's cells")
@MainActor
struct CellTextTests {
  private static let words =
    "A line of words that needs several lines in the width of a small phone, and still more words, and even more of them"

  /// A table of one row.
  private final class Source: NSObject, UITableViewDataSource {
    let cell: UITableViewCell

    init(_ cell: UITableViewCell) { self.cell = cell }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  }

  private func show(_ cell: UITableViewCell, in category: UIContentSizeCategory = .large) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.hostTraits = UITraitCollection(preferredContentSizeCategory: category)
    let table = UITableView(frame: window.bounds)
    let source = Source(cell)
    table.dataSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    withExtendedLifetime(source) {}
    return window
  }

  @Test(
    "A row is as high as the lines of its labels need",
    arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func lines(style: UITableViewCell.CellStyle) throws {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    let label = try #require(style == .default || style == .value1 ? cell.textLabel : cell.detailTextLabel)
    cell.textLabel?.text = "Title"
    label.text = Self.words
    label.numberOfLines = 0
    let window = show(cell)
    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      .height
    #expect(needed > 40 && label.bounds.height == needed && label.bounds.width > 150)
    let other = style == .subtitle ? cell.textLabel!.bounds.height : 0
    #expect(abs(cell.bounds.height - needed - other - 22) <= 1)
    #expect(label.frame.minY >= 11 - 1 && label.frame.maxY <= cell.bounds.height - 11 + 1)
    withExtendedLifetime(window) {}
  }

  @Test("The labels of a cell grow with the text size of the user")
  func textSize() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    let window = show(cell, in: .accessibilityLarge)
    #expect(cell.textLabel!.font.pointSize == 33 && cell.detailTextLabel!.font.pointSize == 26)
    #expect(cell.bounds.height > 80)
    window.hostTraits = UITraitCollection(preferredContentSizeCategory: .large)
    window.layoutIfNeeded()
    #expect(cell.textLabel!.font.pointSize == 17 && cell.detailTextLabel!.font.pointSize == 12)
  }
}
