extension UICollectionView {
  /// Discards the running movement, because the content is another one.
  final func discardMovement() { itemMovement = nil }
}
