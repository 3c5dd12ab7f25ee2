import Masonry
import UIKitShim

/// A collection whose cells have the size of their words. Below it, one of columns with headers that stay
/// visible.
final class CollectionScreen: ScreenView {
  private let words = WordCollection()
  private let swatches = SwatchCollection()

  override func build() {
    addSubview(words.view)
    addSubview(swatches.view)
    words.view.mas_makeConstraints { make in
      make.left.right.equalTo(self)
      make.top.equalTo(self.mas_safeAreaLayoutGuideTop)
      make.height.equalTo(230).priorityHigh()
      make.height.lessThanOrEqualTo(self).multipliedBy(0.35)
    }
    swatches.view.mas_makeConstraints { make in
      make.left.right.bottom.equalTo(self)
      make.top.equalTo(words.view.mas_bottom)
    }
  }

  /// Scrolls the lower collection so that a section's header stays above its cells.
  func scroll() {
    swatches.view.contentOffset.y = 130
  }
}

/// Tags of the size of their words.
private final class WordCollection: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let words = [
    "bacon", "toast", "butter", "eggs", "tomatoes", "coffee", "marmalade", "honey", "porridge", "mushrooms",
    "kippers", "black", "pudding", "tea", "fried", "bread", "orange", "juice",
  ]

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    layout.sectionInsetReference = .fromSafeArea
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    view.backgroundColor = nil
    view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    words.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? WordCell)?.show(words[indexPath.item], Tint.pale(indexPath.item, of: words.count))
    return cell
  }
}

/// A rounded area with a word in its middle.
private final class WordCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.useFont(ofSize: 15, weight: .medium)
    label.textAlignment = .center
    contentView.layer.cornerRadius = 15
    contentView.addSubview(label)
    label.mas_makeConstraints { make in
      make.edges.equalTo(contentView).insets(UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12))
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("a cell is made in code")
  }

  func show(_ word: String, _ tint: Tint) {
    label.text = word
    label.textColor = tint.ink
    contentView.backgroundColor = tint.fill
  }
}

/// The colours of the sea in columns, with their depths in metres.
private final class SwatchCollection: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let sections: [(title: String, count: Int)] = [("From 0 metres", 10), ("To 1000 metres", 11)]

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    layout.sectionInsetReference = .fromSafeArea
    layout.headerReferenceSize = CGSize(width: 0, height: 36)
    layout.sectionHeadersPinToVisibleBounds = true
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    view.backgroundColor = nil
    view.register(WordCell.self, forCellWithReuseIdentifier: "swatch")
    view.register(
      SwatchHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    let count = sections.reduce(0) { $0 + $1.count }
    let number = indexPath.section * sections[0].count + indexPath.item
    (cell as? WordCell)?.show("\(50 * number)", Tint.sea(number, of: count))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? SwatchHeader)?.label.text = sections[indexPath.section].title
    return header
  }
}

/// The title of a section.
private final class SwatchHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.paper
    label.useFont(ofSize: 17, weight: .semibold)
    label.textColor = Palette.ink
    addSubview(label)
    label.mas_makeConstraints { make in
      make.leading.equalTo(self.mas_safeAreaLayoutGuideLeading).offset(16)
      make.centerY.equalTo(self)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("a header is made in code")
  }
}
