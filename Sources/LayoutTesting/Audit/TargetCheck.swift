/// Finds controls that take touches in less than 44 x 44 points.
struct TargetCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    screen.findings { shown in
      guard let control = shown.view as? UIControl, control.isEnabled, !shown.place.contains(.inBar),
        takesTouches(control)
      else { return nil }
      guard !isLargeEnough(control) else { return nil }
      let size = targetSize(of: control)
      guard size.width < 43.5 || size.height < 43.5 else { return nil }
      return Finding(
        .smallTarget, control,
        "takes touches in \(size.width.short) x \(size.height.short) points, of at least 44 x 44")
    }
  }

  /// System controls, buttons in bars and buttons in text fields have fixed sizes.
  private func takesTouches(_ control: UIControl) -> Bool {
    !control.hasSystemSize && control.isUserInteractionEnabled && !(control.superview is UIControl)
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
