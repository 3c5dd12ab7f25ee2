/// Finds content that nothing brings into the window, and content under bars, the camera or the home indicator.
struct AreaCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var offScreen: [Finding] {
    screen.findings(in: screen.content) { shown in
      let excess = excess(of: shown, over: screen.window.bounds)
      guard excess > 0.5 else { return nil }
      let reason =
        shown.scrollArea == nil ? "outside of the window" : "beyond what can be scrolled into sight"
      return Finding(.offScreen, shown.view, "lies \(excess.short) points \(reason)")
    }
  }

  var outsideSafeArea: [Finding] {
    screen.findings(in: screen.content) { shown in
      // Content off the screen is a finding of its own.
      guard !shown.place.contains(.inBar), !isInContentOfUnknownSize(shown),
        excess(of: shown, over: screen.window.bounds) <= 0.5
      else { return nil }
      let excess = excess(of: shown, over: shown.safeArea)
      guard excess > 0.5 else { return nil }
      return Finding(.outsideSafeArea, shown.view, "lies \(excess.short) points outside of the safe area")
    }
  }

  /// How far the content of a view stays outside of an area of the window.
  private func excess(of shown: VisibleView, over area: CGRect) -> CGFloat {
    // Another check reads whether a text view has room for its text.
    if shown.scrollArea?.scrollView is UITextView, !(shown.view is UITextView) { return 0 }
    let scrollArea = shown.scrollArea?.scrollView === shown.view ? shown.scrollArea?.outer : shown.scrollArea
    guard let scrollArea else { return Movements().excess(of: shown.frame, over: area) }
    // The text counts: a label in a scroll view may be wider than its lines.
    return scrollArea.excess(of: shown.textFrame, over: area)
  }

  /// Whether a view is in a scroll view whose constraints give the content no size. That is a finding of its own.
  private func isInContentOfUnknownSize(_ shown: VisibleView) -> Bool {
    guard let size = shown.scrollArea?.scrollView.contentSize else { return false }
    return size.width < 0.5 || size.height < 0.5
  }
}
