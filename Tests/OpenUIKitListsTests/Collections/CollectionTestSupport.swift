import OpenUIKit

/// Sections of items, and the calls that a collection makes for them.
@MainActor
final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  var sizes: [IndexPath: CGSize] = [:]
  var log: [String] = []
  var made = 0
  var configure: (UICollectionViewCell, String) -> Void = { _, _ in }

  init(_ sections: [String], _ others: [String]...) {
    self.sections = [sections] + others
  }

  convenience init(counts: Int...) {
    self.init([])
    sections = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    made += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    let text = sections[indexPath.section][indexPath.item]
    cell.accessibilityIdentifier = text
    configure(cell, text)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    let name = kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
    view.accessibilityIdentifier = "\(name) \(indexPath.section)"
    return view
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath] ?? CGSize(width: -1, height: -1)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section][indexPath.item] != "fixed"
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("selected \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselected \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("gone \(indexPath.item)")
  }
}

/// A cell with a label that fills it.
@MainActor
final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A window with a collection.
@MainActor
final class Shelf {
  let window: UIWindow
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  let items: Items

  init(
    _ items: Items, _ size: CGSize = CGSize(width: 320, height: 200),
    cell: AnyClass? = UICollectionViewCell.self
  ) {
    self.items = items
    window = UIWindow(shown: CGRect(origin: .zero, size: size))
    window.screenScale = 2
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = items
    view.delegate = items
    window.addSubview(view)
  }

  /// The frames of all views in sight, by name.
  var frames: [String: CGRect] {
    window.layoutIfNeeded()
    return Dictionary(
      uniqueKeysWithValues: view.subviews.map { ($0.accessibilityIdentifier ?? "?", $0.frame) })
  }

  /// The names of all views in sight, from back to front.
  var names: [String] {
    window.layoutIfNeeded()
    return view.subviews.map { $0.accessibilityIdentifier ?? "?" }
  }

  /// The left edges of the items in sight.
  var lefts: [CGFloat] {
    window.layoutIfNeeded()
    return view.visibleCells.map { $0.frame.minX }
  }
}
