import OpenUIKit
import Testing

@MainActor
@Suite("The handle that moves the items of a list")
struct ReorderAccessoryTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.reorder()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.reorderingHandlers.canReorderItem = { $0 != "fixed" }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "fixed"])
    source.apply(snapshot, animatingDifferences: false)
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private var handle: UIResponder? { window.accessibilityTree().first { $0.accessibilityLabel == "Reorder" } }

  private func drag(from start: CGFloat, to end: CGFloat) {
    window.sendTouch(.began, at: CGPoint(x: 295, y: start))
    for step in 1...10 {
      window.clock.advance(by: 0.05)
      window.sendTouch(.moved, at: CGPoint(x: 295, y: start + (end - start) * CGFloat(step) / 10))
    }
    window.sendTouch(.ended, at: CGPoint(x: 295, y: end))
    window.clock.advance(by: 1)
  }

  @Test("is visible while the list is edited, and takes an item along")
  func moving() {
    #expect(handle == nil)
    view.isEditing = true
    window.layoutIfNeeded()
    #expect(handle != nil)
    drag(from: 20, to: 110)
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "fixed"])
  }

  @Test("moves nothing that the data source keeps in place")
  func fixed() {
    view.isEditing = true
    window.layoutIfNeeded()
    drag(from: 155, to: 20)
    #expect(source.snapshot().itemIdentifiers == ["a", "b", "c", "fixed"])
  }
}
