extension UICollectionViewFlowLayout {
  /// The area that the insets of sections are relative to, across the direction of scrolling.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset of the collection view, with the part of the safe area that is in it.
    case fromContentInset = 0
    /// The safe area of the collection view.
    case fromSafeArea = 1
    /// The layout margins of the collection view.
    case fromLayoutMargins = 2
  }

  /// Returns the insets that the reference adds to those of sections, in points.
  func referenceInsets(in view: UICollectionView) -> UIEdgeInsets {
    let edges: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: edges = view.safeAreaInsets
    case .fromLayoutMargins: edges = view.layoutMargins
    }
    // The content inset has a part of the safe area already.
    let known = view.adjustedContentInset
    let inset = UIEdgeInsets(
      top: max(0, edges.top - known.top), left: max(0, edges.left - known.left),
      bottom: max(0, edges.bottom - known.bottom), right: max(0, edges.right - known.right))
    return scrollDirection == .vertical
      ? UIEdgeInsets(top: 0, left: inset.left, bottom: 0, right: inset.right)
      : UIEdgeInsets(top: inset.top, left: 0, bottom: inset.bottom, right: 0)
  }
}
