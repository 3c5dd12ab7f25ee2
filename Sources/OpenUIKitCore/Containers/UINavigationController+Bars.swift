/// The bars of a navigation controller. The navigation bar shrinks and grows with the content of the visible
/// screen, if it has a large title or an accessory that hides.
extension UINavigationController {
  /// Places the bars, and sets the insets of the screens.
  final func placeBars() {
    guard isViewLoaded, !isPlacingBars else { return }
    isPlacingBars = true
    followContent()
    // New insets may have moved the content.
    if navigationBar.heights.isVariable { followContent() }
    isPlacingBars = false
    showProgress()
    for part in parts { part.layOut(self) }
    topViewController?.navigationItem.accessory?.barsWerePlaced?()
  }

  private func followContent() {
    let heights = navigationBar.heights
    let height = followedHeight(heights)
    barHeight = height
    let y = barIsHidden ? -height : view.safeAreaInsets.top
    navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    navigationBar.setNeedsLayout()
    guard heights.isVariable else {
      // Of all screens, so that a screen that returns has the right safe area from its first frame.
      for controller in stack { setInsets(of: controller) }
      return setStretch(nil)
    }
    guard let shown else { return }
    setInsets(of: shown)
    let hidden = heights.maximum - min(height, heights.maximum)
    setStretch(
      barIsHidden
        ? nil : BarStretch(hidden: hidden, steps: heights.restingHeights.map { heights.maximum - $0 }))
  }

  private func setStretch(_ stretch: BarStretch?) {
    guard let scrollView = shown?.scrollViewBelowBars else { return }
    scrollView.barStretch = scrollView.contentInsetAdjustmentBehavior == .never ? nil : stretch
  }

  /// The height of the bar down to the beginning of the content, at least the smallest.
  private func followedHeight(_ heights: NavigationBarHeights) -> CGFloat {
    guard heights.isVariable, let shown, let scrollView = shown.scrollViewBelowBars,
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return heights.maximum }
    let own = shown.containerInsets.top + view.safeAreaInsets.top
    let adjustment = scrollView.adjustedContentInset.top - scrollView.contentInset.top
    // Before its first layout the content has no insets, and its offset means nothing.
    guard abs(adjustment - own) < 0.5 else { return barHeight ?? heights.maximum }
    return max(heights.minimum, contentTop(of: scrollView) - view.safeAreaInsets.top)
  }

  /// The beginning of the content, in the view's coordinates.
  private func contentTop(of scrollView: UIScrollView) -> CGFloat {
    scrollView.convert(CGPoint(x: 0, y: -scrollView.contentInset.top), to: view).y
  }

  /// Shows the bar's appearance for the content below it.
  private func showProgress() {
    guard let scrollView = scrollViewBelowBars else { return navigationBar.contentProgress = 0 }
    let covered = navigationBar.frame.maxY - contentTop(of: scrollView)
    navigationBar.contentProgress = min(max(covered / UIScrollView.barFadeDistance, 0), 1)
  }

  /// Another screen, or another item of it, has another height.
  final func barHeightsDidChange() {
    barHeight = nil
    guard isViewLoaded else { return }
    if let shown, navigationBar.heights.isVariable { setInsets(of: shown) }
    view.setNeedsLayout()
  }

  /// Sets the part of the safe area of a screen that the bars cover.
  final func setInsets(of screen: UIViewController) {
    var insets = UIEdgeInsets.zero
    if !barIsHidden, extendsBelowBar(screen) || !isViewLoaded {
      insets.top = min(barHeight ?? navigationBar.heights.maximum, navigationBar.heights.maximum)
    }
    if screen.edgesForExtendedLayout.contains(.bottom) {
      insets.bottom = parts.reduce(0) { $0 + $1.bottomInset(self) }
    }
    screen.containerInsets = insets
  }

  private func extendsBelowBar(_ screen: UIViewController) -> Bool {
    screen.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || screen.extendedLayoutIncludesOpaqueBars)
  }

  /// The frame of a screen: the whole view, without the bars below which it does not extend.
  final func screenFrame(of screen: UIViewController) -> CGRect {
    var frame = view.bounds
    if !extendsBelowBar(screen), !barIsHidden || !screen.edgesForExtendedLayout.contains(.top) {
      let bar = barIsHidden ? 0 : barHeight ?? navigationBar.heights.maximum
      let top = view.safeAreaInsets.top + bar
      frame.origin.y += top
      frame.size.height = max(0, frame.height - top)
    }
    if !screen.edgesForExtendedLayout.contains(.bottom) {
      let bottom = view.safeAreaInsets.bottom + parts.reduce(0) { $0 + $1.bottomInset(self) }
      frame.size.height = max(0, frame.height - bottom)
    }
    return frame
  }

  /// The time in which bars appear and disappear, in seconds: 0.2.
  public static var hideShowBarDuration: CGFloat { 0.2 }

  /// Lays out the view after a change of the bars, animated if `animated`.
  final func layOutBars(animated: Bool) {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) { self.view.layoutIfNeeded() }
  }

  /// Lays out the bars for the new screen, as a part of its transition.
  final func layOutForTransition() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    layOutTabBar()
  }

  /// Whether a screen on the stack hides the bar of the tab bar controller.
  final var hidesBottomBar: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }

  /// Lays out the tab bar controller, whose bar the screens on the stack may hide.
  final func layOutTabBar() {
    guard let tabs = tabBarController, tabs.isViewLoaded else { return }
    tabs.view.setNeedsLayout()
    tabs.view.layoutIfNeeded()
  }
}

extension NavigationBarHeights {
  /// Whether the bar shrinks when its content is scrolled.
  var isVariable: Bool { minimum < maximum }
}
