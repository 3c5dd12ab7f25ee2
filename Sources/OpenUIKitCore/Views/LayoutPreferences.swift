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
