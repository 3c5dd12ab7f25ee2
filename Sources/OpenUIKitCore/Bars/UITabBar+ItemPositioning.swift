extension UITabBar {
  /// Where the tabs are in a bar.
  public enum ItemPositioning: Int, Sendable {
    /// As `fill`.
    case automatic = 0
    /// Side by side over the whole width.
    case fill = 1
    /// In the middle, with `itemWidth` and `itemSpacing`.
    case centered = 2
  }

  /// The left and the right edge of the tab at a place, from the left, in an area of a width in points.
  final func tabEdges(at place: Int, of count: Int, in width: CGFloat) -> (left: CGFloat, right: CGFloat) {
    guard itemPositioning == .centered, count > 0 else {
      let share = width / CGFloat(max(1, count))
      return (CGFloat(place) * share, CGFloat(place + 1) * share)
    }
    // Tabs that do not fit share the width.
    let spacing = itemSpacing > 0 ? itemSpacing : Self.usualItemSpacing
    let room = max(0, width - spacing * CGFloat(count - 1)) / CGFloat(count)
    let own = min(itemWidth > 0 ? itemWidth : Self.usualItemWidth, room)
    let start = (width - own * CGFloat(count) - spacing * CGFloat(count - 1)) / 2
    let left = max(0, start) + CGFloat(place) * (own + spacing)
    return (left, left + own)
  }

  // In points. Apple does not document them; these are the sizes of tabs on a wide screen of iOS 7 to 12.
  private static let usualItemWidth: CGFloat = 76
  private static let usualItemSpacing: CGFloat = 34
}
