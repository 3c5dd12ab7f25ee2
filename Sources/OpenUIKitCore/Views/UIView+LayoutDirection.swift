@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// The layout direction of an interface in the language of the view's host.
  var hostLayoutDirection: UIUserInterfaceLayoutDirection {
    guard windowStorage != nil, let traitStorage else { return .leftToRight }
    return traitStorage.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the view's immediate content has a right-to-left layout.
  package var hasRightToLeftContent: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Pixels per point of the view's window; without a window those of the main screen, as in UIKit.
  package var hostScale: CGFloat { windowStorage?.screenScale ?? UIScreen.mainScale }

  /// The direction of an interface for content with the given meaning, in a left-to-right language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.layoutDirection(relativeTo: .leftToRight)
  }

  /// The direction of content with the given meaning inside an interface of `layoutDirection`.
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

  /// Makes the engine rebuild the rows of leading and trailing edges, and updates margins, which depend on
  /// the view's direction.
  func layoutDirectionDidChange() {
    layoutNode.layoutDirectionDidChange()
    layoutMarginsMayHaveChanged()
    layer.setNeedsRecording()
    setNeedsLayout()
    for view in subviewStorage { view.setNeedsLayout() }
  }
}
