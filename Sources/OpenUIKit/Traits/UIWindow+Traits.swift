// Size classes are the only traits that follow from a window's size. Apple gives them by device; the rule here is ours, and
// agrees with the devices of the last years: a height of less than 480 points (a phone on its side) is compact; a width is
// regular from 600 points on, at a compact height from 896 on (the largest phones).

extension UIWindow {
  /// The traits of the window: what its size, scale and direction say, and what the host has set above that.
  var currentTraits: TraitValues {
    var values = UITraitCollection.detached.values
    values.displayScale = screenScale
    values.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let size = bounds.size
    let isLow = size.height < Self.leastRegularHeight
    values.verticalSizeClass = isLow ? .compact : .regular
    let least = isLow ? Self.leastRegularWidthWhenLow : Self.leastRegularWidth
    values.horizontalSizeClass = size.width >= least ? .regular : .compact
    values.userInterfaceIdiom = min(size.width, size.height) >= Self.leastRegularWidth ? .pad : .phone
    values.formUnion(hostTraits.values)
    return values
  }

  /// Brings the traits of everything in the window up to date after the host or the size has changed them.
  func windowTraitsMayHaveChanged() {
    let values = currentTraits
    guard values != windowTraits.values else { return }
    windowTraits = UITraitCollection(values)
    updateTraits()
  }

  private static let leastRegularHeight: CGFloat = 480
  private static let leastRegularWidth: CGFloat = 600
  private static let leastRegularWidthWhenLow: CGFloat = 896
}
