/// A pile of cards: the current one lies on top, and leaves the pile to the leading side.
public final class CardsTransform: CarouselTransform {
  /// The number of cards that can be seen below the top one.
  public let cardsBelow: Int

  /// Creates the effect with a number of cards below the top one, at least 1 and at most 20.
  public init(cardsBelow: Int = 3) {
    self.cardsBelow = min(max(cardsBelow, 1), 20)
  }

  /// The cards below the top one, one that appears, and one that leaves.
  public var visibleItemCount: Int? { 2 * cardsBelow + 3 }

  /// A card below is smaller and looks out at the trailing side. A card that leaves turns a little.
  public func attributes(at offset: CGFloat, in space: CarouselSpace) -> CarouselItemAttributes {
    offset < 0 ? leaving(by: min(-offset, 1), in: space) : below(at: offset, in: space)
  }

  private func leaving(by part: CGFloat, in space: CarouselSpace) -> CarouselItemAttributes {
    let length = space.isVertical ? space.size.height : space.size.width
    // Far enough that a turned card is outside the carousel.
    let way = (length + space.itemWidth) / 2 * 1.2
    let angle = -part * .pi / 15
    let turn = space.isMirrored || space.isVertical ? -angle : angle
    let transform = CATransform3DRotate(space.moved(along: -part * way), turn, 0, 0, 1)
    return CarouselItemAttributes(transform: transform, isHidden: part >= 1, depth: part)
  }

  private func below(at offset: CGFloat, in space: CarouselSpace) -> CarouselItemAttributes {
    let depth = min(offset, CGFloat(cardsBelow))
    let scale = 1 - 0.07 * depth / (1 + 0.1 * depth)
    // The edge looks out by as much again as the card is smaller at that side.
    let way = space.itemWidth * ((1 - scale) / 2 + 0.045 * depth)
    let transform = CATransform3DScale(space.moved(along: way), scale, scale, 1)
    let opacity = min(max(CGFloat(cardsBelow) + 1 - offset, 0), 1)
    return CarouselItemAttributes(transform: transform, opacity: opacity, depth: -offset)
  }
}
