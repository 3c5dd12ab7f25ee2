import CarouselKit

/// A carousel with a switch or a menu for every option, and the code for what is chosen.
final class PlaygroundViewController: UIViewController, UITableViewDataSource {
  private let groups = PlaygroundGroup.all
  /// The chosen value of each option, by group.
  private var choices: [[Int]]
  private(set) var stage: PlaygroundStage
  private let table = UITableView(frame: .zero, style: .insetGrouped)

  init() {
    choices = groups.map { Array(repeating: 0, count: $0.options.count) }
    stage = PlaygroundStage([])
    super.init(nibName: nil, bundle: nil)
    title = "Playground"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .canvas
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", primaryAction: UIAction(title: "Reset") { [weak self] _ in self?.reset() })
    table.dataSource = self
    table.allowsSelection = false
    for part in [stage, table] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    stage.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 264)
    table.frame = CGRect(
      x: 0, y: top + 264, width: view.bounds.width, height: view.bounds.height - top - 264)
  }

  // MARK: Choices

  /// The values that are chosen.
  private var values: [PlaygroundOption.Value] {
    zip(groups, choices).flatMap { group, chosen in zip(group.options, chosen).map { $0.values[$1] } }
  }

  /// The code for the values that are chosen.
  var code: PlaygroundCode { PlaygroundCode(values) }

  /// Chooses a value of an option by its name.
  func choose(_ value: Int, ofOption option: Int, inGroup group: Int) {
    choices[group][option] = value
    update()
  }

  private func reset() {
    for group in choices.indices { choices[group] = choices[group].map { _ in 0 } }
    update()
  }

  /// Shows another carousel at the same place.
  private func update() {
    let new = PlaygroundStage(values)
    new.carousel.scrollOffset = max(stage.carousel.scrollOffset, 0)
    stage.removeFromSuperview()
    stage = new
    view.insertSubview(new, belowSubview: table)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    table.reloadData()
  }

  /// Scrolls to the code.
  func scrollToCode() {
    table.scrollToRow(at: IndexPath(row: 0, section: codeSection), at: .top, animated: false)
  }

  // MARK: Table

  private var codeSection: Int { groups.count }
  private var curveSection: Int? { stage.carousel.itemTransform == nil ? nil : groups.count + 1 }

  func numberOfSections(in tableView: UITableView) -> Int { groups.count + (curveSection == nil ? 1 : 2) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if section == codeSection { return 2 }
    return section == curveSection ? 1 : groups[section].options.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if section == codeSection { return "Code" }
    return section == curveSection ? "Curve of the effect" : groups[section].title
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == codeSection { return indexPath.row == 0 ? codeCell : copyCell }
    if indexPath.section == curveSection { return curveCell }
    return optionCell(indexPath.section, indexPath.row)
  }

  private func optionCell(_ group: Int, _ row: Int) -> UITableViewCell {
    let (option, chosen) = (groups[group].options[row], choices[group][row])
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = option.title
    cell.accessoryView =
      option.isSwitch
      ? toggle(option, chosen) { [weak self] in self?.choose($0, ofOption: row, inGroup: group) }
      : menu(option, chosen) { [weak self] in self?.choose($0, ofOption: row, inGroup: group) }
    return cell
  }

  private func toggle(_ option: PlaygroundOption, _ chosen: Int, choose: @escaping (Int) -> Void) -> UIView {
    let control = UISwitch()
    control.isOn = chosen == 1
    control.accessibilityLabel = option.title
    control.addAction(
      UIAction { [weak control] _ in choose(control?.isOn == true ? 1 : 0) }, for: .valueChanged)
    return control
  }

  private func menu(_ option: PlaygroundOption, _ chosen: Int, choose: @escaping (Int) -> Void) -> UIView {
    let button = MenuButton(type: .system)
    button.setTitle(option.values[chosen].name, for: .normal)
    button.accessibilityLabel = option.title
    button.accessibilityValue = option.values[chosen].name
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(
      children: option.values.enumerated().map { index, value in
        UIAction(title: value.name, state: index == chosen ? .on : .off) { _ in choose(index) }
      })
    button.sizeToFit()
    return button
  }

  private var codeCell: UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    cell.textLabel?.text = code.text
    return cell
  }

  private var copyCell: UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Copy Code"
    configuration.image = UIImage(systemName: "doc.on.doc")
    configuration.imagePadding = 8
    let button = UIButton(configuration: configuration)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        Clipboard.copy(self.code.text)
      },
      for: .primaryActionTriggered)
    fill(cell, with: button, height: 48)
    return cell
  }

  private var curveCell: UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let curve = CurveView()
    guard let transform = stage.carousel.itemTransform else { return cell }
    curve.show(transform, of: stage.carousel)
    fill(cell, with: curve, height: 170)
    return cell
  }

  private func fill(_ cell: UITableViewCell, with view: UIView, height: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
  }
}
