/// What has to be notified when a layout pass changes the geometry of a view. The pass visits a view only if
/// there is something; it writes the geometry of all others without accessing them.
struct GeometryObservers: OptionSet {
  let rawValue: UInt8

  /// The class of the view overrides its geometry or its layout, or may do so: see `ViewOverrides`.
  static let overrides = GeometryObservers(rawValue: 1 << 0)
  /// The view has, or has had, subviews.
  static let subviews = GeometryObservers(rawValue: 1 << 1)
  /// The view has, or has had, a controller.
  static let controller = GeometryObservers(rawValue: 1 << 2)
  /// The view has, or has had, guides.
  static let guides = GeometryObservers(rawValue: 1 << 3)
  /// The layer has, or has had, another anchor point than the centre, or content that follows its size.
  static let layer = GeometryObservers(rawValue: 1 << 4)
  /// The view has, or has had, insets of its alignment rectangle.
  static let alignment = GeometryObservers(rawValue: 1 << 5)
  /// A constraint uses, or has used, a baseline of the view.
  static let baselines = GeometryObservers(rawValue: 1 << 6)
  /// Bars or the shape of the screen cover, or have covered, the view.
  static let safeArea = GeometryObservers(rawValue: 1 << 7)

  /// Those that have something to place when the view's size changes.
  static let layout: GeometryObservers = [.overrides, .subviews, .controller, .guides, .baselines]
}

nonisolated extension LayoutNode {
  /// Whether the pass can write the geometry of the item without a visit: a view that constraints place and
  /// that has nothing to notify.
  var isQuiet: Bool {
    record.observers.isEmpty && record.view != nil && record.container != nil
      && record.flags.intersection([.placedByConstraints, .preservesSuperviewMargins]) == .placedByConstraints
  }

  /// Makes passes visit the view when its geometry changes.
  func insertObserver(_ observer: GeometryObservers) {
    guard !record.observers.contains(observer) else { return }
    record.observers.insert(observer)
    quietnessMayHaveChanged()
  }

  /// Notes that the view has a controller.
  func noteController() {
    noteMoreThanLayer()
    insertObserver(.controller)
  }

  /// Updates the flag in the table of the engine.
  func quietnessMayHaveChanged() {
    guard let engine = record.registration.engine else { return }
    engine._withUnsafeGuaranteedRef { $0.items.setQuiet(isQuiet, at: slot) }
  }
}
