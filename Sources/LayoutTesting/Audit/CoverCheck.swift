/// Finds texts that are hidden by a view with a background and no other content.
///
/// A view with texts or controls in it, such as a panel, is meant to hide what is behind it.
struct CoverCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    var covers: [VisibleView] = []
    for shown in screen.views where isPlainCover(shown) { covers.append(shown) }
    var found: [Finding] = []
    for shown in screen.views where shown.text != nil && !shown.place.contains(.inControl) {
      guard let cover = firstCover(of: shown, among: covers) else { continue }
      found.append(Finding(.overlap, shown.view, "is hidden by \(ViewName.description(of: cover.view))"))
    }
    return found
  }

  private func firstCover(of shown: VisibleView, among covers: [VisibleView]) -> VisibleView? {
    for cover in covers where hides(cover, shown) { return cover }
    return nil
  }

  /// Whether a view has a background, but neither texts nor controls.
  private func isPlainCover(_ shown: VisibleView) -> Bool {
    guard shown.place.contains(.opaque), shown.place.isDisjoint(with: [.inBar, .control, .partOfControl]),
      shown.view.alpha > 0.9, (shown.view.gestureRecognizers ?? []).isEmpty
    else { return false }
    for inner in screen.views[shown.subtree] where inner.text != nil || inner.place.contains(.control) {
      return false
    }
    return true
  }

  /// Whether a view hides a quarter of a text that is drawn before it. Of views that scroll only siblings stay where they are.
  private func hides(_ cover: VisibleView, _ shown: VisibleView) -> Bool {
    guard cover.subtree.lowerBound >= shown.subtree.upperBound, cover.visibleFrame.intersects(shown.frame)
    else { return false }
    if shown.place.contains(.scrolled) {
      guard cover.parent == shown.parent, cover.view.superview?.scrollsSubviews == false else { return false }
    }
    let text = shown.contentFrame
    let common = text.intersection(cover.visibleFrame)
    return !common.isNull && common.width * common.height > text.width * text.height / 4
  }
}
