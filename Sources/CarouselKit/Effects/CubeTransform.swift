/// The items are on the sides of a cube, which turns from one to the next.
public final class CubeTransform: CarouselTransform {
  /// Creates the effect.
  public init() {}

  /// Three: the current side and its neighbours.
  public var visibleItemCount: Int? { 3 }

  /// A side is half a width before the axis, at a right angle to its neighbours.
  public func attributes(at offset: CGFloat, in space: CarouselSpace) -> CarouselItemAttributes {
    let half = space.itemWidth / 2
    let axis = CATransform3DTranslate(space.baseTransform, 0, 0, -half)
    let side = CATransform3DTranslate(space.turned(axis, by: offset * .pi / 2), 0, 0, half)
    return CarouselItemAttributes(transform: side, isHidden: abs(offset) >= 1)
  }
}
