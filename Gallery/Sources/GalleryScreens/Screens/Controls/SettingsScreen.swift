import Masonry
import UIKitShim

/// A grouped table below a navigation bar and above a tab bar.
final class SettingsScreen: UITabBarController {
  static let (connections, appearance) = (1, 2)

  private let settings = SettingsTable()

  override func viewDidLoad() {
    super.viewDidLoad()
    let first = UINavigationController(rootViewController: settings)
    first.tabBarItem = UITabBarItem(title: "Settings", image: .glyph(.sliders), tag: 0)
    let others = [
      empty("Library", .shelf, "What you keep is here."),
      empty("Search", .lens, "Three new results are ready."),
    ]
    others[1].tabBarItem.badgeValue = "3"
    viewControllers = [first] + others
  }

  /// A screen without content, with a line that explains it.
  private func empty(_ title: String, _ glyph: Glyph, _ text: String) -> UIViewController {
    let controller = UIViewController()
    let hint = UILabel.hint(text)
    controller.view.backgroundColor = Palette.grouped
    controller.view.addSubview(hint)
    hint.mas_makeConstraints { make in
      make.center.equalTo(controller.view)
    }
    controller.tabBarItem = UITabBarItem(title: title, image: .glyph(glyph), tag: 0)
    return controller
  }

  /// Pushes the screen of a section.
  func open(_ section: Int) {
    let detail = SettingsTable(section: section)
    settings.navigationController?.pushViewController(detail, animated: false)
  }

  /// Shows a sheet over everything.
  func presentSheet() {
    let sheet = SettingsTable(section: Self.appearance)
    present(UINavigationController(rootViewController: sheet), animated: false)
  }
}

/// Sections of rows in each style of cell, or one of them.
private final class SettingsTable: UIViewController, UITableViewDataSource {
  private struct Row {
    let title: String
    var detail = ""
    var style = UITableViewCell.CellStyle.value1
  }

  private var sections: [(title: String?, rows: [Row])] = [
    (nil, [Row(title: "Ada Lovelace", detail: "Account, passwords and purchases", style: .subtitle)]),
    (
      "Connections",
      [
        Row(title: "Wi-Fi", detail: "Ockham Park"), Row(title: "Bluetooth", detail: "On"),
        Row(title: "Mobile data", detail: "Off"),
      ]
    ),
    (
      "Appearance",
      [
        Row(title: "Text size", detail: "Large"), Row(title: "Wallpaper", style: .default),
        Row(title: "Night shift", detail: "From sunset to sunrise", style: .subtitle),
      ]
    ),
  ]

  private var table = UITableView()

  // By its index: a comparison of titles would bring Unicode's tables into the page.
  convenience init(section: Int) {
    self.init(nibName: nil, bundle: nil)
    sections = [sections[section]]
    title = sections[0].title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if title == nil { title = "Settings" }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    table = UITableView(frame: view.bounds, style: .insetGrouped)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    view.addSubview(table)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded, isTextLarge != Self.isLarge(previousTraitCollection) else { return }
    table.reloadData()
  }

  private var isTextLarge: Bool { Self.isLarge(traitCollection) }

  private static func isLarge(_ traits: UITraitCollection?) -> Bool {
    guard let category = traits?.preferredContentSizeCategory else { return false }
    return category == .extraExtraExtraLarge || category.isAccessibilityCategory
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    // A large detail beside a large title leaves it no room.
    let style = row.style == .value1 && isTextLarge ? .subtitle : row.style
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.textLabel?.numberOfLines = isTextLarge ? 0 : 1
    cell.detailTextLabel?.numberOfLines = 0
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
