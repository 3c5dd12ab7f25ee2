extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The part of a view or layout guide to which a constraint refers.
  public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right
    /// The top edge of the alignment rectangle.
    case top
    /// The bottom edge of the alignment rectangle.
    case bottom
    /// The edge where text begins: left, or right in a right-to-left layout.
    case leading
    /// The edge where text ends: right, or left in a right-to-left layout.
    case trailing
    /// The width of the alignment rectangle.
    case width
    /// The height of the alignment rectangle.
    case height
    /// The horizontal centre of the alignment rectangle.
    case centerX
    /// The vertical centre of the alignment rectangle.
    case centerY
    /// The baseline of the last line of text, or the bottom edge of a view without text.
    case lastBaseline
    /// The baseline of the first line of text, or the top edge of a view without text.
    case firstBaseline
    /// The left edge of the layout margins.
    case leftMargin
    /// The right edge of the layout margins.
    case rightMargin
    /// The top edge of the layout margins.
    case topMargin
    /// The bottom edge of the layout margins.
    case bottomMargin
    /// The leading edge of the layout margins.
    case leadingMargin
    /// The trailing edge of the layout margins.
    case trailingMargin
    /// The horizontal centre between the left and right margins.
    case centerXWithinMargins
    /// The vertical centre between the top and bottom margins.
    case centerYWithinMargins
    /// No attribute: the constraint sets its first attribute to a constant.
    case notAnAttribute = 0
  }

  /// The direction of a size or a stack.
  public enum Axis: Int, Sendable {
    /// Along the width.
    case horizontal = 0
    /// Along the height.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute changes sides in a right-to-left layout.
  @inline(__always)
  var followsLayoutDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a width or a height.
  @inline(__always)
  package var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute is a baseline.
  @inline(__always)
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The edge from which a baseline is measured; the attribute itself for others.
  var edgeOfBaseline: NSLayoutConstraint.Attribute {
    switch self {
    case .firstBaseline: .top
    case .lastBaseline: .bottom
    default: self
    }
  }

  /// Whether the attribute refers to the layout margins instead of the item itself.
  package var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The axis of the attribute.
  @inline(__always)
  package var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Whether the attribute is an edge of a fixed side, and not one that depends on the layout direction; nil
  /// if it is not a horizontal edge.
  var fixesSide: Bool? {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    case .leading, .trailing, .leadingMargin, .trailingMargin: false
    default: nil
    }
  }

  /// Whether a constraint can relate the attribute to another, by UIKit's rules. Sizes are related to sizes,
  /// and positions to positions, also of the other axis. Leading and trailing edges are not related to left and
  /// right ones. `notAnAttribute` goes with any attribute.
  func isComparable(with other: NSLayoutConstraint.Attribute) -> Bool {
    if self == .notAnAttribute || other == .notAnAttribute { return true }
    if isSize || other.isSize { return isSize && other.isSize }
    guard let fixesSide, let otherFixesSide = other.fixesSide else { return true }
    return fixesSide == otherFixesSide
  }

  /// The attribute with leading and trailing replaced by their sides in `direction`.
  func resolved(for direction: UIUserInterfaceLayoutDirection) -> NSLayoutConstraint.Attribute {
    let isMirrored = direction == .rightToLeft
    switch self {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .leadingMargin: return isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: return isMirrored ? .leftMargin : .rightMargin
    default: return self
    }
  }

  /// The attribute of the margins guide for a margin attribute; the attribute itself for others.
  var withinMarginsGuide: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// UIKit's name of the attribute in descriptions of constraints.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation as an operator.
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation after negating both sides.
  package var mirrored: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
