/// What a view remembers between passes, a bit each.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  /// The view asked for a layout of its subviews.
  static let needsLayout = ViewFlags(rawValue: 1 << 0)
  /// Something inside the view asked for a layout.
  static let descendantNeedsLayout = ViewFlags(rawValue: 1 << 1)
  /// The view asked for `updateConstraints()`.
  static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 2)
  /// Something inside the view asked for `updateConstraints()`.
  static let descendantNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 3)
  /// The engine has yet to take up the view and everything in it.
  static let needsRegistration = ViewFlags(rawValue: 1 << 4)
  /// The engine has yet to take up constraints that the view holds, or the view itself.
  static let hasPendingConstraints = ViewFlags(rawValue: 1 << 5)
  /// The engine has yet to take up something inside the view.
  static let descendantHasPendingConstraints = ViewFlags(rawValue: 1 << 6)
  /// Constraints place the view: its autoresizing mask is not translated.
  static let placedByConstraints = ViewFlags(rawValue: 1 << 7)
  /// `UIView.updateConstraints()` was reached by the overrides above it.
  static let calledBaseUpdateConstraints = ViewFlags(rawValue: 1 << 8)
  /// The view is just following its superview's size, as the engine knows already.
  static let isAutoresizing = ViewFlags(rawValue: 1 << 9)

  /// Edges of the view are covered by bars or the screen's shape.
  static let hasSafeArea = ViewFlags(rawValue: 1 << 10)

  /// A fitting pass has borrowed the node.
  static let isLent = ViewFlags(rawValue: 1 << 11)

  /// The superview's margins are added where they reach into the view.
  static let preservesSuperviewMargins = ViewFlags(rawValue: 1 << 16)
  /// A subview preserves the view's margins, or did once.
  static let hasSubviewsPreservingMargins = ViewFlags(rawValue: 1 << 17)
  /// The view is being taken out of its tree, with the one above it that was removed.
  static let isLeaving = ViewFlags(rawValue: 1 << 18)

  /// The next layout places every child anew, moved or not.
  static let placesAllChildren = ViewFlags(rawValue: 1 << 19)
  /// The engine is just placing the view.
  static let isBeingPlaced = ViewFlags(rawValue: 1 << 20)
  /// The engine is about to ask for a layout of the view.
  static let isAwaitingLayoutRequest = ViewFlags(rawValue: 1 << 21)

  /// The view has, or once had, subviews, a controller or what `ViewExtras` keeps.
  static let hasMoreThanLayer = ViewFlags(rawValue: 1 << 22)
  /// The view may have subviews that their frames place.
  static let mayHaveFramedSubviews = ViewFlags(rawValue: 1 << 23)
  /// The view has no drawing of its own, as far as is known.
  static let drawsNothing = ViewFlags(rawValue: 1 << 24)
  /// `UIView.draw(_:)` was reached.
  static let calledBaseDraw = ViewFlags(rawValue: 1 << 25)
  /// The view or one above it was given a tint colour.
  static let mayBeTinted = ViewFlags(rawValue: 1 << 26)
  /// `UIView.display(_:)` was reached.
  static let calledBaseDisplay = ViewFlags(rawValue: 1 << 27)
  /// A pass is in the midst of the view's layout.
  static let isBeingLaidOut = ViewFlags(rawValue: 1 << 28)
  /// A pass is in the midst of updating the view's constraints.
  static let isUpdatingConstraints = ViewFlags(rawValue: 1 << 29)
  /// The callbacks before the view's removal are being made.
  static let isBeingRemoved = ViewFlags(rawValue: 1 << 30)
  /// The callbacks about the view's new window have yet to be made.
  static let awaitsWindow = ViewFlags(rawValue: 1 << 31)

  /// All reasons for which a layout pass must look at the view or below it.
  static let anyLayout: ViewFlags = [.needsLayout, .descendantNeedsLayout]
  /// All reasons for which an update-constraints pass must look at the view or below it.
  static let anyUpdate: ViewFlags = [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]
  /// All reasons for which the engine must look at the view or below it.
  static let anyRegistration: ViewFlags = [
    .needsRegistration, .hasPendingConstraints, .descendantHasPendingConstraints,
  ]
  /// All reasons for which anything is left to do at the view or below it.
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

/// Layout margins as they were set: by side, or by the direction of the layout.
enum Margins: Equatable {
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

/// What a view was told about its layout by properties that most views leave alone.
struct LayoutPreferences {
  var hugging = PerAxis(horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compression = PerAxis(horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  var autoresizingMask: UIView.AutoresizingMask = []
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var margins: Margins?
  var tintColor: UIColor?
}
