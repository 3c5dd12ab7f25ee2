/// How a bar above the content shrinks and grows with the offset.
struct BarStretch {
  /// The height by which the bar can grow now, in points.
  var hidden: CGFloat
  /// The distances from the greatest height at which the bar comes to rest, in points.
  var steps: [CGFloat]
}

extension UIScrollView {
  /// Notifies the containers with bars above and below of a new offset or size of the content.
  func barsMayFollow() {
    guard window != nil else { return }
    var controller = controllerOfContent ?? controllerThatSetContent
    while let current = controller {
      current.contentDidScroll(self)
      controller = current.parent
    }
  }

  /// The offset at which a drag that would end at `offset` leaves the bar above at one of its resting heights.
  func offsetForBar(proposed offset: CGFloat) -> CGFloat {
    guard let barStretch, let last = barStretch.steps.last, last > 0 else { return offset }
    let top = verticalRange.lowerBound
    guard offset > top, offset < top + last else { return offset }
    let steps = barStretch.steps.map { top + $0 }
    return steps.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }

  /// How far content lies below a bar at the bottom whose top edge is at `y` of a view: 0 to 1.
  func progress(belowBarAt y: CGFloat, in view: UIView) -> CGFloat {
    let end = convert(CGPoint(x: 0, y: contentSize.height + contentInset.bottom), to: view).y
    return min(max((end - y) / Self.barFadeDistance, 0), 1)
  }

  // The distance in points within which the background of a bar appears.
  static let barFadeDistance: CGFloat = 8
}

extension UIViewController {
  /// The scroll view whose content lies below bars. The app sets it. Otherwise it is the view, the first
  /// subview of it, the first subview of that one, and so on, as for the adjustment of insets.
  final var scrollViewBelowBars: UIScrollView? {
    if let set = barSettings?.scrollView { return set }
    if let shown = screenBelowBars { return shown.scrollViewBelowBars }
    return firstScrollView
  }

  #if hasFeature(Embedded)
    /// The scroll view whose content lies below bars at the bottom.
    final var scrollViewAboveBottom: UIScrollView? { scrollViewBelowBars }
  #else
    /// The scroll view whose content lies below bars at the bottom, as `scrollViewBelowBars` is for those at the top.
    final var scrollViewAboveBottom: UIScrollView? {
      if let set = barSettings?.scrollViewAtBottom { return set }
      if let shown = screenBelowBars { return shown.scrollViewAboveBottom }
      return firstScrollView
    }
  #endif

  private var firstScrollView: UIScrollView? {
    var view = viewIfLoaded
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      if let owner = current.owningController, owner !== self, let set = owner.barSettings?.scrollView {
        return set
      }
      view = current.subviewStorage.first
    }
    return nil
  }
}
