import OpenUIKit
import Testing

@MainActor
@Suite("Symbols in rows")
struct SymbolColumnTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ cell: UITableViewCell) {
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    window.addSubview(cell)
    window.layoutIfNeeded()

  }

  @Test(
    "are centred in a column of 28 points, so that the texts of all rows begin at one place",
    arguments: ["tray", "flag", "paperplane"])
  func cell(name: String) throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.imageView?.image = UIImage(systemName: name)
    cell.textLabel?.text = "Title"
    show(cell)
    #expect(abs(try #require(cell.imageView).frame.midX - 30) < 0.5)
    #expect(cell.textLabel?.frame.minX == 60)
  }

  @Test("are centred in that column in list content too", arguments: ["tray", "flag", "paperplane"])
  func listContent(name: String) throws {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: name)
    content.text = "Title"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    window.addSubview(view)
    window.layoutIfNeeded()
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.minX == 60)
  }

  @Test("leave pictures their own width")
  func picture() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    cell.textLabel?.text = "Title"
    show(cell)
    #expect(cell.textLabel?.frame.minX == 42)
  }
}
