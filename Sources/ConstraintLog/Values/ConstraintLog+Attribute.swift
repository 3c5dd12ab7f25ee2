extension ConstraintLog {
  /// An attribute of an item. The cases are those of `NSLayoutConstraint.Attribute`.
  public enum Attribute: String, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// Reads the name of an attribute in a log, also those of frames in autoresizing constraints.
    init?(logged name: String) {
      switch name {
      case "minX": self = .left
      case "midX": self = .centerX
      case "maxX": self = .right
      case "minY": self = .top
      case "midY": self = .centerY
      case "maxY": self = .bottom
      case "baseline": self = .lastBaseline
      case "centerXWithinMargin": self = .centerXWithinMargins
      case "centerYWithinMargin": self = .centerYWithinMargins
      default: self.init(rawValue: name)
      }
    }

    /// Whether the attribute lies on the horizontal axis.
    public var isHorizontal: Bool {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins:
        true
      default: false
      }
    }

    /// Whether the attribute is a width or height.
    public var isSize: Bool { self == .width || self == .height }

    /// The attribute at the same place of a layout from right to left.
    var mirrored: Attribute {
      switch self {
      case .leading: .right
      case .trailing: .left
      case .leadingMargin: .rightMargin
      case .trailingMargin: .leftMargin
      default: self
      }
    }

    /// The edge on the other side.
    var opposite: Attribute {
      switch self {
      case .left: .right
      case .right: .left
      default: self
      }
    }

    /// The edge of a superview from which a frame's position is measured.
    var origin: Attribute {
      switch self {
      // An anchor of a direction cannot be compared with one of a side.
      case .leading, .trailing: .leading
      default: isHorizontal ? .left : .top
      }
    }

    /// The attribute of this place in a layout from left to right.
    var withoutDirection: Attribute {
      switch self {
      case .leading: .left
      case .trailing: .right
      case .leadingMargin: .leftMargin
      case .trailingMargin: .rightMargin
      default: self
      }
    }
  }

  /// An attribute of one of a log's items.
  public struct Anchor: Hashable, Sendable {
    /// The index of the item in ``ConstraintLog/items``.
    public var item: Int
    /// The attribute.
    public var attribute: Attribute

    /// Creates an anchor.
    public init(_ item: Int, _ attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }
}
