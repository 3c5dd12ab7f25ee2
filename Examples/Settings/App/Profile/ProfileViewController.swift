import UIKit

/// Edits the profile, and asks before changes are lost.
final class ProfileViewController: UITableViewController, UITextFieldDelegate, UITextViewDelegate,
  UIAdaptivePresentationControllerDelegate
{
  private enum Section: Int, CaseIterable {
    case identity, note, birthday, log
  }

  private let preferences: Preferences
  private var profile: Profile
  private let avatarView = UIImageView()
  private let nameCell = FieldCell(title: "Name")
  private let emailCell = FieldCell(title: "Email")
  private let noteCell = NoteCell()
  private let logSwitch = UISwitch()

  init(preferences: Preferences) {
    self.preferences = preferences
    profile = preferences.profile
    super.init(style: .insetGrouped)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
    navigationController?.presentationController?.delegate = self
    nameCell.textField.text = profile.name
    emailCell.textField.text = profile.email
    emailCell.textField.keyboardType = .emailAddress
    emailCell.textField.autocapitalizationType = .none
    for cell in [nameCell, emailCell] {
      cell.textField.delegate = self
      cell.textField.addTarget(self, action: #selector(textDidChange), for: .editingChanged)
    }
    noteCell.textView.text = profile.note
    noteCell.textView.delegate = self
    logSwitch.isOn = profile.sharesLog
    logSwitch.addTarget(self, action: #selector(textDidChange), for: .valueChanged)
    tableView.tableHeaderView = header()
    tableView.keyboardDismissMode = .onDrag
    profileDidChange()
  }

  private func header() -> UIView {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 136))
    avatarView.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(avatarView)
    NSLayoutConstraint.activate([
      avatarView.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      avatarView.centerYAnchor.constraint(equalTo: header.centerYAnchor, constant: 4),
    ])
    return header
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section) == .identity ? 2 : 1
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Section(rawValue: section) == .note ? "About You" : nil
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Section(rawValue: section) == .log ? "Friends can read what you saw, but not where you were." : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .identity: return indexPath.row == 0 ? nameCell : emailCell
    case .note: return noteCell
    case .birthday: return BirthdayCell()
    default:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Share My Log"
      cell.textLabel?.numberOfLines = 0
      cell.accessoryView = logSwitch
      cell.selectionStyle = .none
      logSwitch.accessibilityLabel = "Share My Log"
      return cell
    }
  }

  // MARK: Editing

  @objc private func textDidChange() {
    profile.name = nameCell.textField.text ?? ""
    profile.email = emailCell.textField.text ?? ""
    profile.sharesLog = logSwitch.isOn
    profileDidChange()
  }

  func textViewDidChange(_ textView: UITextView) {
    profile.note = textView.text
    profileDidChange()
  }

  private func profileDidChange() {
    avatarView.image = RowIcon.avatar(profile.initials, preferences.accent.color, diameter: 96)
    let hasChanges = profile != preferences.profile
    navigationItem.rightBarButtonItem?.isEnabled = hasChanges && !profile.name.isEmpty
    isModalInPresentation = hasChanges
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameCell.textField {
      emailCell.textField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  @objc private func save() {
    preferences.profile = profile
    dismiss(animated: true)
  }

  @objc private func cancel() {
    if profile == preferences.profile {
      dismiss(animated: true)
    } else {
      confirmDiscarding()
    }
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    confirmDiscarding()
  }

  private func confirmDiscarding() {
    view.endEditing(true)
    let sheet = UIAlertController(
      title: nil, message: "You have changed your profile.", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }
}
