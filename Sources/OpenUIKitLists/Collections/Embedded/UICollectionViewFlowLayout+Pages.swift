extension UICollectionViewFlowLayout {
  func emptyAttributes() -> UICollectionViewLayoutAttributes { UICollectionViewLayoutAttributes() }
}

extension UICollectionViewController {
  /// Nil: Embedded Swift cannot test for the conformance, so a class that conforms overrides `_flowLayoutDelegate`.
  var ownFlowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { nil }

  func addMovementGesture(to collection: UICollectionView) {}
}
