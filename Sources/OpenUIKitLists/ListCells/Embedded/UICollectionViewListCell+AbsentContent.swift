// Cells of pages have no content configurations and are not moved by dragging.
extension UICollectionViewListCell {
  var contentTextStart: CGFloat? { nil }
  func addReorderGesture(to view: UIView) {}
}
