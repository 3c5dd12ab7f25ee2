import LayoutTesting

/// Rows of the system's styles in a grouped table.
final class SettingsController: SampleController, UITableViewDataSource {
  let table = UITableView(frame: .zero, style: .insetGrouped)

  private let sections: [(title: String, footer: String?, rows: [Row])] = [
    (
      "General", "Notifications arrive at most once a day.",
      [
        Row(title: "Notifications", symbol: "bell", value: .toggle(true)),
        Row(title: "Language", symbol: "globe", value: .text("English")),
        Row(title: "Downloads over mobile data", symbol: "arrow.down.circle", value: .toggle(false)),
      ]
    ),
    (
      "Account", nil,
      [
        Row(title: "Payment methods", symbol: "creditcard", value: .disclosure),
        Row(title: "Delete account", symbol: nil, value: .none),
      ]
    ),
  ]

  private struct Row {
    let title: String
    let symbol: String?
    let value: Value
  }

  private enum Value {
    case none, disclosure, text(String), toggle(Bool)
  }

  override func buildViews() {
    title = "Settings"
    view.backgroundColor = .systemGroupedBackground
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    view.place(table)
    NSLayoutConstraint.activate(table.edges(to: view))
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    var content = cell.defaultContentConfiguration()
    if case .text(let value) = row.value {
      content = .valueCell()
      content.secondaryText = value
    }
    content.text = row.title
    content.image = row.symbol.flatMap { UIImage(systemName: $0) }
    cell.contentConfiguration = content
    cell.accessoryType = .none
    cell.accessoryView = nil
    switch row.value {
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.accessibilityLabel = row.title
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case .disclosure, .text: cell.accessoryType = .disclosureIndicator
    case .none: break
    }
    changeCell(cell)
    return cell
  }
}
