/// The floating capsule of a tab bar, and the platter below its selected tab.
struct TabGlass: ViewTreeConfined {
  private let capsule = BarPlatter()
  private let selection = PillView()

  init(in bar: UIView, above backdrop: UIView) {
    selection.backgroundColor = .tertiarySystemFill
    bar.insertSubview(capsule, aboveSubview: backdrop)
    bar.insertSubview(selection, aboveSubview: capsule)
  }

  func remove() {
    for part in [capsule, selection] as [UIView] { part.removeFromSuperview() }
  }

  /// Places the capsule around the area of the tabs, and the platter below the selected tab.
  func place(around area: CGRect, selected tab: CGRect?) {
    capsule.frame = area.insetBy(dx: -Self.padding, dy: 0)
    selection.isHidden = tab == nil
    if let tab { selection.frame = tab.insetBy(dx: 0, dy: Self.padding) }
  }

  /// The rectangle of a number of tabs in the area of a bar: in its middle, and no wider than the tabs need.
  static func tabArea(of count: Int, in area: CGRect) -> CGRect {
    let room = max(0, area.width - 2 * (margin + padding))
    let width = min(room, CGFloat(count) * widestTab)
    return CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: min(height, area.height))
  }

  // In points. Apple publishes no measures. These are chosen after pictures of iOS 26, whose capsule is as far from the bottom as from the
  // sides: 21 of the 83 points of a bar above a home indicator.
  private static let height: CGFloat = 62
  private static let margin: CGFloat = 21
  private static let padding: CGFloat = 4
  private static let widestTab: CGFloat = 102
}
