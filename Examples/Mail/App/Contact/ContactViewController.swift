import UIKit

/// The card of a contact.
class ContactViewController: UITableViewController {
  private let contact: Contact
  private let store: MailStore
  private var messages: [Message] = []

  init(contact: Contact, store: MailStore) {
    self.contact = contact
    self.store = store
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    tableView.register(ContactFieldCell.self, forCellReuseIdentifier: "Field")
    tableView.register(MessageCell.self, forCellReuseIdentifier: "Message")
    messages = store.messages.filter { $0.sender == contact }
    let header = ContactHeaderView(contact)
    header.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 208)
    header.messageButton.addTarget(self, action: #selector(writeMessage), for: .touchUpInside)
    tableView.tableHeaderView = header
  }

  /// A header has the height of its content.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let header = tableView.tableHeaderView else { return }
    let height = header.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard height != header.frame.height else { return }
    header.frame.size.height = height
    tableView.tableHeaderView = header
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private var fields: [(title: String, value: String)] {
    [("email", contact.address)] + (contact.role.isEmpty ? [] : [("job title", contact.role)])
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? fields.count : messages.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 1 && !messages.isEmpty ? "Messages" : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.section == 0 else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
      (cell as? MessageCell)?.show(messages[indexPath.row], store.settings)
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "Field", for: indexPath)
    let field = fields[indexPath.row]
    cell.textLabel?.text = field.title
    cell.detailTextLabel?.text = field.value
    cell.detailTextLabel?.textColor = indexPath.row == 0 ? .tintColor : .label
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 1 {
      navigationController?.pushViewController(
        MessageViewController(id: messages[indexPath.row].id, store: store), animated: true)
    } else if indexPath.row == 0 {
      writeMessage()
    }
  }

  @objc private func writeMessage() {
    present(ComposeViewController.sheet(Draft(to: contact.address), store: store), animated: true)
  }
}

/// A small title, and the value below.
class ContactFieldCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    textLabel?.font = .preferredFont(forTextStyle: .footnote)
    detailTextLabel?.font = .preferredFont(forTextStyle: .body)
    for label in [textLabel, detailTextLabel] { label?.adjustsFontForContentSizeCategory = true }
    detailTextLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// The picture, the name and the buttons of a contact.
class ContactHeaderView: UIView {
  let messageButton = UIButton(type: .system)
  private let avatar = AvatarView()
  private let nameLabel = UILabel()

  init(_ contact: Contact) {
    super.init(frame: .zero)
    avatar.show(contact)
    nameLabel.text = contact.name
    nameLabel.font = .preferredFont(forTextStyle: .title1)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.textAlignment = .center
    nameLabel.numberOfLines = 0
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Mail"
    configuration.image = UIImage(systemName: "envelope.fill")
    configuration.imagePlacement = .top
    configuration.imagePadding = 4
    messageButton.configuration = configuration
    let stack = UIStackView(arrangedSubviews: [avatar, nameLabel, messageButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 88),
      avatar.heightAnchor.constraint(equalToConstant: 88),
      messageButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 112),
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
