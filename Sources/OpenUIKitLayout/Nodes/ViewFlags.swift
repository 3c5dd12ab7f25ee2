/// The state of a view between passes, a bit each.
@_spi(Layout) @frozen
public struct ViewFlags: OptionSet {
  /// A bit for each.
  public let rawValue: UInt32

  /// Creates a set by its bits.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The view needs a layout of its subviews.
  @inlinable public static var needsLayout: Self { Self(rawValue: 1 << 0) }
  /// Something inside the view asked for a layout.
  @inlinable public static var descendantNeedsLayout: Self { Self(rawValue: 1 << 1) }
  /// The view asked for `updateConstraints()`.
  @inlinable public static var needsUpdateConstraints: Self { Self(rawValue: 1 << 2) }
  /// Something inside the view asked for `updateConstraints()`.
  @inlinable public static var descendantNeedsUpdateConstraints: Self { Self(rawValue: 1 << 3) }
  /// The engine has not registered the view and its descendants yet.
  @inlinable public static var needsRegistration: Self { Self(rawValue: 1 << 4) }
  /// The engine has not entered constraints that the view holds yet, or the view itself.
  @inlinable public static var hasPendingConstraints: Self { Self(rawValue: 1 << 5) }
  /// The engine has not entered something inside the view yet.
  @inlinable public static var descendantHasPendingConstraints: Self { Self(rawValue: 1 << 6) }
  /// Constraints determine the view's position: its autoresizing mask is not translated.
  @inlinable public static var placedByConstraints: Self { Self(rawValue: 1 << 7) }
  /// The overrides have called `UIView.updateConstraints()`.
  @inlinable public static var calledBaseUpdateConstraints: Self { Self(rawValue: 1 << 8) }
  /// The view is following its superview's size, which the engine has already computed.
  @inlinable public static var isAutoresizing: Self { Self(rawValue: 1 << 9) }

  /// Bars or the shape of the screen cover edges of the view.
  @inlinable public static var hasSafeArea: Self { Self(rawValue: 1 << 10) }

  /// A fitting pass has borrowed the node.
  @inlinable public static var isLent: Self { Self(rawValue: 1 << 11) }

  /// Key paths of the view are observed, or were.
  @inlinable public static var isObserved: Self { Self(rawValue: 1 << 12) }

  /// `isOpaque` is not what the view's class begins with.
  @inlinable public static var hasOtherOpacity: Self { Self(rawValue: 1 << 13) }
  /// The safe area is not part of the layout margins.
  @inlinable public static var marginsExcludeSafeArea: Self { Self(rawValue: 1 << 14) }

  /// The view had no size when a bar got it, and so has the one that its constraints determine.
  @inlinable public static var isSizedByBar: Self { Self(rawValue: 1 << 15) }

  /// The superview's margins are added where they extend into the view.
  @inlinable public static var preservesSuperviewMargins: Self { Self(rawValue: 1 << 16) }
  /// A subview preserves the view's margins, or has done so.
  @inlinable public static var hasSubviewsPreservingMargins: Self { Self(rawValue: 1 << 17) }
  /// The view is being removed from its tree, together with a removed ancestor.
  @inlinable public static var isLeaving: Self { Self(rawValue: 1 << 18) }

  /// The next layout places every child again, moved or not.
  @inlinable public static var placesAllChildren: Self { Self(rawValue: 1 << 19) }
  /// The engine is setting the view's frame.
  @inlinable public static var isBeingPlaced: Self { Self(rawValue: 1 << 20) }
  /// The engine is about to request a layout of the view.
  @inlinable public static var isAwaitingLayoutRequest: Self { Self(rawValue: 1 << 21) }

  /// The view has, or has had, subviews, a controller or properties in `ViewExtras`.
  @inlinable public static var hasMoreThanLayer: Self { Self(rawValue: 1 << 22) }
  /// The view may have subviews that are placed by their frames.
  @inlinable public static var mayHaveFramedSubviews: Self { Self(rawValue: 1 << 23) }
  /// The view is assumed to draw nothing.
  @inlinable public static var drawsNothing: Self { Self(rawValue: 1 << 24) }
  /// `UIView.draw(_:)` was reached.
  @inlinable public static var calledBaseDraw: Self { Self(rawValue: 1 << 25) }
  /// The view or an ancestor has had a tint colour.
  @inlinable public static var mayBeTinted: Self { Self(rawValue: 1 << 26) }
  /// `UIView.display(_:)` was reached.
  @inlinable public static var calledBaseDisplay: Self { Self(rawValue: 1 << 27) }
  /// A pass is in the middle of the view's layout.
  @inlinable public static var isBeingLaidOut: Self { Self(rawValue: 1 << 28) }
  /// A pass is in the middle of updating the view's constraints.
  @inlinable public static var isUpdatingConstraints: Self { Self(rawValue: 1 << 29) }
  /// The callbacks before the view's removal are in progress.
  @inlinable public static var isBeingRemoved: Self { Self(rawValue: 1 << 30) }
  /// The callbacks about the view's new window are still due.
  @inlinable public static var awaitsWindow: Self { Self(rawValue: 1 << 31) }

  /// All reasons for a layout pass to visit the view or its descendants.
  @inlinable public static var anyLayout: Self { [.needsLayout, .descendantNeedsLayout] }
  /// All reasons for an update-constraints pass to visit the view or its descendants.
  @inlinable public static var anyUpdate: Self {
    [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]
  }
  /// All reasons for the engine to visit the view or its descendants.
  @inlinable public static var anyRegistration: Self {
    [
      .needsRegistration, .hasPendingConstraints, .descendantHasPendingConstraints,
    ]
  }
  /// All reasons for any pass to visit the view or its descendants.
  @inlinable public static var anyPass: Self { [.anyLayout, .anyUpdate, .anyRegistration] }
}
