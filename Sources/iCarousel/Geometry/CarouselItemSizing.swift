/// Sizes of items that depend on the carousel's size.
public struct CarouselItemSizing: Equatable, Sendable {
  /// A length of an item.
  public enum Dimension: Equatable, Sendable {
    /// The length of the item's view.
    case natural
    /// A length in points.
    case points(CGFloat)
    /// A part of the carousel's length between the insets: 1 fills it.
    case fraction(CGFloat)
    /// The length with which so many items, and the spaces between them, fill the carousel between the insets. With 2.5, half of a
    /// third item can be seen.
    case perView(CGFloat)
  }

  /// The length along the row.
  public var along: Dimension
  /// The length across the row.
  public var across: Dimension
  /// The space between items, in points; nil for that of the carousel's `itemSpacing`.
  public var spacing: CGFloat?

  /// Sizes with a length along the row and one across it, which fills the carousel by default.
  public init(along: Dimension, across: Dimension = .fraction(1), spacing: CGFloat? = nil) {
    self.along = along
    self.across = across
    self.spacing = spacing
  }

  /// Items that fill the carousel between the insets.
  public static let filling = CarouselItemSizing(along: .fraction(1))

  /// Items as wide as a part of the carousel.
  public static func fraction(_ part: CGFloat) -> CarouselItemSizing {
    CarouselItemSizing(along: .fraction(part))
  }

  /// So many items in the carousel at a time, with a space in points between them.
  public static func perView(_ count: CGFloat, spacing: CGFloat? = nil) -> CarouselItemSizing {
    CarouselItemSizing(along: .perView(count), spacing: spacing)
  }
}

extension CarouselItemSizing.Dimension {
  /// The length in points for a carousel's length and a space between items; nil for the view's own, and for numbers that are not
  /// usable.
  func length(in room: CGFloat, spacing: CGFloat) -> CGFloat? {
    let length: CGFloat
    switch self {
    case .natural: return nil
    case .points(let points): length = points
    case .fraction(let part): length = room * part
    case .perView(let count):
      guard count > 0, count.isUsable else { return nil }
      length = (room - spacing * (count - 1)) / count
    }
    guard length.isUsable, length >= 0 else { return nil }
    // Distances in items are quotients by the length, and would be infinite for one that is almost 0.
    return length.isUsableWidth ? length : 0
  }
}
