import UIKit

/// The settings that the user can change, in a sheet.
class SettingsViewController: UITableViewController {
  private enum Row {
    case preview, lines, asks, archive, signature
  }

  private let store: MailStore
  private let sections: [(title: String, footer: String, rows: [Row])] = [
    ("Message List", "", [.preview, .lines, .archive]),
    ("Messages", "A message is moved to the bin first. From there it is deleted for good.", [.asks]),
    ("Composing", "", [.signature]),
  ]

  init(store: MailStore) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(done))
    tableView.register(SettingCell.self, forCellReuseIdentifier: "Setting")
  }

  @objc private func done() {
    dismiss(animated: true)
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
    sections[section].footer.isEmpty ? nil : sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Setting", for: indexPath)
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.detailTextLabel?.text = nil
    cell.selectionStyle = .none
    switch sections[indexPath.section].rows[indexPath.row] {
    case .preview:
      showSwitch("Show Preview", store.settings.showsPreview, #selector(previewDidChange(_:)), in: cell)
    case .archive:
      showSwitch(
        "Swipe to Archive", store.settings.swipesToArchive, #selector(archiveDidChange(_:)), in: cell)
    case .asks:
      showSwitch(
        "Ask Before Deleting", store.settings.asksBeforeDeleting, #selector(asksDidChange(_:)), in: cell)
    case .lines: showLines(in: cell)
    case .signature:
      cell.textLabel?.text = "Signature"
      cell.detailTextLabel?.text = store.settings.signature
      cell.accessoryType = .disclosureIndicator
      cell.selectionStyle = .default
    }
    return cell
  }

  private func showSwitch(_ title: String, _ isOn: Bool, _ action: Selector, in cell: UITableViewCell) {
    cell.textLabel?.text = title
    let control = UISwitch()
    control.isOn = isOn
    control.accessibilityLabel = title
    control.addTarget(self, action: action, for: .valueChanged)
    cell.accessoryView = control
  }

  private func showLines(in cell: UITableViewCell) {
    cell.textLabel?.text = "Preview Lines: \(store.settings.previewLines)"
    let stepper = UIStepper()
    stepper.minimumValue = 1
    stepper.maximumValue = 5
    stepper.value = Double(store.settings.previewLines)
    stepper.addTarget(self, action: #selector(linesDidChange(_:)), for: .valueChanged)
    cell.accessoryView = stepper
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if sections[indexPath.section].rows[indexPath.row] == .signature { editSignature() }
  }

  private func editSignature() {
    let alert = UIAlertController(
      title: "Signature", message: "It stands below every new message.", preferredStyle: .alert)
    alert.addTextField { [weak self] field in
      field.text = self?.store.settings.signature
      field.placeholder = "No Signature"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        self?.store.settings.signature = alert?.textFields?.first?.text ?? ""
        self?.tableView.reloadData()
      })
    present(alert, animated: true)
  }

  // MARK: Controls

  @objc private func previewDidChange(_ sender: UISwitch) { store.settings.showsPreview = sender.isOn }
  @objc private func archiveDidChange(_ sender: UISwitch) { store.settings.swipesToArchive = sender.isOn }
  @objc private func asksDidChange(_ sender: UISwitch) { store.settings.asksBeforeDeleting = sender.isOn }

  @objc private func linesDidChange(_ sender: UIStepper) {
    store.settings.previewLines = Int(sender.value)
    tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
  }
}

/// A title, and a value or a control beside it.
class SettingCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    for label in [textLabel, detailTextLabel] { label?.numberOfLines = 0 }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
