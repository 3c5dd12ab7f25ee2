import OpenUIKit
import Testing

// Classes of the tests' own, since proxies hold for all that runs on a thread.
private final class ProxiedTable: UITableView {}
private final class OwnTable: UITableView {}
private final class ProxiedCell: UITableViewCell {}

@MainActor
@Suite("Appearance proxies of tables")
struct TableAppearanceTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("set separators, the index and the padding of headers, unless the table has its own")
  func tables() {
    let proxy = ProxiedTable.appearance()
    proxy.separatorColor = .red
    proxy.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 3)
    proxy.separatorStyle = .none
    proxy.sectionIndexColor = .green
    proxy.sectionIndexBackgroundColor = .blue
    proxy.sectionHeaderTopPadding = 0
    let (table, own) = (ProxiedTable(frame: window.bounds), ProxiedTable(frame: window.bounds))
    own.separatorColor = .brown
    own.separatorInset = .zero
    for view in [table, own] { window.addSubview(view) }
    #expect(table.separatorColor == .red && table.separatorStyle == .none)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 3))
    #expect(table.sectionIndexColor == .green && table.sectionIndexBackgroundColor == .blue)
    #expect(table.sectionHeaderTopPadding == 0)
    #expect(own.separatorColor == .brown && own.separatorInset == .zero && own.sectionIndexColor == .green)
    let other = OwnTable(frame: window.bounds)
    window.addSubview(other)
    #expect(other.separatorColor == .separator && other.sectionIndexColor == nil)
  }

  @Test("set the separators and selections of cells")
  func cells() {
    ProxiedCell.appearance().separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
    ProxiedCell.appearance().selectionStyle = .none
    let cell = ProxiedCell(style: .default, reuseIdentifier: nil)
    window.addSubview(cell)
    #expect(cell.separatorInset.left == 7 && cell.selectionStyle == .none)
  }
}
