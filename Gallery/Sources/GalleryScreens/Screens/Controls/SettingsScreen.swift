import UIKitShim

/// A grouped table below a navigation bar and above a tab bar.
final class SettingsScreen: UITabBarController {
  private let settings = SettingsTable()

  override func viewDidLoad() {
    super.viewDidLoad()
    let first = UINavigationController(rootViewController: settings)
    first.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 0)
    let others = ["Library", "Search"].enumerated().map { index, title -> UIViewController in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: index + 1)
      return controller
    }
    others[1].tabBarItem.badgeValue = "3"
    viewControllers = [first] + others
  }

  /// Pushes the row's screen.
  func open(_ title: String) {
    let detail = SettingsTable()
    detail.title = title
    settings.navigationController?.pushViewController(detail, animated: false)
  }

  /// Shows a sheet over everything.
  func presentSheet() {
    let sheet = SettingsTable()
    sheet.title = "New account"
    present(UINavigationController(rootViewController: sheet), animated: false)
  }
}

/// Sections of rows in each style of cell.
private final class SettingsTable: UIViewController, UITableViewDataSource {
  private struct Row {
    let title: String
    var detail = ""
    var style = UITableViewCell.CellStyle.value1
  }

  private let sections: [(title: String?, rows: [Row])] = [
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

  override func viewDidLoad() {
    super.viewDidLoad()
    if title == nil { title = "Settings" }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    let table = UITableView(frame: view.bounds, style: .grouped)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    view.addSubview(table)
    table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
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
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.detailTextLabel?.numberOfLines = 0
    return cell
  }
}
