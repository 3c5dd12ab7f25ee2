@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// The adjustment of the tint colour of a view and its descendants.
  public enum TintAdjustmentMode: Int, Sendable {
    /// It is shown as in the superview.
    case automatic = 0
    /// It is shown as it was set.
    case normal = 1
    /// It is grey and paler, as behind an alert.
    case dimmed = 2
  }

  /// Whether `tintColor` is dimmed: automatically as in the superview, where it is not by default. Reads as the mode that is shown.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { shownTintAdjustment }
    set { setTintAdjustment(newValue) }
  }

  /// The tint colour that was set or inherited, dimmed if the view is. O(depth) in trees with a tint colour or a mode.
  var shownTintColor: UIColor {
    // No view without this flag has a tint colour or a mode, or an ancestor with one. Its superview may override `tintColor`.
    guard layoutFlags.contains(.mayBeTinted) else { return superview?.tintColor ?? .systemBlue }
    let color = inherited { $0.tintColor } ?? .systemBlue
    return shownTintAdjustment == .dimmed ? color.dimmedTint : color
  }

  /// The mode of the view, or of the nearest ancestor with one; `normal` without any.
  var shownTintAdjustment: TintAdjustmentMode {
    inherited { $0.tintAdjustment == .automatic ? nil : $0.tintAdjustment } ?? .normal
  }

  /// The nearest value that the view or an ancestor has.
  private func inherited<Value>(_ value: (LayoutPreferences) -> Value?) -> Value? {
    var view: UIView? = self
    while let current = view {
      if let extras = current.extras, let found = value(extras.preferences) { return found }
      view = current.superview
    }
    return nil
  }

  /// Sets the mode, and notifies the view and its descendants.
  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    let former = shownTintAdjustment
    layoutPreferences.tintAdjustment = mode
    if shownTintAdjustment != former { notifyTreeOfDimming() }
  }

  /// Notifies the view and its descendants, parents first and iteratively.
  private func notifyTreeOfDimming() {
    var stack = [self]
    while let view = stack.popLast() {
      view.layoutFlags.insert(.mayBeTinted)
      view.tintColorDidChange()
      stack.append(contentsOf: view.subviewStorage.reversed())
    }
  }

  /// Sets the tint colour of the view and of descendants without one; nil for the superview's.
  func setTintColor(_ color: UIColor?) {
    layoutPreferences.tintColor = color
    notifyTreeOfTintColor()
  }

  /// Notifies the view and its descendants without a tint colour of their own, parents first and iteratively.
  func notifyTreeOfTintColor(isTinted: Bool = true) {
    var stack = [self]
    while let view = stack.popLast() {
      if isTinted || view.hasTintAdjustment || view !== self && view.superviewIsTinted {
        view.layoutFlags.insert(.mayBeTinted)
      } else {
        view.layoutFlags.remove(.mayBeTinted)
      }
      view.tintColorDidChange()
      stack.append(contentsOf: view.subviewsWithoutTintColor)
    }
  }

  /// Inherits the tint colour of a new superview. Trees without tint colours are not traversed.
  func inheritTint() {
    guard superviewIsTinted || layoutFlags.contains(.mayBeTinted) else { return }
    // In a dimmed view also a tree with a tint colour of its own is dimmed.
    if superview?.shownTintAdjustment == .dimmed { return notifyTreeOfDimming() }
    guard extras?.preferences.tintColor == nil else { return }
    notifyTreeOfTintColor(isTinted: superviewIsTinted)
  }

  private var superviewIsTinted: Bool { superviewStorage?.layoutFlags.contains(.mayBeTinted) == true }

  private var hasTintAdjustment: Bool {
    (extras?.preferences.tintAdjustment ?? .automatic) != .automatic
  }

  /// In reversed order, for a stack.
  private var subviewsWithoutTintColor: [UIView] {
    subviewStorage.reversed().filter { $0.extras?.preferences.tintColor == nil }
  }
}
