@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// UIKit's default margins.
  nonisolated static let defaultMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The maximum width of readable text, in points.
  private static let readableWidth: CGFloat = 672

  /// The margins with everything that adds to them.
  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = baseMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
    if preservesSuperviewLayoutMargins, let superviewStorage {
      margins = margins.max(marginsReachingIn(from: superviewStorage))
    }
    return margins
  }

  /// The margins that were set, or UIKit's defaults: 8 points, or for a controller's view 0 above and below
  /// and 16 or 20 at the sides.
  private var baseMargins: UIEdgeInsets {
    // Most views have neither margins of their own nor a controller, and need no direction.
    let own = layoutPreferences.margins?.sided(effectiveUserInterfaceLayoutDirection)
    guard let owningController, owningController.viewRespectsSystemMinimumLayoutMargins else {
      return own ?? Self.defaultMargins
    }
    let minimum = owningController.systemMinimumLayoutMargins.sided(effectiveUserInterfaceLayoutDirection)
    return (own ?? .zero).max(minimum)
  }

  /// The part of the superview's margins that extends into this view.
  private func marginsReachingIn(from superview: UIView) -> UIEdgeInsets {
    let frame = untransformedFrame
    let outer =
      superview.preservesSuperviewLayoutMargins ? superview.knownMargins : superview.effectiveLayoutMargins
    let bounds = superview.bounds
    return UIEdgeInsets(
      top: bounds.minY + outer.top - frame.minY, left: bounds.minX + outer.left - frame.minX,
      bottom: frame.maxY - bounds.maxY + outer.bottom, right: frame.maxX - bounds.maxX + outer.right)
  }

  /// The margins, increased equally at both sides if the width between them is too large to read.
  package var readableContentInsets: UIEdgeInsets {
    var insets = effectiveLayoutMargins
    let excess = bounds.width - insets.left - insets.right - Self.readableWidth
    if excess > 0 {
      insets.left += excess / 2
      insets.right += excess / 2
    }
    return insets
  }

  func setLayoutMargins(_ margins: Margins) {
    guard margins != layoutPreferences.margins else { return }
    layoutPreferences.margins = margins
    layoutMarginsMayHaveChanged()
  }

  func setPreservesSuperviewLayoutMargins(_ preserves: Bool) {
    if preserves {
      layoutFlags.insert(.preservesSuperviewMargins)
      superviewStorage?.layoutFlags.insert(.hasSubviewsPreservingMargins)
    } else {
      layoutFlags.remove(.preservesSuperviewMargins)
    }
    layoutNode.quietnessMayHaveChanged()
    layoutMarginsMayHaveChanged()
  }

  func setInsetsLayoutMarginsFromSafeArea(_ insets: Bool) {
    if insets {
      layoutFlags.remove(.marginsExcludeSafeArea)
    } else {
      layoutFlags.insert(.marginsExcludeSafeArea)
    }
    layoutMarginsMayHaveChanged()
  }

  /// Updates the margins of the view and of subviews that preserve them, as far down as they change.
  func layoutMarginsMayHaveChanged() {
    var stack: [UIView] = []
    var next: UIView? = self
    while let view = next {
      let margins = view.effectiveLayoutMargins
      if margins != view.knownMargins {
        view.knownMargins = margins
        view.layoutMarginsHaveChanged()
        if view.layoutFlags.contains(.hasSubviewsPreservingMargins) {
          stack += view.subviewsPreservingMargins
        }
      }
      next = stack.popLast()
    }
  }

  /// Notifies all observers of new margins.
  private func layoutMarginsHaveChanged() {
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    for guide in guides.system where guide.kind != .safeArea { guide.insetsMayHaveChanged() }
    setNeedsLayout()
  }

  private var subviewsPreservingMargins: [UIView] {
    guard layoutFlags.contains(.hasSubviewsPreservingMargins) else { return [] }
    return subviewStorage.filter { $0.preservesSuperviewLayoutMargins }
  }

  /// Updates what depends on the view's size: system guides, and margins of subviews that preserve them.
  func insetsMayFollowSize() {
    for guide in guides.system { guide.insetsMayHaveChanged() }
    if owningController != nil { layoutMarginsMayHaveChanged() }
    for view in subviewsPreservingMargins { view.layoutMarginsMayHaveChanged() }
  }
}

extension UIEdgeInsets {
  /// The larger of both insets at each edge.
  func max(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(top, other.top), left: Swift.max(left, other.left),
      bottom: Swift.max(bottom, other.bottom), right: Swift.max(right, other.right))
  }

  /// The sum of both insets at each edge.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right
    )
  }

  /// The difference of both insets at each edge.
  func subtracting(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right
    )
  }

  /// The insets by layout direction.
  func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    direction == .leftToRight
      ? NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
      : NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets by side.
  func sided(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .leftToRight
      ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
