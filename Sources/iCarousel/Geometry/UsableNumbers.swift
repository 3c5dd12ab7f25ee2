import UIKitShim

/// What a carousel can calculate with. Other numbers are refused: properties keep their values then, options
/// have their defaults.
extension CGFloat {
  /// Whether the number is one and not larger than a billion, so that no product of a few of them overflows.
  var isUsable: Bool { magnitude <= 1e9 }
}

extension CGSize {
  /// Whether both sides are usable.
  var isUsable: Bool { width.isUsable && height.isUsable }
}
