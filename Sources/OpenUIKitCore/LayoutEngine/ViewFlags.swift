/// The state of a view between passes, a bit each.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  /// The view needs a layout of its subviews.
  static let needsLayout = ViewFlags(rawValue: 1 << 0)
  /// Something inside the view asked for a layout.
  static let descendantNeedsLayout = ViewFlags(rawValue: 1 << 1)
  /// The view asked for `updateConstraints()`.
  static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 2)
  /// Something inside the view asked for `updateConstraints()`.
  static let descendantNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 3)
  /// The engine has not registered the view and its descendants yet.
  static let needsRegistration = ViewFlags(rawValue: 1 << 4)
  /// The engine has not entered constraints that the view holds yet, or the view itself.
  static let hasPendingConstraints = ViewFlags(rawValue: 1 << 5)
  /// The engine has not entered something inside the view yet.
  static let descendantHasPendingConstraints = ViewFlags(rawValue: 1 << 6)
  /// Constraints determine the view's position: its autoresizing mask is not translated.
  static let placedByConstraints = ViewFlags(rawValue: 1 << 7)
  /// The overrides have called `UIView.updateConstraints()`.
  static let calledBaseUpdateConstraints = ViewFlags(rawValue: 1 << 8)
  /// The view is following its superview's size, which the engine has already computed.
  static let isAutoresizing = ViewFlags(rawValue: 1 << 9)

  /// Bars or the shape of the screen cover edges of the view.
  static let hasSafeArea = ViewFlags(rawValue: 1 << 10)

  /// A fitting pass has borrowed the node.
  static let isLent = ViewFlags(rawValue: 1 << 11)

  /// Key paths of the view are observed, or were.
  static let isObserved = ViewFlags(rawValue: 1 << 12)

  /// `isOpaque` is not what the view's class begins with.
  static let hasOtherOpacity = ViewFlags(rawValue: 1 << 13)
  /// The safe area is not part of the layout margins.
  static let marginsExcludeSafeArea = ViewFlags(rawValue: 1 << 14)

  /// The view had no size when a bar got it, and so has the one that its constraints determine.
  static let isSizedByBar = ViewFlags(rawValue: 1 << 15)

  /// The superview's margins are added where they extend into the view.
  static let preservesSuperviewMargins = ViewFlags(rawValue: 1 << 16)
  /// A subview preserves the view's margins, or has done so.
  static let hasSubviewsPreservingMargins = ViewFlags(rawValue: 1 << 17)
  /// The view is being removed from its tree, together with a removed ancestor.
  static let isLeaving = ViewFlags(rawValue: 1 << 18)

  /// The next layout places every child again, moved or not.
  static let placesAllChildren = ViewFlags(rawValue: 1 << 19)
  /// The engine is setting the view's frame.
  static let isBeingPlaced = ViewFlags(rawValue: 1 << 20)
  /// The engine is about to request a layout of the view.
  static let isAwaitingLayoutRequest = ViewFlags(rawValue: 1 << 21)

  /// The view has, or has had, subviews, a controller or properties in `ViewExtras`.
  static let hasMoreThanLayer = ViewFlags(rawValue: 1 << 22)
  /// The view may have subviews that are placed by their frames.
  static let mayHaveFramedSubviews = ViewFlags(rawValue: 1 << 23)
  /// The view is assumed to draw nothing.
  static let drawsNothing = ViewFlags(rawValue: 1 << 24)
  /// `UIView.draw(_:)` was reached.
  static let calledBaseDraw = ViewFlags(rawValue: 1 << 25)
  /// The view or an ancestor has had a tint colour.
  static let mayBeTinted = ViewFlags(rawValue: 1 << 26)
  /// `UIView.display(_:)` was reached.
  static let calledBaseDisplay = ViewFlags(rawValue: 1 << 27)
  /// A pass is in the middle of the view's layout.
  static let isBeingLaidOut = ViewFlags(rawValue: 1 << 28)
  /// A pass is in the middle of updating the view's constraints.
  static let isUpdatingConstraints = ViewFlags(rawValue: 1 << 29)
  /// The callbacks before the view's removal are in progress.
  static let isBeingRemoved = ViewFlags(rawValue: 1 << 30)
  /// The callbacks about the view's new window are still due.
  static let awaitsWindow = ViewFlags(rawValue: 1 << 31)

  /// All reasons for a layout pass to visit the view or its descendants.
  static let anyLayout: ViewFlags = [.needsLayout, .descendantNeedsLayout]
  /// All reasons for an update-constraints pass to visit the view or its descendants.
  static let anyUpdate: ViewFlags = [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]
  /// All reasons for the engine to visit the view or its descendants.
  static let anyRegistration: ViewFlags = [
    .needsRegistration, .hasPendingConstraints, .descendantHasPendingConstraints,
  ]
  /// All reasons for any pass to visit the view or its descendants.
  static let anyPass: ViewFlags = [.anyLayout, .anyUpdate, .anyRegistration]
}

/// A value for each axis.
struct PerAxis<Value> {
  var horizontal: Value
  var vertical: Value

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// Layout margins as they were set: by side, or by layout direction. Indirect, because each view has room for them and few have any.
package indirect enum Margins: Equatable {
  case sided(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  /// The margins by side in a layout of the given direction.
  func sided(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch self {
    case .sided(let insets): insets
    case .directional(let insets): insets.sided(direction)
    }
  }
}

/// Layout properties of a view that most views do not use.
struct LayoutPreferences {
  var hugging = PerAxis(horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compression = PerAxis(horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  var autoresizingMask: UIView.AutoresizingMask = []
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var margins: Margins?
  var tintColor: UIColor?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
}
