import UIKitShim

/// What points, sizes and insets mean for an attribute. The sign follows the attribute that is being related,
/// the first one: an inset pushes an edge inwards, and keeps a distance between siblings.
extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

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
}
