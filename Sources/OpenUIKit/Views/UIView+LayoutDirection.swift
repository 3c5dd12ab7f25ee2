extension UIView {
  /// The layout direction of an interface whose language is the view's host's.
  var hostLayoutDirection: UIUserInterfaceLayoutDirection {
    guard windowStorage != nil, let traitStorage else { return .leftToRight }
    return traitStorage.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the view's immediate content is laid out from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Pixels per point where the view is shown; outside of a window those of a phone. The main screen belongs to the thread, and
  /// the same view would have other sizes depending on which windows are open.
  var hostScale: CGFloat { windowStorage?.screenScale ?? UIWindow.defaultScreenScale }

  /// The direction of an interface for content of the given meaning, in a left-to-right language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.layoutDirection(relativeTo: .leftToRight)
  }

  /// The direction of content of the given meaning inside an interface of `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.layoutDirection(relativeTo: layoutDirection)
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    let before = effectiveUserInterfaceLayoutDirection
    layoutPreferences.semanticContentAttribute = attribute
    if effectiveUserInterfaceLayoutDirection != before { layoutDirectionDidChange() }
  }

  /// Lets the engine build the rows anew that leading and trailing make depend on the view's direction, and margins follow.
  func layoutDirectionDidChange() {
    for constraint in layoutNode.record.heldConstraints.all
    where constraint.firstAttribute.followsLayoutDirection
      || constraint.secondAttribute.followsLayoutDirection
      || constraint.offsets?.followLayoutDirection == true
    {
      constraint.invalidateRow()
    }
    layoutMarginsMayHaveChanged()
    ownLayer?.setNeedsRecording()
    setNeedsLayout()
    for view in subviewStorage { view.setNeedsLayout() }
  }
}
