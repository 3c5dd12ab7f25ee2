/// The change of a collection's layout: what the layouts and a running transition are notified of.
struct LayoutChange: ViewTreeConfined {
  private let (old, new): (UICollectionViewLayout, UICollectionViewLayout)
  private let transition: LayoutTransition?

  /// Begins the change, which ends a running transition.
  init(of collection: UICollectionView, to layout: UICollectionViewLayout) {
    (old, new) = (collection.collectionViewLayout, layout)
    transition = collection.layoutTransition
    collection.layoutTransition = nil
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
  }

  /// The collection has the new layout now.
  func layoutWasTaken() { transition?.release(keeping: new) }

  /// The views have their new places.
  func end() {
    for layout in [old, new] { layout.finalizeLayoutTransition() }
    transition?.completion?(false, false)
  }
}
