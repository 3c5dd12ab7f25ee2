@_spi(Layout) import OpenUIKitGraphics

/// The autoresizing mask of a view along one axis.
///
/// The space along the axis has three parts: before the view, the view, after it. A change of the superview's
/// length is distributed among the flexible parts, in proportion to their lengths. If nothing is flexible,
/// the space after the view absorbs it. Parts may become negative, and grow from there. If the flexible parts are zero
/// together, they have no proportions any more, and grow equally.
package struct Springs {
  /// The view's start and length as linear functions of the superview's length.
  package struct Line {
    package var ratio: Double
    package var constant: Double
  }

  package let start: Line
  package let length: Line

  /// Creates the springs of a view with a `start` and a `length` in a superview of `available` points.
  init(
    start: Double, length: Double, available: Double,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) {
    let parts = [
      (flexible.before, start), (flexible.length, length), (flexible.after, available - start - length),
    ]
    let count = parts.count { $0.0 }
    let total = parts.reduce(0) { $1.0 ? $0 + $1.1 : $0 }
    func ratio(_ part: (isFlexible: Bool, size: Double)) -> Double {
      guard part.isFlexible else { return 0 }
      return abs(total) < 1e-9 ? 1 / Double(count) : part.size / total
    }
    let (startRatio, lengthRatio) = (ratio(parts[0]), ratio(parts[1]))
    self.start = Line(ratio: startRatio, constant: start - startRatio * available)
    self.length = Line(ratio: lengthRatio, constant: length - lengthRatio * available)
  }
}

extension Springs {
  /// Creates the springs of an item with a rectangle along an axis.
  package init(
    of rectangle: CGRect, _ axis: NSLayoutConstraint.Axis, available: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) {
    self =
      axis == .horizontal
      ? Springs(
        start: rectangle.origin.x, length: rectangle.size.width, available: available, flexible: flexible)
      : Springs(
        start: rectangle.origin.y, length: rectangle.size.height, available: available, flexible: flexible)
  }
}

extension Springs {
  package func hasProportions(of other: Springs) -> Bool {
    abs(start.ratio - other.start.ratio) < 1e-6 && abs(length.ratio - other.length.ratio) < 1e-6
  }
}
