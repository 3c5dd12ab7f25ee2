// Items of pages are not moved by dragging, and layouts do not change by gestures.
extension UICollectionView {
  var itemMovement: ItemMovement? { nil }

  func discardMovement() {}
  func cancelInteractiveMovement() {}
  func following(_ elements: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    elements
  }
}

/// A movement of an item. None exists.
enum ItemMovement {
  func adjusted(_ counts: [Int]) -> [Int] { counts }
  func sourcePath(of path: IndexPath) -> IndexPath { path }
}

/// The change of a collection's layout.
struct LayoutChange {
  init(of collection: UICollectionView, to layout: UICollectionViewLayout) {}
  func layoutWasTaken() {}
  func end() {}
}
