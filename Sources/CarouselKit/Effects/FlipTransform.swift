/// A card that turns over: each item is on the back of the one before it.
public final class FlipTransform: CarouselTransform {
  /// Creates the effect.
  public init() {}

  /// Three: the current item and its neighbours.
  public var visibleItemCount: Int? { 3 }

  /// A half turn from one item to the next. Only the side that faces the viewer is shown.
  public func attributes(at offset: CGFloat, in space: CarouselSpace) -> CarouselItemAttributes {
    let turn = min(max(offset, -1), 1) * .pi
    return CarouselItemAttributes(
      transform: space.turned(space.baseTransform, by: turn), isHidden: abs(offset) > 0.5,
      depth: -abs(offset))
  }
}
