/// Scrolls a view as long as a finger that drags something is near one of its edges, the faster the closer to it. It stops when it is
/// released.
package final class EdgeScroller: ViewTreeConfined {
  @Weak private var view: UIScrollView?
  private let didScroll: () -> Void
  private var link: CADisplayLink?
  /// In points of the window.
  private var finger = CGPoint.zero
  /// The time of the last step.
  private var last = 0.0

  /// Creates a scroller at rest. `didScroll` is called after each step, to move what is dragged with the finger.
  package init(_ view: UIScrollView, didScroll: @escaping () -> Void) {
    self.didScroll = didScroll
    self.view = view
  }

  /// The finger is at a point of the window.
  package func follow(_ finger: CGPoint) {
    self.finger = finger
    guard let view, let clock = view.animationClock, view.isScrollEnabled, velocity(of: view) != .zero
    else {
      return stop()
    }
    guard link == nil else { return }
    link = CADisplayLink(clock: clock) { [weak self] link in
      guard let self else { return link.invalidate() }
      step(min(link.timestamp - last, Self.longestStep))
      last = link.timestamp
    }
    last = clock.now
  }

  /// The finger has left.
  package func stop() {
    link?.invalidate()
    link = nil
  }

  private func step(_ seconds: Double) {
    guard let view else { return stop() }
    let velocity = velocity(of: view)
    let offset = CGPoint(
      x: (view.contentOffset.x + velocity.x * seconds).clamped(to: view.horizontalRange),
      y: (view.contentOffset.y + velocity.y * seconds).clamped(to: view.verticalRange))
    guard offset != view.contentOffset else { return stop() }
    view.contentOffset = offset
    didScroll()
  }

  /// In points a second; zero away from the edges.
  private func velocity(of view: UIScrollView) -> CGPoint {
    let place = view.convert(finger, from: nil)
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    return CGPoint(
      x: Self.speed(place.x, visible.minX, visible.maxX), y: Self.speed(place.y, visible.minY, visible.maxY)
    )
  }

  private static func speed(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
    let reach = min(Self.reach, (end - start) / 4)
    guard reach > 0 else { return 0 }
    let depth = min(0, place - start - reach) + max(0, place - end + reach)
    return (depth / reach).clamped(to: -1...1) * fastest
  }

  private static let reach: CGFloat = 44
  private static let fastest: CGFloat = 600
  private static let longestStep = 0.1
}
