import UIKit

/// Chooses the appearance and the colour of the app.
final class AppearanceViewController: UITableViewController {
  private let preferences: Preferences

  init(preferences: Preferences) {
    self.preferences = preferences
    super.init(style: .insetGrouped)
    title = "Appearance"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "choice")
    NotificationCenter.default.addObserver(
      self, selector: #selector(preferencesDidChange), name: Preferences.didChangeNotification,
      object: preferences)
  }

  @objc private func preferencesDidChange() {
    for cell in tableView.visibleCells {
      if let indexPath = tableView.indexPath(for: cell) { update(cell, at: indexPath) }
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? Preferences.Appearance.allCases.count : Preferences.Accent.allCases.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Appearance" : "Colour"
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "Automatic follows the device, which can change at sunset." : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    update(cell, at: indexPath)
    return cell
  }

  private func update(_ cell: UITableViewCell, at indexPath: IndexPath) {
    if indexPath.section == 0 {
      let appearance = Preferences.Appearance.allCases[indexPath.row]
      cell.textLabel?.text = appearance.title
      cell.imageView?.image = nil
      cell.accessoryType = appearance == preferences.appearance ? .checkmark : .none
    } else {
      let accent = Preferences.Accent.allCases[indexPath.row]
      cell.textLabel?.text = accent.title
      cell.imageView?.image = UIImage(systemName: "circle.fill")
      cell.imageView?.tintColor = accent.color
      cell.accessoryType = accent == preferences.accent ? .checkmark : .none
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 0 {
      preferences.appearance = Preferences.Appearance.allCases[indexPath.row]
    } else {
      preferences.accent = Preferences.Accent.allCases[indexPath.row]
    }
  }
}
