extension UIStackView {
  /// The distribution of views along the stack's axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis. Hugging and compression resistance determine which ones grow or shrink.
    case fill = 0
    /// The views fill the axis with equal sizes.
    case fillEqually
    /// The views fill the axis in proportion to their content sizes.
    case fillProportionally
    /// The gaps between the views are equal, and at least `spacing`.
    case equalSpacing
    /// The distances between the centres of the views are equal, as far as gaps of at least `spacing` allow.
    case equalCentering
  }

  /// The alignment of a stack's views across its axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack across its axis.
    case fill = 0
    /// The leading edge of a column, or the top of a row.
    case leading
    /// The first baselines of a row are aligned.
    case firstBaseline
    /// In the middle.
    case center
    /// The trailing edge of a column, or the bottom of a row.
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
