/// Finds visible controls that do not receive the touches on them.
struct TouchCheck: ViewTreeConfined {
  let screen: AuditedScreen

  /// A colour of less strength does not tint what is behind it enough to look like a cover.
  private static let leastAlpha: CGFloat = 0.1

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

  /// A view without a background, or one that is hardly seen, takes the touches. One with a background hides the control as well.
  private func coverCause(_ cover: UIView, _ shown: VisibleView) -> String? {
    guard !canLeave(cover, shown) else { return nil }
    var view: UIView? = cover
    var isMeant = false
    while let next = view, !shown.view.isDescendant(of: next) {
      let hasBackground = (next.backgroundColor?.cgColor.alpha ?? 0) * next.alpha > Self.leastAlpha
      guard !hasBackground, !(next is UIVisualEffectView) else { return nil }
      let hasRecognizers = !(next.gestureRecognizers ?? []).isEmpty && !(next is UIScrollView)
      if next is UIControl || hasRecognizers { isMeant = true }
      view = next.superview
    }
    guard !isMeant || takesMore(cover, than: shown) else { return nil }
    return "\(ViewName.description(of: cover)) covers it"
  }

  /// Whether a view with actions takes the touches of a control without being seen, as a part of a larger area.
  ///
  /// A clear button of the size of a field is meant to take its touches, and a clear view over the whole screen to end something.
  private func takesMore(_ cover: UIView, than shown: VisibleView) -> Bool {
    let (area, own, all) = (cover.frameInWindow.size, shown.visibleFrame.size, screen.window.bounds.size)
    guard area.width * area.height >= 2 * own.width * own.height,
      area.width * area.height < 0.9 * all.width * all.height
    else { return false }
    return !([cover] + cover.descendants).contains { VisibleText(of: $0) != nil || $0 is UIImageView }
  }

  /// Whether the user can scroll a control away from a view that covers it.
  private func canLeave(_ cover: UIView, _ shown: VisibleView) -> Bool {
    guard let area = shown.scrollArea, !cover.isDescendant(of: area.scrollView) else { return false }
    return area.allMovements.canLeave(cover.frameInWindow, shown.frame, in: area.frame)
  }
}
