/// Finds controls, and views that recognize taps, in less than 44 x 44 points.
struct TargetCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] { controls + tappedViews }

  /// Views that are no controls and recognize taps, such as a picture that is checked.
  private var tappedViews: [Finding] {
    screen.findings { shown in
      guard screen.recognizesTaps(shown), shown.place.isDisjoint(with: [.moved, .inCarousel, .tilted]),
        !isLargeEnough(shown.view)
      else { return nil }
      let size = targetSize(of: shown.view)
      guard size.width < 43.5 || size.height < 43.5 else { return nil }
      return Finding(
        .smallTarget, shown.view,
        "recognizes taps in \(size.width.short) x \(size.height.short) points, of at least 44 x 44")
    }
  }

  private var controls: [Finding] {
    screen.findings { shown in
      guard let control = shown.view as? UIControl, control.isEnabled else { return nil }
      let rest = restOfTarget(of: control, shown)
      guard takesTouches(control, isCut: rest != nil),
        !shown.place.contains(.inBar) || screen.isInCustomView(shown),
        rest != nil || !isLargeEnough(control)
      else { return nil }
      let size = rest ?? targetSize(of: control)
      guard size.width < 43.5 || size.height < 43.5 else { return nil }
      let cause = rest == nil ? "" : ": a view around it is smaller, and takes no touches outside of itself"
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

  /// The size of the part of a control that the views around it leave for touches, up to what scrolls or belongs to a controller; nil for the
  /// whole, or nothing. Touches outside of a view do not get to what is in it.
  ///
  /// The shadow of a switch and the ends of a slider, up to two points, lie outside of what constraints align.
  private func restOfTarget(of control: UIControl, _ shown: VisibleView) -> CGSize? {
    guard shown.place.isDisjoint(with: [.inBar, .partOfControl, .inSystemView, .moved, .inCarousel, .tilted])
    else { return nil }
    let (whole, inner) = (control.bounds, control.bounds.insetBy(dx: 4, dy: 4))
    guard !inner.isNull, !inner.isEmpty else { return nil }
    let corners = [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
    ]
    var rest = whole
    for ancestor in control.ancestors {
      if ancestor is UIScrollView || ancestor.next is UIViewController { break }
      let isInside = corners.allSatisfy {
        ancestor.point(inside: control.convert($0, to: ancestor), with: nil)
      }
      if !isInside { rest = rest.intersection(control.convert(ancestor.bounds, from: ancestor)) }
      guard !rest.isNull, !rest.isEmpty else { return nil }
    }
    return rest.width < whole.width - 4 || rest.height < whole.height - 4 ? rest.size : nil
  }

  /// Whether the view takes touches at all edges of an area of 44 points, as most do.
  private func isLargeEnough(_ view: UIView) -> Bool {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    for (x, y) in [(-1, 0), (1, 0), (0, -1), (0, 1)] as [(CGFloat, CGFloat)] {
      let edge = CGPoint(x: middle.x + 21.75 * x, y: middle.y + 21.75 * y)
      if !view.point(inside: edge, with: nil) { return false }
    }
    return true
  }

  /// The size of the area in which the view takes touches, which an override of `point(inside:with:)` may widen, in points up to 44.
  private func targetSize(of view: UIView) -> CGSize {
    let bounds = view.bounds
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func reach(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      var distance: CGFloat = 0
      while distance < 22 {
        let next = distance + 0.5
        let point = CGPoint(x: middle.x + x * next, y: middle.y + y * next)
        guard view.point(inside: point, with: nil) else { break }
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
