import UIKit

/// The messages of a mailbox, with search, swipes, editing and a refresh by pulling.
class MessageListViewController: UITableViewController, UISearchResultsUpdating, MailStoreObserver {
  private let store: MailStore
  private let mailbox: Mailbox
  private var dataSource: MessagesDataSource!
  private let searchController = UISearchController(searchResultsController: nil)
  private let emptyLabel = UILabel()

  init(store: MailStore, mailbox: Mailbox) {
    self.store = store
    self.mailbox = mailbox
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = mailbox.title
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(MessageCell.self, forCellReuseIdentifier: "Message")
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 96
    dataSource = MessagesDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
      if let self, let message = self.store.message(id) {
        (cell as? MessageCell)?.show(message, self.store.settings)
      }
      return cell
    }
    setUpSearch()
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    refreshControl = refresh
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.font = .preferredFont(forTextStyle: .title3)
    store.addObserver(self)
    showMessages(animated: false)
    updateToolbar()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  private func setUpSearch() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  // MARK: Messages

  private var searchText: String { searchController.searchBar.text ?? "" }

  private func showMessages(animated: Bool) {
    let text = searchText
    let shown = store.messages(in: mailbox).filter { text.isEmpty || $0.contains(text) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown.map { $0.id })
    dataSource.apply(snapshot, animatingDifferences: animated)
    emptyLabel.text = text.isEmpty ? "No Messages" : "No Results"
    tableView.backgroundView = shown.isEmpty ? emptyLabel : nil
  }

  func mailStoreDidChange(_ store: MailStore) {
    showMessages(animated: view.window != nil)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
    updateToolbar()
  }

  func updateSearchResults(for searchController: UISearchController) {
    showMessages(animated: false)
  }

  @objc private func refresh(_ sender: UIRefreshControl) {
    store.refresh()
    sender.endRefreshing()
  }

  // MARK: Selection

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isEditing else { return updateToolbar() }
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    store.setRead(true, [id])
    let message = MessageViewController(id: id, store: store)
    if let splitViewController, !splitViewController.isCollapsed {
      splitViewController.setViewController(
        UINavigationController(rootViewController: message), for: .secondary)
    } else {
      navigationController?.pushViewController(message, animated: true)
    }
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    updateToolbar()
  }

  private var selectedIDs: [Int] {
    (tableView.indexPathsForSelectedRows ?? []).compactMap { dataSource.itemIdentifier(for: $0) }
  }

  // MARK: Swipes

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.delete([id])
      completion(true)
    }
    delete.image = UIImage(systemName: "trash.fill")
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
      self?.store.toggleFlag(id)
      completion(true)
    }
    flag.image = UIImage(systemName: "flag.fill")
    flag.backgroundColor = .systemOrange
    guard store.settings.swipesToArchive, mailbox != .archive else {
      return UISwipeActionsConfiguration(actions: [delete, flag])
    }
    let archive = UIContextualAction(style: .normal, title: "Archive") { [weak self] _, _, completion in
      self?.store.move([id], to: .archive)
      completion(true)
    }
    archive.image = UIImage(systemName: "archivebox.fill")
    archive.backgroundColor = .systemPurple
    return UISwipeActionsConfiguration(actions: [delete, flag, archive])
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath), let message = store.message(id) else {
      return nil
    }
    let title = message.isRead ? "Unread" : "Read"
    let read = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      self?.store.setRead(!message.isRead, [id])
      completion(true)
    }
    read.image = UIImage(systemName: message.isRead ? "envelope.fill" : "envelope.open.fill")
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  /// Deletes messages, after a question if they are in the bin.
  private func delete(_ ids: [Int]) {
    guard mailbox == .trash && store.settings.asksBeforeDeleting else { return store.delete(ids) }
    let alert = UIAlertController(
      title: ids.count == 1 ? "Delete this message?" : "Delete \(ids.count) messages?",
      message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.store.delete(ids) })
    present(alert, animated: true)
  }

  // MARK: Editing

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    updateToolbar()
  }

  private func updateToolbar() {
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    guard isEditing else {
      let unread = store.messages(in: mailbox).filter { !$0.isRead }.count
      let status = UILabel()
      status.text = unread > 0 ? "\(unread) Unread" : "Updated Just Now"
      status.font = .preferredFont(forTextStyle: .caption1)
      status.sizeToFit()
      let compose = UIBarButtonItem(
        barButtonSystemItem: .compose, target: self, action: #selector(compose(_:)))
      let filter = UIBarButtonItem(
        image: UIImage(systemName: "line.3.horizontal.decrease.circle"), style: .plain, target: self,
        action: #selector(markAllAsRead))
      filter.accessibilityLabel = "Mark All as Read"
      toolbarItems = [filter, space, UIBarButtonItem(customView: status), space, compose]
      return
    }
    let hasSelection = !selectedIDs.isEmpty
    let mark = UIBarButtonItem(title: "Mark", style: .plain, target: self, action: #selector(mark(_:)))
    let move = UIBarButtonItem(
      title: "Move", style: .plain, target: self, action: #selector(moveSelected(_:)))
    let delete = UIBarButtonItem(
      title: "Delete", style: .plain, target: self, action: #selector(deleteSelected))
    for item in [mark, move, delete] { item.isEnabled = hasSelection }
    toolbarItems = [mark, space, move, space, delete]
  }

  @objc private func compose(_ sender: UIBarButtonItem) {
    present(ComposeViewController.sheet(Draft(), store: store), animated: true)
  }

  @objc private func markAllAsRead() {
    store.setRead(true, store.messages(in: mailbox).map { $0.id })
  }

  @objc private func deleteSelected() {
    let ids = selectedIDs
    setEditing(false, animated: true)
    delete(ids)
  }

  @objc private func mark(_ sender: UIBarButtonItem) {
    let ids = selectedIDs
    chooseAction(
      from: sender,
      [
        UIAlertAction(title: "Flag", style: .default) { [weak self] _ in
          for id in ids { self?.store.toggleFlag(id) }
        },
        UIAlertAction(title: "Mark as Read", style: .default) { [weak self] _ in
          self?.store.setRead(true, ids)
        },
        UIAlertAction(title: "Mark as Unread", style: .default) { [weak self] _ in
          self?.store.setRead(false, ids)
        },
      ])
  }

  @objc private func moveSelected(_ sender: UIBarButtonItem) {
    let ids = selectedIDs
    let targets: [Mailbox] = [.inbox, .archive, .trash]
    chooseAction(
      from: sender,
      targets.filter { $0 != mailbox }.map { target in
        UIAlertAction(title: "Move to \(target.title)", style: .default) { [weak self] _ in
          self?.store.move(ids, to: target)
        }
      })
  }

  private func chooseAction(from item: UIBarButtonItem, _ actions: [UIAlertAction]) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for action in actions { sheet.addAction(action) }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = item
    present(sheet, animated: true)
  }
}

/// Rows can be edited, so that several can be selected.
class MessagesDataSource: UITableViewDiffableDataSource<Int, Int> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
