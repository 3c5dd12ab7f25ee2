/// A number that the delegate can set for a carousel, by `carousel(_:valueFor:withDefault:)`.
///
/// Every value travels as a `CGFloat`. A value that is not a number counts as the default.
public enum iCarouselOption: Int, CaseIterable, Sendable {
  /// Whether the last item is followed by the first: any value but 0.
  case wrap = 0
  /// Whether items are shown that turn their back to the viewer: any value but 0.
  case showBackfaces = 1
  /// How many items a finger moves that travels the width of one.
  case offsetMultiplier = 2
  /// How many items have views at a time, at most 500.
  case visibleItems = 3
  /// How many items the whole arc of a circular type holds.
  case count = 4
  /// The angle over which a circular type spreads its items, in radians.
  case arc = 5
  /// The angle from one item of a circular type to the next, in radians.
  ///
  /// In the original this is the whole angle of an item for the rotary types and the cylinders, and a step
  /// for the wheels only.
  case angle = 6
  /// The radius of a circular type, in points.
  case radius = 7
  /// How far items are turned away (cover flow and the tilted types, in right angles), or how far they stand
  /// apart sideways (time machines, in widths).
  case tilt = 8
  /// The distance between items, in widths.
  case spacing = 9
  /// The offset before which items fade, in items.
  case fadeMin = 10
  /// The offset after which items fade, in items.
  case fadeMax = 11
  /// Over how many items fading takes place.
  case fadeRange = 12
  /// The opacity of items that are faded fully.
  case fadeMinAlpha = 13
  /// The scale of items that are a `scaleRange` or more from the current one: 1 unless set.
  case minScale = 14
  /// Over how many items scaling takes place: 1 unless set.
  case scaleRange = 15
}
