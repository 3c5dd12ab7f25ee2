import OpenUIKit
import Testing

/// Collections whose content changes while their layout asks the app for sizes or sections.
@MainActor
@Suite struct ReentrantLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  @Test func theSizesOfAFormerContentAreNotKept() {
    let collection = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let source = source(of: collection)
    let sizes = Sizes()
    collection.delegate = sizes
    window.addSubview(collection)
    window.makeKeyAndVisible()
    source.apply(content(0..<6), animatingDifferences: false)
    window.layoutIfNeeded()
    sizes.act = { source.apply(content(0..<2), animatingDifferences: true) }
    source.apply(content(0..<7), animatingDifferences: true)
    window.clock.advance(by: 2)
    window.layoutIfNeeded()
    #expect(collection.visibleCells.count == 2)
    #expect(collection.numberOfItems(inSection: 0) == 2)
  }

  @Test func sizesOfRemovedSectionsAreNotAskedFor() {
    let collection = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let source = source(of: collection)
    let sizes = Sizes()
    collection.delegate = sizes
    window.addSubview(collection)
    window.makeKeyAndVisible()
    var whole = content(0..<7)
    whole.appendSections([2])
    whole.appendItems([10, 11], toSection: 2)
    sizes.act = { [unowned sizes] in
      source.apply(self.content(0..<2), animatingDifferences: false)
      sizes.asked = []
    }
    source.apply(whole, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(collection.visibleCells.count == 2)
    #expect(sizes.asked.allSatisfy { $0.section == 0 && $0.item < 2 })
  }

  @Test func theSectionsOfAFormerContentAreNotKept() {
    var act: (() -> Void)?
    let layout = UICollectionViewCompositionalLayout { section, environment in
      if section == 1 {
        let action = act
        act = nil
        action?()
      }
      return .list(
        using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
    }
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let source = source(of: collection)
    window.addSubview(collection)
    window.makeKeyAndVisible()
    source.apply(content(0..<6), animatingDifferences: false)
    window.layoutIfNeeded()
    act = { source.apply(content(0..<2), animatingDifferences: true) }
    source.apply(content(0..<7), animatingDifferences: true)
    window.clock.advance(by: 2)
    window.layoutIfNeeded()
    #expect(collection.visibleCells.count == 2)
  }

  private func content(_ items: Range<Int>) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(items), toSection: 0)
    return snapshot
  }

  private func source(of collection: UICollectionView) -> UICollectionViewDiffableDataSource<Int, Int> {
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }
}

/// A delegate that acts when it is asked for the size of the last item.
@MainActor
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  var act: (() -> Void)?
  var asked: [IndexPath] = []

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.append(indexPath)
    if indexPath.item == 6 {
      let action = act
      act = nil
      action?()
    }
    return CGSize(width: 280, height: 40)
  }
}
