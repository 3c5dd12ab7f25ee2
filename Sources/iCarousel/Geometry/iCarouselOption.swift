/// A number of a carousel that the delegate can set, with `carousel(_:valueFor:withDefault:)`.
///
/// All values are of type `CGFloat`. NaN counts as the default.
public enum iCarouselOption: Int, CaseIterable, Sendable {
  /// Whether the last item is followed by the first: any value but 0.
  case wrap = 0
  /// Whether items that face away from the viewer are shown: any value but 0.
  case showBackfaces = 1
  /// The number of items that the carousel moves when a finger moves by the width of one.
  case offsetMultiplier = 2
  /// The number of items that have views at a time, at most 500.
  case visibleItems = 3
  /// The number of items that the whole arc of a circular type holds.
  case count = 4
  /// The angle over which a circular type distributes its items, in radians.
  case arc = 5
  /// The angle from one item of a circular type to the next, in radians.
  ///
  /// In the original this is the whole angle of an item for the rotary types and the cylinders, and a step
  /// only for the wheels.
  case angle = 6
  /// The radius of a circular type, in points.
  case radius = 7
  /// How far items are turned away (cover flow and the tilted types, in right angles), or how far they are
  /// separated sideways (time machines, in widths).
  case tilt = 8
  /// The distance between items, in widths.
  case spacing = 9
  /// The offset before which items fade, in items.
  case fadeMin = 10
  /// The offset after which items fade, in items.
  case fadeMax = 11
  /// The number of items over which fading takes place.
  case fadeRange = 12
  /// The opacity of fully faded items.
  case fadeMinAlpha = 13
  /// The scale of items that are at least `scaleRange` away from the current one; 1 by default.
  case minScale = 14
  /// The number of items over which scaling takes place; 1 by default.
  case scaleRange = 15
}
