extension AuditedScreen {
  /// Whether a view of an app recognizes single taps.
  ///
  /// Controls, scrolling views and bars have recognizers of their own, and a tap on the whole screen ends editing.
  func recognizesTaps(_ shown: VisibleView) -> Bool {
    let view = shown.view
    guard shown.place.isDisjoint(with: [.control, .partOfControl]), view.isUserInteractionEnabled,
      !shown.place.contains(.inBar) || isInCustomView(shown), !(view is UIScrollView),
      view.bounds.width * view.bounds.height < window.bounds.width * window.bounds.height / 2
    else { return false }
    return (view.gestureRecognizers ?? []).contains { recognizer in
      guard let tap = recognizer as? UITapGestureRecognizer else { return false }
      return tap.isEnabled && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
  }

  /// Whether a view in a bar is the app's, as a custom view of an item or as the title.
  func isInCustomView(_ shown: VisibleView) -> Bool {
    customViews(around: shown).contains {
      shown.view === $0 || shown.view.isDescendant(of: $0) && !$0.laysOutParts
    }
  }

  /// Whether a view is the custom view of an item or the title of a bar, which places it.
  func isCustomView(_ shown: VisibleView) -> Bool {
    shown.place.contains(.inBar) && customViews(around: shown).contains { $0 === shown.view }
  }

  private func customViews(around shown: VisibleView) -> [UIView] {
    let bars = ancestors(of: shown).map(\.view)
    let items = bars.compactMap { $0 as? UINavigationBar }.flatMap { $0.items ?? [] }
    return items.flatMap(Self.customViews) + Self.customViewsOfToolbars(bars)
  }

  /// tvOS has no toolbars.
  private static func customViewsOfToolbars(_ bars: [UIView]) -> [UIView] {
    #if os(tvOS)
      return []
    #else
      return bars.compactMap { $0 as? UIToolbar }.flatMap { $0.items ?? [] }.compactMap(\.customView)
    #endif
  }

  private static func customViews(of item: UINavigationItem) -> [UIView] {
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return items.compactMap(\.customView) + [item.titleView].compactMap { $0 }
  }
}
