/// The change of a collection's layout: what the layouts and a running transition are notified of.
struct LayoutChange: ViewTreeConfined {
  private let (old, new): (UICollectionViewLayout, UICollectionViewLayout)
  private let transition: LayoutTransition?
  private let views: [UICollectionReusableView]

  /// Begins the change, which ends a running transition.
  init(of collection: UICollectionView, to layout: UICollectionViewLayout) {
    (old, new) = (collection.collectionViewLayout, layout)
    transition = collection.layoutTransition
    collection.layoutTransition = nil
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    views = old === layout ? [] : collection.visibleReusableViews
    for view in views { view.willTransition(from: old, to: layout) }
  }

  /// The collection has the new layout now.
  func layoutWasTaken() { transition?.release(keeping: new) }

  /// The views have their new places.
  func end() {
    for layout in [old, new] { layout.finalizeLayoutTransition() }
    for view in views { view.didTransition(from: old, to: new) }
    transition?.completion?(false, false)
  }
}

extension UICollectionView {
  /// The visible cells, headers and the like.
  final var visibleReusableViews: [UICollectionReusableView] {
    subviews.compactMap { $0 as? UICollectionReusableView }
  }
}
