import UIKitShim

extension CGPoint: MASCenterTarget, MASMixedTarget {
  /// An offset of the centre from the superview's centre.
  @inlinable
  public var mas_target: MASTarget { MASTarget(.point(self)) }
}

extension CGSize: MASDimensionTarget, MASMixedTarget {
  /// A constant width and height.
  @inlinable
  public var mas_target: MASTarget { MASTarget(.size(self)) }
}

extension MASEdgeInsets: MASHorizontalTarget, MASVerticalTarget, MASEdgesTarget, MASMixedTarget {
  /// Distances inwards from the superview's edges.
  @inlinable
  public var mas_target: MASTarget { MASTarget(.insets(self)) }
}

extension NSDirectionalEdgeInsets: MASHorizontalTarget, MASVerticalTarget, MASEdgesTarget, MASMixedTarget {
  /// Distances inwards from the superview's edges, by reading direction.
  @inlinable
  public var mas_target: MASTarget { MASTarget(.directionalInsets(self)) }
}
