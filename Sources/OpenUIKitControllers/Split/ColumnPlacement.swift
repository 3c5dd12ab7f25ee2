import OpenUIKitCore

/// The frames of the columns of a split controller, from left to right, in points.
struct ColumnPlacement {
  private(set) var frames: [(column: UISplitViewController.Column, frame: CGRect)] = []
  /// The horizontal positions of the lines between columns.
  private(set) var lines: [CGFloat] = []
  /// Whether columns cover a part of the last one or displace it, so that it is dimmed.
  let coversSecondary: Bool

  /// Places the columns. `supplementary` is nil for two columns.
  init(
    mode: UISplitViewController.DisplayMode, size: CGSize, primary: CGFloat, supplementary: CGFloat?
  ) {
    #if hasFeature(Embedded)
      let displaces = false
    #else
      let displaces = mode == .twoDisplaceSecondary
    #endif
    let covers = mode == .oneOverSecondary || mode == .twoOverSecondary
    coversSecondary = covers || displaces
    let isTwo = mode == .twoBesideSecondary || mode == .twoOverSecondary || displaces
    let isOne = mode == .oneBesideSecondary || mode == .oneOverSecondary
    let middle = supplementary ?? 0
    // Of three columns the middle one is visible first.
    let showsPrimary = isTwo || isOne && supplementary == nil
    let first = showsPrimary ? 0 : -primary
    let second = showsPrimary ? primary : isOne ? 0 : -middle
    let covered = (showsPrimary ? primary : 0) + (supplementary != nil && (isOne || isTwo) ? middle : 0)
    add(.primary, x: first, width: primary, size)
    if supplementary != nil { add(.supplementary, x: second, width: middle, size) }
    let start = covers ? 0 : covered
    // A displaced column keeps the width that it has beside one column.
    add(.secondary, x: start, width: max(0, size.width - (displaces ? middle : start)), size)
    if showsPrimary { lines.append(primary) }
    if supplementary != nil, isOne || isTwo { lines.append(covered) }
  }

  private mutating func add(
    _ column: UISplitViewController.Column, x: CGFloat, width: CGFloat, _ size: CGSize
  ) {
    frames.append((column, CGRect(x: x, y: 0, width: width, height: size.height)))
  }
}
