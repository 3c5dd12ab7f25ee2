import UIKit

/// A message: its sender, its text and its attachments.
class MessageViewController: UIViewController, MailStoreObserver {
  private let id: Int
  private let store: MailStore
  private let scrollView = UIScrollView()
  private let stack = UIStackView()
  private let header = MessageHeaderView()
  private let subjectLabel = UILabel()
  private let bodyLabel = UILabel()
  private var flagItem: UIBarButtonItem!
  private var attachments: AttachmentsView?

  init(id: Int, store: MailStore) {
    self.id = id
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    setUpViews()
    setUpConstraints()
    setUpItems()
    header.addTarget(self, action: #selector(showSender), for: .touchUpInside)
    store.addObserver(self)
    showMessage()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  private func setUpViews() {
    subjectLabel.font = .preferredFont(forTextStyle: .title2)
    bodyLabel.font = .preferredFont(forTextStyle: .body)
    for label in [subjectLabel, bodyLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    stack.axis = .vertical
    stack.spacing = 16
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    for view in [header, line, subjectLabel, bodyLabel] as [UIView] { stack.addArrangedSubview(view) }
    if let message = store.message(id), !message.attachments.isEmpty {
      let attachments = AttachmentsView(message.attachments)
      stack.addArrangedSubview(attachments)
      self.attachments = attachments
    }
    for view in [scrollView, stack] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
  }

  private func setUpConstraints() {
    let content = scrollView.contentLayoutGuide
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  private func setUpItems() {
    let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: moreMenu())
    more.accessibilityLabel = "More"
    navigationItem.rightBarButtonItem = more

    flagItem = UIBarButtonItem(
      image: UIImage(systemName: "flag"), style: .plain, target: self, action: #selector(toggleFlag))
    flagItem.accessibilityLabel = "Flag"
    let delete = UIBarButtonItem(
      barButtonSystemItem: .trash, target: self, action: #selector(deleteMessage(_:)))
    let reply = UIBarButtonItem(barButtonSystemItem: .reply, target: self, action: #selector(reply(_:)))
    let compose = UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: #selector(compose))
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    toolbarItems = [delete, space, flagItem, space, reply, space, compose]
  }

  private func moreMenu() -> UIMenu {
    let moves = UIMenu(
      title: "Move to", image: UIImage(systemName: "folder"),
      children: [Mailbox.inbox, .archive, .trash].map { mailbox in
        UIAction(title: mailbox.title, image: mailbox.symbol) { [weak self] _ in self?.move(to: mailbox) }
      })
    let unread = UIAction(title: "Mark as Unread", image: UIImage(systemName: "envelope")) { [weak self] _ in
      self?.markAsUnread()
    }
    let forward = UIAction(title: "Forward", image: UIImage(systemName: "arrowshape.turn.up.right")) {
      [weak self] _ in self?.forward()
    }
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { [weak self] _ in self?.move(to: .trash) }
    return UIMenu(
      title: "",
      children: [UIMenu(title: "", options: .displayInline, children: [forward, unread, moves]), delete])
  }

  // MARK: Content

  private func showMessage() {
    guard let message = store.message(id) else { return }
    header.show(message)
    subjectLabel.text = message.subject
    bodyLabel.text = message.body
    flagItem.image = UIImage(systemName: message.isFlagged ? "flag.fill" : "flag")
    flagItem.tintColor = message.isFlagged ? .systemOrange : nil
  }

  func mailStoreDidChange(_ store: MailStore) {
    showMessage()
  }

  // MARK: Actions

  @objc private func showSender() {
    guard let message = store.message(id) else { return }
    navigationController?.pushViewController(
      ContactViewController(contact: message.sender, store: store), animated: true)
  }

  @objc private func toggleFlag() {
    store.toggleFlag(id)
  }

  @objc private func reply(_ sender: UIBarButtonItem) {
    guard let message = store.message(id) else { return }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Reply", style: .default) { [weak self] _ in self?.write(.reply(to: message)) })
    sheet.addAction(
      UIAlertAction(title: "Forward", style: .default) { [weak self] _ in self?.write(.forward(message)) })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true)
  }

  @objc private func compose() {
    write(Draft())
  }

  @objc private func deleteMessage(_ sender: UIBarButtonItem) {
    guard store.settings.asksBeforeDeleting else { return move(to: .trash) }
    let alert = UIAlertController(
      title: "Delete Message?", message: "It is moved to the bin.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.move(to: .trash) })
    present(alert, animated: true)
  }

  private func forward() {
    guard let message = store.message(id) else { return }
    write(.forward(message))
  }

  private func write(_ draft: Draft) {
    present(ComposeViewController.sheet(draft, store: store), animated: true)
  }

  private func markAsUnread() {
    store.setRead(false, [id])
    leave()
  }

  private func move(to mailbox: Mailbox) {
    if mailbox == .trash { store.delete([id]) } else { store.move([id], to: mailbox) }
    leave()
  }

  private func leave() {
    if let splitViewController, !splitViewController.isCollapsed {
      splitViewController.setViewController(
        UINavigationController(rootViewController: NoMessageViewController()), for: .secondary)
    } else {
      navigationController?.popViewController(animated: true)
    }
  }
}
