/// The words that a carousel has for assistive technology, for translation. They are English by default.
public struct CarouselAccessibilityNames: Sendable {
  /// The name of the action that moves to the next item.
  public var next = "Next"
  /// The name of the action that moves to the previous item.
  public var previous = "Previous"
  /// The name of the action that moves to the first item.
  public var first = "First"
  /// The name of the action that moves to the last item.
  public var last = "Last"
  /// The word for a carousel. UIKit has no place for it; pages use it.
  public var carousel = "carousel"
  /// The word for an item of a carousel. UIKit has no place for it; pages use it.
  public var slide = "slide"

  /// Creates the English words.
  public init() {}
}
