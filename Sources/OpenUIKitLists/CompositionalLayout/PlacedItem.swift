/// The rectangle of an item in a section, and the views attached to it.
struct PlacedItem {
  var frame: CGRect
  var zIndex = 0
  /// Whether the content determines the width or the height.
  var isWidthEstimated = false
  var isHeightEstimated = false
  /// The views attached to the item, with their rectangles.
  var supplements: [(item: NSCollectionLayoutSupplementaryItem, frame: CGRect)] = []

  /// Moves the item by a distance in points.
  mutating func move(_ x: CGFloat, _ y: CGFloat) {
    frame.origin.x += x
    frame.origin.y += y
    guard !supplements.isEmpty else { return }
    for index in supplements.indices {
      supplements[index].frame.origin.x += x
      supplements[index].frame.origin.y += y
    }
  }
}
