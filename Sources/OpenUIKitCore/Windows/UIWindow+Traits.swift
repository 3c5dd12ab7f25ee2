// Size classes are the only traits that depend on a window's size. Apple defines them per device. This rule
// is our own, and agrees with recent devices. A height of less than 480 points (a phone on its side) is
// compact. A width of 600 points or more is regular, and 896 or more at a compact height (the largest
// phones).

extension UIWindow {
  /// The traits of the window: those of its size, scale and direction, overridden by the host's.
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

  /// Updates the traits of all views in the window after a change by the host or of the size.
  func windowTraitsMayHaveChanged() {
    let values = currentTraits
    guard values != windowTraits.values else { return }
    let former = windowTraits.values.preferredContentSizeCategory
    windowTraits = UITraitCollection(values)
    #if !hasFeature(Embedded)
      sharedMeasurer.setContentSizeCategory(values.preferredContentSizeCategory)
    #endif
    updateTraits()
    if values.preferredContentSizeCategory != former { postChangeOfContentSize(from: former) }
  }

  // In points, between the sizes of Apple's devices with compact and with regular size classes.
  private static let leastRegularHeight: CGFloat = 480
  private static let leastRegularWidth: CGFloat = 600
  private static let leastRegularWidthWhenLow: CGFloat = 896
}
