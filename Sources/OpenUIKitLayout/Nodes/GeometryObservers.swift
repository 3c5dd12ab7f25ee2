/// The observers that have to be notified when a layout pass changes the geometry of a view. The pass visits a view only if
/// there are any; it writes the geometry of all other views without accessing them.
@_spi(Layout) @frozen
public struct GeometryObservers: OptionSet {
  /// A bit for each.
  public let rawValue: UInt8

  /// Creates a set by its bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The class of the view overrides its geometry or its layout, or may do so: see `ViewOverrides`.
  @inlinable public static var overrides: Self { Self(rawValue: 1 << 0) }
  /// The view has, or has had, subviews.
  @inlinable public static var subviews: Self { Self(rawValue: 1 << 1) }
  /// The view has, or has had, a controller.
  @inlinable public static var controller: Self { Self(rawValue: 1 << 2) }
  /// The view has, or has had, guides.
  @inlinable public static var guides: Self { Self(rawValue: 1 << 3) }
  /// The layer has, or has had, another anchor point than the centre, or content that follows its size.
  @inlinable public static var layer: Self { Self(rawValue: 1 << 4) }
  /// The view has, or has had, insets of its alignment rectangle.
  @inlinable public static var alignment: Self { Self(rawValue: 1 << 5) }
  /// A constraint uses, or has used, a baseline of the view.
  @inlinable public static var baselines: Self { Self(rawValue: 1 << 6) }
  /// Bars or the shape of the screen cover, or have covered, the view.
  @inlinable public static var safeArea: Self { Self(rawValue: 1 << 7) }

  /// Those that have something to place when the view's size changes.
  @inlinable public static var layout: Self { [.overrides, .subviews, .controller, .guides, .baselines] }
}

nonisolated extension LayoutNode {
  /// Whether the pass can write the geometry of the item without a visit: a view that constraints place and
  /// that has nothing to notify.
  var isQuiet: Bool {
    state.observers.isEmpty && isLivingView && state.container != nil
      && state.flags.intersection([.placedByConstraints, .preservesSuperviewMargins]) == .placedByConstraints
  }

  /// Makes passes visit the view when its geometry changes.
  package func insertObserver(_ observer: GeometryObservers) {
    guard !state.observers.contains(observer) else { return }
    state.observers.insert(observer)
    quietnessMayHaveChanged()
  }

  /// Notes that the view has a controller.
  package func noteController() {
    noteMoreThanLayer()
    insertObserver(.controller)
  }

  /// Updates the flag in the table of the engine.
  package func quietnessMayHaveChanged() {
    guard let engine = record.registration.engine else { return }
    engine._withUnsafeGuaranteedRef { $0.items.setQuiet(isQuiet, at: slot) }
  }
}
