extension UIStackView {
  /// How a stack shares the space along its axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis; who grows or shrinks is decided by hugging and compression resistance.
    case fill = 0
    /// The views fill the axis with equal sizes.
    case fillEqually
    /// The views fill the axis in proportion to their content sizes.
    case fillProportionally
    /// The gaps between the views are equal, and at least `spacing`.
    case equalSpacing
    /// The distances between the centres of the views are equal as far as gaps of at least `spacing` allow.
    case equalCentering
  }

  /// Where a stack's views stand across its axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack across its axis.
    case fill = 0
    /// At the leading edge of a column, at the top of a row.
    case leading
    /// The first baselines of a row are aligned.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing
    /// The last baselines of a row are aligned.
    case lastBaseline

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }
}

/// The attributes along or across a stack's axis.
struct StackAxis {
  let start, end, center, length: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      (start, end, center, length) = (.leading, .trailing, .centerX, .width)
    } else {
      (start, end, center, length) = (.top, .bottom, .centerY, .height)
    }
  }
}
