import LayoutTesting

/// A table whose five rows a closure fills, and whose other parts another closure sets.
final class TwinTable: UITableViewController {
  private let build: @MainActor (UITableViewCell, Int) -> Void
  private let set: @MainActor (UITableView) -> Void
  private let makeCell: @MainActor () -> UITableViewCell
  /// The height of each row, and of the footer; those of their constraints if nil.
  var (rowHeight, footerHeight): (CGFloat?, CGFloat?) = (nil, nil)
  /// Called with the table at each layout.
  var onLayout: @MainActor (UITableView) -> Void = { _ in }
  var header: @MainActor () -> UIView? = { nil }
  var footer: @MainActor () -> UIView? = { nil }

  init(
    settingUp set: @escaping @MainActor (UITableView) -> Void = { _ in },
    makingCells makeCell: @escaping @MainActor () -> UITableViewCell = {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    },
    _ build: @escaping @MainActor (UITableViewCell, Int) -> Void
  ) {
    (self.build, self.set, self.makeCell) = (build, set, makeCell)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Parcels"
    tableView.allowsSelection = false
    set(tableView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout(tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rowHeight ?? UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footerHeight ?? UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = makeCell()
    build(cell, indexPath.row + 1)
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header()
  }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footer()
  }
}

/// Six items of a flow layout with a text each.
final class TwinGrid: UICollectionViewController {
  private let flow = UICollectionViewFlowLayout()
  private let set: @MainActor (UICollectionViewFlowLayout, CGSize) -> Void
  private let text: String

  init(_ text: String, settingUp set: @escaping @MainActor (UICollectionViewFlowLayout, CGSize) -> Void) {
    (self.text, self.set) = (text, set)
    super.init(collectionViewLayout: flow)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Parcels"
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let insets = view.safeAreaInsets
    flow.sectionInsetReference = .fromSafeArea
    set(flow, CGSize(width: view.bounds.width - insets.left - insets.right, height: view.bounds.height))
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    fill(cell.contentView, with: "\(text) \(path.item + 1)", isInset: false)
    return cell
  }

  override func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    fill(header, with: "Arriving today", isInset: true)
    return header
  }

  /// - Parameter isInset: whether the text stays in the safe area. A header is as wide as the view.
  private func fill(_ view: UIView, with text: String, isInset: Bool) {
    view.subviews.forEach { $0.removeFromSuperview() }
    let label = UILabel.text(text, .body)
    view.place(label)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      label.leadingAnchor.constraint(
        equalTo: (isInset ? area.leadingAnchor : view.leadingAnchor), constant: 8),
      label.trailingAnchor.constraint(
        equalTo: (isInset ? area.trailingAnchor : view.trailingAnchor), constant: -8),
    ])
  }
}
