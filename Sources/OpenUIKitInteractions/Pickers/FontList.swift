import OpenUIKitLists

/// Fonts to choose from.
final class FontList: UITableViewController {
  /// A family, or one of its fonts.
  private struct Row {
    let title: String
    let descriptor: UIFontDescriptor
  }

  private let configuration: UIFontPickerViewController.Configuration
  private var rows: [Row] = []
  var selected: UIFontDescriptor? { didSet { if isViewLoaded { tableView.reloadData() } } }
  var cancel: () -> Void = {}
  var choose: (UIFontDescriptor) -> Void = { _ in }

  init(_ configuration: UIFontPickerViewController.Configuration) {
    self.configuration = configuration
    super.init(style: .plain)
    title = "Choose Font"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows = UIFont.familyNames.sorted { $0.lowercased() < $1.lowercased() }.flatMap(rows)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned(unsafe) self] _ in cancel() })
  }

  /// The rows of a family that has fonts with the traits: its own, and those of its fonts if the list has them.
  private func rows(ofFamily family: String) -> [Row] {
    let faces = UIFont.fontNames(forFamilyName: family)
      .map { Row(title: $0, descriptor: UIFontDescriptor(name: $0, size: Self.size)) }
      .filter { $0.descriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits) }
    guard let first = faces.first else { return [] }
    let plain = UIFontDescriptor().withFamily(family).withSize(Self.size)
    let isPlain = plain.symbolicTraits.isSuperset(of: configuration.filteredTraits)
    let whole = Row(title: family, descriptor: isPlain ? plain : first.descriptor)
    return configuration.includeFaces && faces.count > 1 ? [whole] + faces : [whole]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.textLabel?.font =
      configuration.displayUsingSystemFont
      ? .systemFont(ofSize: Self.size) : UIFont(descriptor: row.descriptor, size: Self.size)
    let isSelected = selected.map { $0.postscriptName == row.descriptor.postscriptName } == true
    cell.accessoryType = isSelected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(rows[indexPath.row].descriptor)
  }

  private static let size: CGFloat = 17
}
