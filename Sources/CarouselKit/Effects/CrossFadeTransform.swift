/// All items in one place: each fades in over the one before it.
public final class CrossFadeTransform: CarouselTransform {
  /// Creates the effect.
  public init() {}

  /// Three: the current item and its neighbours.
  public var visibleItemCount: Int? { 3 }

  /// An item that comes after the current place is in front and fades in. The one below stays opaque, so that the
  /// background does not shine through.
  public func attributes(at offset: CGFloat, in space: CarouselSpace) -> CarouselItemAttributes {
    CarouselItemAttributes(
      transform: space.baseTransform, opacity: offset > 0 ? 1 - min(offset, 1) : 1,
      isHidden: abs(offset) >= 1, depth: offset)
  }
}
