/// The appearances of a navigation bar, or of one of its items.
struct NavigationAppearances: ViewTreeConfined {
  var standard: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?

  var all: [UINavigationBarAppearance] {
    [standard, compact, scrollEdge, compactScrollEdge].compactMap { $0 }
  }

  /// The appearance above content, for a height.
  func aboveContent(isCompact: Bool) -> UINavigationBarAppearance? {
    isCompact ? compact ?? standard : standard
  }

  /// The appearance at the beginning of the content, for a height.
  func atEdge(isCompact: Bool) -> UINavigationBarAppearance? {
    isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
  }
}
