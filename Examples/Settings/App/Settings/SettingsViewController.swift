import UIKit

/// The list of all settings.
final class SettingsViewController: UITableViewController {
  private let preferences: Preferences
  private let sections = SettingsSection.all

  init(preferences: Preferences) {
    self.preferences = preferences
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SwitchCell.self, forCellReuseIdentifier: SwitchCell.identifier)
    tableView.register(SliderCell.self, forCellReuseIdentifier: SliderCell.identifier)
    tableView.register(StepperCell.self, forCellReuseIdentifier: StepperCell.identifier)
    tableView.register(ProfileCell.self, forCellReuseIdentifier: ProfileCell.identifier)
    NotificationCenter.default.addObserver(
      self, selector: #selector(preferencesDidChange), name: Preferences.didChangeNotification,
      object: preferences)
  }

  /// Updates the rows that show a value, without those that the user holds.
  @objc private func preferencesDidChange() {
    for cell in tableView.visibleCells {
      guard let indexPath = tableView.indexPath(for: cell) else { continue }
      update(cell, for: sections[indexPath.section].rows[indexPath.row])
    }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = makeCell(for: row, at: indexPath)
    if let icon = row.icon { cell.imageView?.image = RowIcon.image(icon.symbol, icon.color) }
    if row != .profile && row != .volume { cell.textLabel?.text = row.title }
    for label in [cell.textLabel, cell.detailTextLabel] { label?.numberOfLines = 0 }
    update(cell, for: row)
    return cell
  }

  private func makeCell(for row: SettingsRow, at indexPath: IndexPath) -> UITableViewCell {
    let preferences = self.preferences
    switch row {
    case .profile:
      return tableView.dequeueReusableCell(withIdentifier: ProfileCell.identifier, for: indexPath)
    case .metres:
      let cell = tableView.dequeueReusableCell(withIdentifier: SwitchCell.identifier, for: indexPath)
      (cell as? SwitchCell)?.onChange = { preferences.usesMetres = $0 }
      return cell
    case .volume:
      let cell = tableView.dequeueReusableCell(withIdentifier: SliderCell.identifier, for: indexPath)
      (cell as? SliderCell)?.onChange = { preferences.volume = $0 }
      return cell
    case .forecast:
      let cell = tableView.dequeueReusableCell(withIdentifier: StepperCell.identifier, for: indexPath)
      (cell as? StepperCell)?.onChange = { preferences.forecastLength = $0 }
      return cell
    case .reset: return UITableViewCell(style: .default, reuseIdentifier: nil)
    default:
      let cell = UITableViewCell(style: .named, reuseIdentifier: nil)
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func update(_ cell: UITableViewCell, for row: SettingsRow) {
    switch row {
    case .profile: (cell as? ProfileCell)?.show(preferences.profile, preferences.accent.color)
    case .notifications: cell.detailTextLabel?.text = preferences.allowsNotifications ? "On" : "Off"
    case .sound: cell.detailTextLabel?.text = Preferences.sounds[preferences.sound]
    case .volume: (cell as? SliderCell)?.value = preferences.volume
    case .appearance: cell.detailTextLabel?.text = preferences.appearance.title
    case .textSize: cell.detailTextLabel?.text = preferences.textSize == nil ? "Default" : "Custom"
    case .forecast: (cell as? StepperCell)?.show(preferences.forecastLength)
    case .metres: (cell as? SwitchCell)?.isOn = preferences.usesMetres
    case .about: break
    case .reset: cell.textLabel?.textColor = .systemRed
    }
  }

  // MARK: Selection

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .volume, .forecast, .metres: false
    default: true
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch sections[indexPath.section].rows[indexPath.row] {
    case .profile: editProfile()
    case .notifications: show(NotificationsViewController(preferences: preferences))
    case .sound: show(soundList())
    case .appearance: show(AppearanceViewController(preferences: preferences))
    case .textSize: show(TextSizeViewController(preferences: preferences))
    case .about: show(AboutViewController(color: preferences.accent.color))
    case .reset: confirmReset(at: indexPath)
    case .volume, .forecast, .metres: break
    }
  }

  private func show(_ controller: UIViewController) {
    controller.navigationItem.largeTitleDisplayMode = .never
    showDetailViewController(UINavigationController(rootViewController: controller), sender: self)
  }

  private func soundList() -> UIViewController {
    let preferences = self.preferences
    return ChoiceViewController(
      title: "Sound", choices: Preferences.sounds, selected: preferences.sound,
      footer: "The sound of reminders and warnings."
    ) { preferences.sound = $0 }
  }

  private func editProfile() {
    let navigation = UINavigationController(
      rootViewController: ProfileViewController(preferences: preferences))
    navigation.modalPresentationStyle = .formSheet
    present(navigation, animated: true)
  }

  private func confirmReset(at indexPath: IndexPath) {
    let sheet = UIAlertController(
      title: "Reset All Settings?", message: "This cannot be undone.", preferredStyle: .actionSheet)
    let preferences = self.preferences
    sheet.addAction(UIAlertAction(title: "Reset", style: .destructive) { _ in preferences.reset() })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = tableView.cellForRow(at: indexPath)
    present(sheet, animated: true)
  }
}
