/// Finds controls that take touches in less than 44 x 44 points.
#if !ThreadConfined
  @MainActor
#endif
struct TargetCheck {
  let window: UIWindow

  var findings: [Finding] {
    window.visibleDescendants.compactMap { view in
      guard let control = view as? UIControl, control.isEnabled, takesTouches(control) else { return nil }
      let size = targetSize(of: control)
      guard size.width < 43.5 || size.height < 43.5 else { return nil }
      return Finding(
        .smallTarget, control,
        "takes touches in \(size.width.short) x \(size.height.short) points, of at least 44 x 44")
    }
  }

  /// The system's own controls have sizes of their own, and so have buttons in bars and text fields.
  private func takesTouches(_ control: UIControl) -> Bool {
    switch control {
    case is UISwitch, is UISlider, is UISegmentedControl, is UIStepper, is UIPageControl, is UITextField:
      false
    default:
      control.isUserInteractionEnabled && !control.isInBar && !(control.superview is UIControl)
        && !(control.superview is UITextField)
    }
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
      abs(reach + 0.5 - own) <= 0.5 ? own : reach + 0.5
    }
    return CGSize(
      width: length(reach(-1, 0) + reach(1, 0), bounds.width),
      height: length(reach(0, -1) + reach(0, 1), bounds.height))
  }
}
