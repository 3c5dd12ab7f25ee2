import InterfaceBuilder
import OpenUIKit

/// Scroll views and what derives from them.
extension NibBuilder {
  func setScrollView(_ view: UIScrollView, _ element: InterfaceElement) {
    if let pages = element.flag("pagingEnabled") { view.isPagingEnabled = pages }
    if let scrolls = element.flag("scrollEnabled") { view.isScrollEnabled = scrolls }
    if let bounces = element.flag("bounces") { view.bounces = bounces }
    if let bounces = element.flag("alwaysBounceVertical") { view.alwaysBounceVertical = bounces }
    if let bounces = element.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = bounces }
    if let delays = element.flag("delaysContentTouches") { view.delaysContentTouches = delays }
    if let cancels = element.flag("canCancelContentTouches") { view.canCancelContentTouches = cancels }
    if let scale = element.number("minimumZoomScale") { view.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale") { view.maximumZoomScale = scale }
    if let mode = element["keyboardDismissMode"].flatMap({ Self.dismissModes[$0] }) {
      view.keyboardDismissMode = mode
    }
    setIndicators(of: view, element)
    if let isLocked = element.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = isLocked }
    if let bounces = element.flag("bouncesZoom") { view.bouncesZoom = bounces }
    if let insets = element.insets("contentInset") { view.contentInset = UIEdgeInsets(insets) }
    if let rule = element["contentInsetAdjustmentBehavior"].flatMap({ Self.adjustments[$0] }) {
      view.contentInsetAdjustmentBehavior = rule
    }
    if let control = element.value("refreshControl") { setRefreshControl(of: view, control) }
    if let text = view as? UITextView { setTextView(text, element) }
  }

  /// Adds the control of a scroll view, or of the controller of a table.
  func setRefreshControl(of view: UIScrollView, _ element: InterfaceElement) {
    view.refreshControl = self.view(element) as? UIRefreshControl
  }

  private func setIndicators(of view: UIScrollView, _ element: InterfaceElement) {
    if let shows = element.flag("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shows
    }
    if let shows = element.flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = shows }
    if let style = element["indicatorStyle"] {
      view.indicatorStyle = style == "black" ? .black : style == "white" ? .white : .default
    }
    if let insets = element.insets("scrollIndicatorInsets") {
      view.scrollIndicatorInsets = UIEdgeInsets(insets)
    }
  }

  private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
  ]
  private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
}
