/// The settings that apply to all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, ViewTreeConfined {
  /// The direction in which the content scrolls; downwards by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The area that the insets of sections refer to; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Views at the edges of the whole layout, beyond its sections. The data source returns them for the first item of the first section.
  /// Their kinds differ from those of that section's views.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates the default configuration.
  public nonisolated override init() { super.init() }
}
