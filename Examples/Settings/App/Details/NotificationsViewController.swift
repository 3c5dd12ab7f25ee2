import UIKit

/// Which notifications come, and when.
final class NotificationsViewController: UITableViewController {
  private enum Row: Int, CaseIterable {
    case daily, tides, storms

    var title: String {
      switch self {
      case .daily: "Daily Reminder"
      case .tides: "High Water"
      case .storms: "Storm Warnings"
      }
    }
  }

  private let preferences: Preferences

  init(preferences: Preferences) {
    self.preferences = preferences
    super.init(style: .insetGrouped)
    title = "Notifications"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SwitchCell.self, forCellReuseIdentifier: SwitchCell.identifier)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { preferences.allowsNotifications ? 2 : 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : Row.allCases.count
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "Without notifications the app is silent, also before a storm." : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: SwitchCell.identifier, for: indexPath)
    guard let cell = cell as? SwitchCell else { return cell }
    cell.textLabel?.numberOfLines = 0
    if indexPath.section == 0 {
      cell.textLabel?.text = "Allow Notifications"
      cell.isOn = preferences.allowsNotifications
      cell.onChange = { [weak self] in self?.allow($0) }
    } else {
      let row = Row.allCases[indexPath.row]
      cell.textLabel?.text = row.title
      cell.isOn = value(of: row)
      cell.onChange = { [weak self] in self?.set($0, for: row) }
    }
    return cell
  }

  private func allow(_ isAllowed: Bool) {
    preferences.allowsNotifications = isAllowed
    if isAllowed {
      tableView.insertSections([1], with: .fade)
    } else {
      tableView.deleteSections([1], with: .fade)
    }
  }

  private func value(of row: Row) -> Bool {
    switch row {
    case .daily: preferences.remindsDaily
    case .tides: preferences.announcesTides
    case .storms: preferences.warnsOfStorms
    }
  }

  private func set(_ isOn: Bool, for row: Row) {
    switch row {
    case .daily: preferences.remindsDaily = isOn
    case .tides: preferences.announcesTides = isOn
    case .storms: preferences.warnsOfStorms = isOn
    }
  }
}
