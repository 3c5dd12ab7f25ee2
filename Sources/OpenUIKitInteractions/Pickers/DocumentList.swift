import OpenUIKitLists

/// Files to choose from.
final class DocumentList: UITableViewController {
  private let files: [URL]
  private let isExport: Bool
  private var chosen: Set<Int> = []
  var allowsSeveral = false
  var showsExtensions = false
  var cancel: () -> Void = {}
  var choose: ([URL]) -> Void = { _ in }

  init(_ files: [URL], isExport: Bool) {
    (self.files, self.isExport) = (files, isExport)
    super.init(style: .plain)
    title = isExport ? "Save" : "Browse"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned(unsafe) self] _ in cancel() })
    guard isExport || allowsSeveral else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: isExport ? "Save" : "Open",
      primaryAction: UIAction { [unowned(unsafe) self] _ in
        choose(isExport ? files : chosen.sorted().map { files[$0] })
      })
    navigationItem.rightBarButtonItem?.isEnabled = isExport
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    files.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    let file = files[indexPath.row]
    let name = showsExtensions ? file : file.deletingPathExtension()
    cell.textLabel?.text = name.lastPathComponent
    cell.accessoryType = chosen.contains(indexPath.row) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard !isExport else { return }
    guard allowsSeveral else { return choose([files[indexPath.row]]) }
    if chosen.remove(indexPath.row) == nil { chosen.insert(indexPath.row) }
    navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
