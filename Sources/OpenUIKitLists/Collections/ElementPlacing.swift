/// A layout of another module that measures elements by itself, or puts them into views of its own.
package protocol ElementPlacing: AnyObject, ViewTreeConfined {
  /// The element's container; nil for the collection. The attributes are in its content coordinates, offset by its origin.
  func container(of attributes: UICollectionViewLayoutAttributes) -> UIView?
  /// The axes along which the content of an element determines its size; nil if it is not measured.
  func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool)?
  /// Called when the items have been replaced.
  func placingDidDiscardMeasures()
  /// Called when items have changed, which may change the index paths of others.
  func itemsDidMove(with changes: ContentChanges)
  /// Called when the collection has got another layout.
  func layoutDidLeave()
}
