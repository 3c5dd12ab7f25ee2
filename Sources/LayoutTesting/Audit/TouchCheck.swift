/// Finds visible controls that do not receive the touches on them.
struct TouchCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    screen.findings { shown in
      guard isToBeTouched(shown), let point = middle(of: shown), let cause = cause(at: point, for: shown)
      else { return nil }
      return Finding(.blockedTouches, shown.view, "takes no touches: \(cause)")
    }
  }

  /// Parts of controls pass their touches to the control. A view that is turned away is not checked.
  private func isToBeTouched(_ shown: VisibleView) -> Bool {
    guard let control = shown.view as? UIControl else { return false }
    return control.isEnabled && control.isUserInteractionEnabled
      && shown.place.isDisjoint(with: [.partOfControl, .tilted])
  }

  /// The middle of the visible part of a control; nil if it is not visible.
  private func middle(of shown: VisibleView) -> CGPoint? {
    let seen = shown.visibleFrame.intersection(screen.window.bounds)
    guard !seen.isNull, seen.width >= 1, seen.height >= 1 else { return nil }
    return CGPoint(x: seen.midX, y: seen.midY)
  }

  /// The reason why a touch at a point of the window does not reach the control there; nil if it does, or if that is intended.
  private func cause(at point: CGPoint, for shown: VisibleView) -> String? {
    guard let hit = screen.window.hitTest(point, with: nil) else { return nil }
    guard hit !== shown.view, !hit.isDescendant(of: shown.view) else { return nil }
    guard shown.view.isDescendant(of: hit) else { return coverCause(hit, shown) }
    for ancestor in screen.ancestors(of: shown) {
      // Views that a pan moves, such as the items of a carousel, take turns.
      guard !ancestor.view.movesSubviews else { return nil }
      let name = ViewName.description(of: ancestor.view)
      if !ancestor.view.isUserInteractionEnabled { return "\(name) around it takes none" }
      guard ancestor.view.point(inside: ancestor.view.convert(point, from: nil), with: nil) else {
        return "it lies outside of \(name)"
      }
    }
    return nil
  }

  /// A view without a background takes the touches. One with a background hides the control as well, and one with recognizers is meant to have them.
  private func coverCause(_ cover: UIView, _ shown: VisibleView) -> String? {
    guard !canLeave(cover, shown) else { return nil }
    var view: UIView? = cover
    while let next = view, !shown.view.isDescendant(of: next) {
      let hasBackground = (next.backgroundColor?.cgColor.alpha ?? 0) > 0.01
      guard !hasBackground, !(next is UIControl), !(next is UIVisualEffectView),
        (next.gestureRecognizers ?? []).isEmpty || next is UIScrollView
      else { return nil }
      view = next.superview
    }
    return "\(ViewName.description(of: cover)) covers it"
  }

  /// Whether the user can scroll a control away from a view that covers it.
  private func canLeave(_ cover: UIView, _ shown: VisibleView) -> Bool {
    guard let area = shown.scrollArea, !cover.isDescendant(of: area.scrollView) else { return false }
    return area.allMovements.canLeave(cover.frameInWindow, shown.frame, in: area.frame)
  }
}
