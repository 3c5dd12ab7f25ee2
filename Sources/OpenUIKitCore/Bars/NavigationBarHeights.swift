/// The heights of the parts of a navigation bar, in points, from top to bottom: prompt, row with title and
/// buttons, large title, accessory.
struct NavigationBarHeights: Equatable {
  var prompt: CGFloat = 0
  var row: CGFloat = 44
  var largeTitle: CGFloat = 0
  var accessory: CGFloat = 0
  /// Whether scrolling hides the accessory.
  var accessoryHides = false

  /// The height of the bar above scrolled content.
  var minimum: CGFloat { prompt + row + (accessoryHides ? 0 : accessory) }

  /// The height of the bar above the beginning of its content.
  var maximum: CGFloat { prompt + row + largeTitle + accessory }

  /// The heights at which the bar comes to rest, from the greatest on.
  var restingHeights: [CGFloat] {
    var heights = [maximum]
    if accessoryHides, accessory > 0 { heights.append(maximum - accessory) }
    if largeTitle > 0 { heights.append(minimum) }
    return heights
  }

  /// The visible height of the large title in a bar of a height. The accessory shrinks before it.
  func shownLargeTitle(in height: CGFloat) -> CGFloat {
    min(largeTitle, max(0, height - minimum))
  }

  /// The visible height of the accessory in a bar of a height.
  func shownAccessory(in height: CGFloat) -> CGFloat {
    guard accessoryHides else { return accessory }
    return min(accessory, max(0, height - minimum - largeTitle))
  }
}
