import UIKit

/// The list of mailboxes, and below it the accounts.
class MailboxesViewController: UIViewController, UITableViewDelegate, MailStoreObserver {
  enum Section: Hashable { case mailboxes, favourites, account }

  enum Row: Hashable {
    case mailbox(Mailbox)
    case contact(Contact)
    case account(Account)
  }

  private let store: MailStore
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private var dataSource: MailboxesDataSource!
  private let statusLabel = UILabel()

  init(store: MailStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mailboxes"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "gearshape"), style: .plain, target: self, action: #selector(showSettings))
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Settings"
    setUpTable()
    setUpToolbar()
    store.addObserver(self)
    showRows(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  private func setUpTable() {
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    tableView.register(MailboxCell.self, forCellReuseIdentifier: "Mailbox")
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    dataSource = MailboxesDataSource(tableView: tableView) { [weak self] tableView, indexPath, row in
      self?.cell(for: row, at: indexPath)
    }
  }

  private func setUpToolbar() {
    statusLabel.text = "Updated Just Now"
    statusLabel.font = .preferredFont(forTextStyle: .caption1)
    statusLabel.sizeToFit()
    let compose = UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: #selector(compose(_:)))
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let balance = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    balance.width = 32
    toolbarItems = [balance, space, UIBarButtonItem(customView: statusLabel), space, compose]
  }

  // MARK: Rows

  private func cell(for row: Row, at indexPath: IndexPath) -> UITableViewCell {
    switch row {
    case .mailbox(let mailbox):
      let cell = tableView.dequeueReusableCell(withIdentifier: "Mailbox", for: indexPath)
      (cell as? MailboxCell)?.show(mailbox, count: store.count(of: mailbox))
      return cell
    case .contact(let contact):
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      cell.textLabel?.text = contact.name
      cell.textLabel?.numberOfLines = 0
      cell.imageView?.image = UIImage(systemName: "star")
      cell.accessoryType = .disclosureIndicator
      return cell
    case .account(let account):
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      cell.textLabel?.text = account.name
      cell.textLabel?.numberOfLines = 0
      cell.imageView?.image = UIImage(systemName: "person.crop.circle")
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func showRows(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.mailboxes, .favourites, .account])
    snapshot.appendItems(Mailbox.allCases.map { .mailbox($0) }, toSection: .mailboxes)
    snapshot.appendItems([SampleMail.ada, SampleMail.marco].map { .contact($0) }, toSection: .favourites)
    snapshot.appendItems(store.accounts.map { .account($0) }, toSection: .account)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func mailStoreDidChange(_ store: MailStore) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(Mailbox.allCases.map { .mailbox($0) })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .mailbox(let mailbox):
      navigationController?.pushViewController(
        MessageListViewController(store: store, mailbox: mailbox), animated: true)
    case .contact(let contact):
      show(ContactViewController(contact: contact, store: store), sender: self)
    case .account:
      tableView.deselectRow(at: indexPath, animated: true)
      showSettings()
    case nil:
      break
    }
  }

  // MARK: Actions

  @objc private func compose(_ sender: UIBarButtonItem) {
    present(ComposeViewController.sheet(Draft(), store: store), animated: true)
  }

  @objc private func showSettings() {
    let settings = SettingsViewController(store: store)
    present(UINavigationController(rootViewController: settings), animated: true)
  }
}

class MailboxesDataSource: UITableViewDiffableDataSource<
  MailboxesViewController.Section, MailboxesViewController.Row
>
{
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    switch sectionIdentifier(for: section) {
    case .favourites: return "Favourites"
    case .account: return "Accounts"
    default: return nil
    }
  }
}
