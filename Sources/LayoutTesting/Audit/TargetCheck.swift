/// Finds controls that take touches in less than 44 x 44 points.
struct TargetCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    screen.findings { shown in
      guard let control = shown.view as? UIControl, control.isEnabled else { return nil }
      let isCut = isCut(control, shown)
      guard takesTouches(control, isCut: isCut), !shown.place.contains(.inBar) || isInCustomView(shown),
        !isLargeEnough(control, isCut: isCut)
      else { return nil }
      let size = targetSize(of: control, isCut: isCut)
      guard size.width < 43.5 || size.height < 43.5 else { return nil }
      let cause = isCut ? ": a view around it is smaller, and takes no touches outside of itself" : ""
      return Finding(
        .smallTarget, control,
        "takes touches in \(size.width.short) x \(size.height.short) points, of at least 44 x 44\(cause)")
    }
  }

  /// System controls, buttons in bars and buttons in text fields have fixed sizes. Segments are as low as an app makes them.
  private func takesTouches(_ control: UIControl, isCut: Bool) -> Bool {
    (!control.hasSystemSize || isSqueezed(control) || isCut) && control.isUserInteractionEnabled
      && !(control.superview is UIControl)
  }

  private func isSqueezed(_ control: UIControl) -> Bool {
    control is UISegmentedControl && control.bounds.height < control.intrinsicContentSize.height - 1
  }

  /// Whether a view around a control ends before it does. Touches outside of a view do not get to what is in it. The shadow of a switch and the
  /// ends of a slider, up to two points, lie outside of what constraints align.
  private func isCut(_ control: UIControl, _ shown: VisibleView) -> Bool {
    guard shown.place.isDisjoint(with: [.inBar, .partOfControl, .inSystemView, .moved, .inCarousel, .tilted])
    else { return false }
    let inner = control.bounds.insetBy(dx: 4, dy: 4)
    guard !inner.isNull, !inner.isEmpty else { return false }
    let middles = [
      CGPoint(x: inner.minX, y: inner.midY), CGPoint(x: inner.maxX, y: inner.midY),
      CGPoint(x: inner.midX, y: inner.minY), CGPoint(x: inner.midX, y: inner.maxY),
    ]
    return !middles.allSatisfy { isReached(control, at: $0) }
  }

  /// Whether the views around a control let a touch at a point of it through, up to what scrolls or belongs to a controller.
  private func isReached(_ control: UIControl, at point: CGPoint) -> Bool {
    for ancestor in control.ancestors {
      if ancestor is UIScrollView || ancestor.next is UIViewController { return true }
      guard ancestor.point(inside: control.convert(point, to: ancestor), with: nil) else { return false }
    }
    return true
  }

  /// Whether a control takes a touch at a point.
  private func takes(_ control: UIControl, _ point: CGPoint, isCut: Bool) -> Bool {
    control.point(inside: point, with: nil) && (!isCut || isReached(control, at: point))
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
  private func isLargeEnough(_ control: UIControl, isCut: Bool) -> Bool {
    let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    for (x, y) in [(-1, 0), (1, 0), (0, -1), (0, 1)] as [(CGFloat, CGFloat)] {
      let edge = CGPoint(x: middle.x + 21.75 * x, y: middle.y + 21.75 * y)
      if !takes(control, edge, isCut: isCut) { return false }
    }
    return true
  }

  /// The size of the area in which the control takes touches, which an override of `point(inside:with:)` may widen, in points up to 44.
  private func targetSize(of control: UIControl, isCut: Bool) -> CGSize {
    let bounds = control.bounds
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func reach(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      var distance: CGFloat = 0
      while distance < 22 {
        let next = distance + 0.5
        let point = CGPoint(x: middle.x + x * next, y: middle.y + y * next)
        guard takes(control, point, isCut: isCut) else { break }
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
