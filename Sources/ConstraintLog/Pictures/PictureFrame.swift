/// A rectangle in points.
struct PictureFrame: Equatable {
  var left = 0.0
  var top = 0.0
  var width = 0.0
  var height = 0.0

  var right: Double { left + width }
  var bottom: Double { top + height }

  /// Whether the rectangle overlaps another one.
  func overlaps(_ other: PictureFrame) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// The rectangle with its edges moved outwards.
  func outset(_ points: Double) -> PictureFrame {
    PictureFrame(
      left: left - points, top: top - points, width: width + 2 * points, height: height + 2 * points)
  }

  /// The place of an attribute along its axis; nil for sizes.
  func place(_ attribute: ConstraintLog.Attribute) -> Double? {
    switch attribute.withoutDirection {
    case .left, .leftMargin, .leading, .leadingMargin: left
    case .right, .rightMargin, .trailing, .trailingMargin: right
    case .top, .topMargin: top
    case .bottom, .bottomMargin: bottom
    case .centerX, .centerXWithinMargins: left + width / 2
    case .centerY, .centerYWithinMargins: top + height / 2
    case .firstBaseline: top + height * 0.75
    case .lastBaseline: bottom - height * 0.25
    case .width, .height: nil
    }
  }
}
