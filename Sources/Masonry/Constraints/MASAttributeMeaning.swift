import UIKitShim

/// How points, sizes and insets apply to an attribute. The first attribute of a relation decides the sign: an
/// inset moves an edge inwards, and separates siblings.
extension NSLayoutConstraint.Attribute {
  var isDimension: Bool { self == .width || self == .height }

  func offset(from insets: MASEdgeInsets) -> CGFloat? {
    switch self {
    case .left, .leading: insets.left
    case .top: insets.top
    case .right, .trailing: -insets.right
    case .bottom: -insets.bottom
    default: nil
    }
  }

  func offset(from insets: NSDirectionalEdgeInsets, rightToLeft: Bool) -> CGFloat? {
    switch self {
    case .leading: insets.leading
    case .trailing: -insets.trailing
    case .left: rightToLeft ? insets.trailing : insets.leading
    case .right: rightToLeft ? -insets.leading : -insets.trailing
    case .top: insets.top
    case .bottom: -insets.bottom
    default: nil
    }
  }

  func length(in size: CGSize) -> CGFloat? {
    switch self {
    case .width: size.width
    case .height: size.height
    default: nil
    }
  }

  func offset(from point: CGPoint) -> CGFloat? {
    switch self {
    case .centerX: point.x
    case .centerY: point.y
    default: nil
    }
  }

  /// The attribute on the same side, of the edges or of the margins; itself where there is no other.
  func counterpart(withinMargins: Bool) -> NSLayoutConstraint.Attribute {
    // The raw values of edges (1 to 6) and of centres (9 and 10) differ from those of their margins by 12 and
    // 10.
    let isMargin = (13...20).contains(rawValue)
    let distance = [9, 10, 19, 20].contains(rawValue) ? 10 : 12
    guard isMargin != withinMargins, !isDimension, rawValue != 11, rawValue != 12 else { return self }
    return NSLayoutConstraint.Attribute(rawValue: rawValue + (withinMargins ? distance : -distance)) ?? self
  }

  /// Whether the two attributes lie on one axis. Attributes that the language does not define are accepted.
  func canRelate(to other: NSLayoutConstraint.Attribute) -> Bool {
    guard self != other, let kind, let other = other.kind else { return true }
    return kind == other
  }

  /// Whether the attribute describes a position or length along an axis. False for attributes that the
  /// language does not define.
  func measures(along axis: MASAxisType) -> Bool {
    switch kind {
    case .horizontal: axis == .horizontal
    case .vertical: axis == .vertical
    case .size: (self == .width) == (axis == .horizontal)
    case nil: false
    }
  }

  private enum Kind {
    case horizontal, vertical, size
  }

  private var kind: Kind? {
    switch rawValue {
    case 1, 2, 5, 6, 9, 13, 14, 17, 18, 19: .horizontal
    case 3, 4, 10, 11, 12, 15, 16, 20: .vertical
    case 7, 8: .size
    default: nil
    }
  }
}
