/// Finds controls that take touches in less than 44 x 44 points.
struct TargetCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    screen.findings { shown in
      guard let control = shown.view as? UIControl, control.isEnabled, takesTouches(control),
        !shown.place.contains(.inBar) || isInCustomView(shown)
      else { return nil }
      guard !isLargeEnough(control) else { return nil }
      let size = targetSize(of: control)
      guard size.width < 43.5 || size.height < 43.5 else { return nil }
      return Finding(
        .smallTarget, control,
        "takes touches in \(size.width.short) x \(size.height.short) points, of at least 44 x 44")
    }
  }

  /// System controls, buttons in bars and buttons in text fields have fixed sizes. Segments are as low as an app makes them.
  private func takesTouches(_ control: UIControl) -> Bool {
    (!control.hasSystemSize || isSqueezed(control)) && control.isUserInteractionEnabled
      && !(control.superview is UIControl)
  }

  private func isSqueezed(_ control: UIControl) -> Bool {
    control is UISegmentedControl && control.bounds.height < control.intrinsicContentSize.height - 1
  }

  /// Whether a control of a bar is the app's, as a custom view of an item or as the title.
  private func isInCustomView(_ shown: VisibleView) -> Bool {
    let bars = screen.ancestors(of: shown).compactMap { $0.view as? UINavigationBar }
    return bars.flatMap { ($0.items ?? []).flatMap(Self.customViews) }.contains {
      shown.view === $0 || shown.view.isDescendant(of: $0) && !$0.laysOutParts
    }
  }

  private static func customViews(of item: UINavigationItem) -> [UIView] {
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return items.compactMap(\.customView) + [item.titleView].compactMap { $0 }
  }

  /// Whether the control takes touches at all edges of an area of 44 points, as most do.
  private func isLargeEnough(_ control: UIControl) -> Bool {
    let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    for (x, y) in [(-1, 0), (1, 0), (0, -1), (0, 1)] as [(CGFloat, CGFloat)] {
      let edge = CGPoint(x: middle.x + 21.75 * x, y: middle.y + 21.75 * y)
      if !control.point(inside: edge, with: nil) { return false }
    }
    return true
  }

  /// The size of the area in which the control takes touches, which an override of `point(inside:with:)` may widen, in points up to 44.
  private func targetSize(of control: UIControl) -> CGSize {
    let bounds = control.bounds
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func reach(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      var distance: CGFloat = 0
      while distance < 22 {
        let next = distance + 0.5
        guard control.point(inside: CGPoint(x: middle.x + x * next, y: middle.y + y * next), with: nil) else {
          break
        }
        distance = next
      }
      return distance
    }
    // The edges of the area lie within half a point of the points that are tried.
    func length(_ reach: CGFloat, _ own: CGFloat) -> CGFloat {
      if reach >= 44 { return max(own, 44) }
      return abs(reach + 0.5 - own) <= 0.5 ? own : reach + 0.5
    }
    return CGSize(
      width: length(reach(-1, 0) + reach(1, 0), bounds.width),
      height: length(reach(0, -1) + reach(0, 1), bounds.height))
  }
}
