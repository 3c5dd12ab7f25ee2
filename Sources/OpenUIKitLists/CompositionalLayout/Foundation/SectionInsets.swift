import OpenUIKitCore

// The areas that the insets of sections refer to.

extension UICollectionViewCompositionalLayout {
  /// The environment in which the groups of a section are placed: that of the layout, unless the section has a reference of its own.
  final func environmentOfContent(
    _ section: NSCollectionLayoutSection, _ environment: LayoutEnvironment,
    in collectionView: UICollectionView
  ) -> LayoutEnvironment {
    let reference =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    guard let insets = insets(of: reference, in: collectionView) else { return environment }
    return LayoutEnvironment(environment.contentSize, insets, environment.traitCollection)
  }

  /// The space beside a section's headers and footers, from the edges of its groups; nil if the section has no reference for them.
  final func supplementaryInsets(of section: NSCollectionLayoutSection, _ environment: LayoutEnvironment)
    -> NSDirectionalEdgeInsets?
  {
    let reference = section.supplementaryContentInsetsReference
    guard reference != .automatic else { return nil }
    let own = section.contentInsets
    guard reference != .none else { return .zero }
    guard let collectionView, let insets = insets(of: reference, in: collectionView) else { return nil }
    let start = environment.contentInsets
    return NSDirectionalEdgeInsets(
      top: 0, leading: insets.leading - start.leading + own.leading, bottom: 0,
      trailing: insets.trailing - start.trailing + own.trailing)
  }

  /// The distances at the sides between the edges that a reference means and those of the content, in points; nil for the layout's
  /// own.
  private func insets(of reference: UIContentInsetsReference, in collectionView: UICollectionView)
    -> NSDirectionalEdgeInsets?
  {
    let adjusted = collectionView.adjustedContentInset
    let sides: UIEdgeInsets
    switch reference {
    case .automatic: return nil
    case .none: return .zero
    case .safeArea: sides = collectionView.safeAreaInsets
    case .layoutMargins: sides = collectionView.layoutMargins
    case .readableContent:
      sides = collectionView.readableContentInsets
    }
    let (left, right) = (max(0, sides.left - adjusted.left), max(0, sides.right - adjusted.right))
    let isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
  }
}

extension SectionSolver {
  /// The solver with the space beside headers and footers; nil for that of the groups.
  func withSupplementaryInsets(_ insets: NSDirectionalEdgeInsets?) -> SectionSolver {
    var solver = self
    solver.supplementaryInsets = insets
    return solver
  }
}
