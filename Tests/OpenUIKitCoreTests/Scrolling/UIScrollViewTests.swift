import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLayers

@MainActor @Suite("UIScrollView")
struct UIScrollViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let log = ScrollLog()
  private var clock: AnimationClock { window.clock }
  /// Offsets are on pixels, in points.
  private var halfPixel: CGFloat { 0.5 / window.screenScale + 1e-9 }

  init() {
    window.addSubview(scrollView)
    scrollView.delegate = log
  }

  private func fill(_ height: CGFloat = 1000, width: CGFloat = 300) {
    scrollView.contentSize = CGSize(width: width, height: height)
    window.layoutIfNeeded()
  }

  @Test(
    "a clock and a recogniser that outlive their views find nothing left to move", arguments: [true, false])
  func viewsThatDie(glides: Bool) {
    var (kept, recogniser): (AnimationClock?, UIPanGestureRecognizer?) = (nil, nil)
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = CGSize(width: 300, height: 4000)
      window.addSubview(view)
      if glides {
        view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      } else {
        view.beginDragging(at: .zero)
        view.endDragging(velocity: CGPoint(x: 0, y: -2000))
      }
      window.clock.advance(by: 0.1)
      (kept, recogniser) = (window.clock, view.panGestureRecognizer)
    }
    kept?.advance(by: 0.1)
    #expect(kept?.isIdle == true)
    recogniser?.state = .began
    recogniser?.state = .changed
    #expect(recogniser?.view == nil)
  }

  // MARK: Layout

  @Test("constraints to all edges decide the content size, and scrolling moves no frame")
  func contentSizeFromConstraints() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 970),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1000))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 970))
    scrollView.contentOffset.y = 123
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 970))
    #expect(content.convert(CGPoint.zero, to: window) == CGPoint(x: 0, y: -113))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1000))
  }

  @Test("the content guide does the same, and the frame guide holds a view in place while the content moves")
  func guides() {
    let (content, header) = (UIView(), UIView())
    for view in [content, header] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(view)
    }
    let (inside, visible) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    #expect(inside === scrollView.contentLayoutGuide && visible === scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      content.topAnchor.constraint(equalTo: inside.topAnchor),
      content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      content.widthAnchor.constraint(equalTo: visible.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 900),
      header.leadingAnchor.constraint(equalTo: visible.leadingAnchor),
      header.topAnchor.constraint(equalTo: visible.topAnchor),
      header.widthAnchor.constraint(equalToConstant: 50), header.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 600, height: 900))
    scrollView.contentOffset = CGPoint(x: 40, y: 60)
    window.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 40, y: 60, width: 50, height: 50))
    #expect(content.frame.origin == .zero)
    #expect(visible.layoutFrame == CGRect(x: 40, y: 60, width: 300, height: 400))
    #expect(inside.layoutFrame == CGRect(x: 0, y: 0, width: 600, height: 900))
  }

  @Test("a content size that was set stays where no constraint speaks of it")
  func manualContentSize() {
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(pinned)
    scrollView.contentSize = CGSize(width: 300, height: 700)
    NSLayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      pinned.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 50), pinned.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.contentSize.height == 700 && pinned.frame.minY == 650)
    scrollView.contentSize.height = 800
    window.layoutIfNeeded()
    #expect(scrollView.contentSize.height == 800 && pinned.frame.minY == 750)
  }

  @Test("a scroll view clips and begins at zero")
  func defaults() {
    #expect(scrollView.clipsToBounds && scrollView.contentOffset == .zero && scrollView.contentSize == .zero)
    #expect(scrollView.contentInset == .zero && scrollView.adjustedContentInset == .zero)
    #expect(scrollView.bounces && !scrollView.isPagingEnabled && scrollView.decelerationRate == .normal)
  }

  // MARK: Offset and insets

  @Test("every change of the offset is reported, the same offset is not")
  func didScroll() {
    scrollView.contentOffset.y = 10
    scrollView.contentOffset.y = 10
    scrollView.bounds.origin.y = 20
    #expect(log.offsets == [10, 20])
  }

  @Test("an animated offset takes 0.3 seconds, slow at both ends, and reports its end")
  func animatedOffset() {
    fill()
    scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(scrollView.contentOffset.y == 0)
    clock.advance(by: 0.15)
    #expect(abs(scrollView.contentOffset.y - 100) < 1e-9)
    clock.advance(by: 0.15)
    #expect(scrollView.contentOffset.y == 200 && log.events == ["end animation"] && clock.isIdle)
  }

  @Test("setting the offset ends an animated change")
  func interruptedGlide() {
    fill()
    scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    clock.advance(by: 0.1)
    scrollView.contentOffset.y = 7
    clock.advance(by: 1)
    #expect(scrollView.contentOffset.y == 7 && clock.isIdle)
  }

  @Test("inside an animation block the offset animates like any other property")
  func offsetInAnimationBlock() {
    fill()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [scrollView] in
      scrollView.contentOffset.y = 100
    }
    clock.advance(by: 0.5)
    #expect(scrollView.layer.displayed.bounds.minY == 50 && scrollView.contentOffset.y == 100)
  }

  @Test(
    "a rectangle is brought into view by the shortest way, within the content",
    arguments: [
      (CGRect(x: 0, y: 100, width: 10, height: 50), 100.0),
      (CGRect(x: 0, y: 250, width: 10, height: 50), 200),
      (CGRect(x: 0, y: 590, width: 10, height: 50), 240), (CGRect(x: 0, y: 990, width: 10, height: 500), 600),
      (CGRect(x: 0, y: 300, width: 10, height: 600), 300), (CGRect(x: 0, y: -80, width: 10, height: 20), 0),
    ] as [(CGRect, Double)])
  func rectToVisible(rect: CGRect, expected: Double) {
    fill()
    scrollView.contentOffset.y = 200
    scrollView.scrollRectToVisible(rect, animated: false)
    #expect(scrollView.contentOffset.y == CGFloat(expected))
  }

  @Test(
    "the safe area adds to the inset along the axes that scroll, and content at rest stays at its beginning")
  func safeArea() {
    fill()
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10)
    window.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(scrollView.contentOffset.y == -47 && log.events == ["inset"])
    scrollView.contentInset.top = 3
    #expect(scrollView.adjustedContentInset.top == 50 && scrollView.contentOffset.y == -50)
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(scrollView.adjustedContentInset.left == 10)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0))
  }

  // MARK: Dragging

  @Test("a drag moves the content with the finger, and past the edge less and less")
  func drag() {
    fill()
    scrollView.beginDragging(at: CGPoint(x: 0, y: 300))
    #expect(scrollView.isDragging && scrollView.isTracking)
    scrollView.drag(to: CGPoint(x: 0, y: 250))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
    scrollView.drag(to: CGPoint(x: 30, y: 400))
    #expect(scrollView.contentOffset.x == 0)
    #expect(abs(scrollView.contentOffset.y + (1 - 1 / (100 * 0.55 / 400 + 1)) * 400) <= halfPixel)
    scrollView.drag(to: CGPoint(x: 30, y: 300))
    #expect(abs(scrollView.contentOffset.y) < 1e-9)
  }

  @Test("released past the edge the content comes back, with all reports in order")
  func comesBack() {
    fill()
    scrollView.beginDragging(at: .zero)
    scrollView.drag(to: CGPoint(x: 0, y: 100))
    scrollView.endDragging(velocity: .zero)
    #expect(scrollView.isDecelerating && !scrollView.isDragging)
    clock.advance(by: 3)
    #expect(scrollView.contentOffset.y == 0 && !scrollView.isDecelerating)
    #expect(
      log.events == ["begin drag", "will end 0.0", "end drag true", "begin deceleration", "end deceleration"])
  }

  @Test("a flick continues to where deceleration ends, which the delegate may change")
  func flick() {
    fill(10_000)
    scrollView.beginDragging(at: .zero)
    scrollView.endDragging(velocity: CGPoint(x: 0, y: -1000))
    clock.advance(by: 10)
    #expect(abs(scrollView.contentOffset.y - -1 / log10e(0.998)) <= halfPixel)
    log.target = CGPoint(x: 0, y: 1234)
    scrollView.beginDragging(at: .zero)
    scrollView.endDragging(velocity: CGPoint(x: 0, y: -1000))
    clock.advance(by: 10)
    #expect(scrollView.contentOffset.y == 1234)
  }

  private func log10e(_ rate: Double) -> Double { Foundation.log(rate) }

  @Test(
    "with paging it stops at whole pages, at most one from where the drag began",
    arguments: [(100.0, 0.0, 0.0), (160, 0, 300), (40, 900, 300), (40, -900, 0), (250, 5000, 300)]
      as [(Double, Double, Double)])
  func paging(dragged: Double, speed: Double, expected: Double) {
    fill(400, width: 1500)
    scrollView.isPagingEnabled = true
    scrollView.beginDragging(at: .zero)
    scrollView.drag(to: CGPoint(x: -dragged, y: 0))
    scrollView.endDragging(velocity: CGPoint(x: -speed, y: 0))
    clock.advance(by: 5)
    #expect(scrollView.contentOffset.x == CGFloat(expected))
  }

  @Test("without bounce the content stays within its edges")
  func noBounce() {
    fill()
    scrollView.bounces = false
    scrollView.beginDragging(at: .zero)
    scrollView.drag(to: CGPoint(x: 0, y: 200))
    #expect(scrollView.contentOffset.y == 0)
    scrollView.endDragging(velocity: CGPoint(x: 0, y: 3000))
    clock.advance(by: 1)
    #expect(log.offsets.allSatisfy { $0 == 0 })
  }

  @Test("a new drag takes hold of content that moves")
  func catching() {
    fill(10_000)
    scrollView.beginDragging(at: .zero)
    scrollView.endDragging(velocity: CGPoint(x: 0, y: -1000))
    clock.advance(by: 0.25)
    let caught = scrollView.contentOffset.y
    scrollView.beginDragging(at: .zero)
    clock.advance(by: 1)
    #expect(scrollView.contentOffset.y == caught && caught > 0)
  }

  @Test("leaving the window ends every movement, and nothing keeps the scroll view alive")
  func leaving() {
    weak var watched: UIScrollView?
    do {
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(other)
      other.contentSize.height = 5000
      other.flashScrollIndicators()
      other.beginDragging(at: .zero)
      other.endDragging(velocity: CGPoint(x: 0, y: -1000))
      other.removeFromSuperview()
      watched = other
    }
    clock.advance(by: 1)
    #expect(watched == nil && clock.isIdle)
  }

  // MARK: Indicators

  @Test("flashed bars lie along the edges in proportion to the content, then fade")
  func indicators() throws {
    fill(1600)
    scrollView.contentOffset.y = 600
    scrollView.flashScrollIndicators()
    let bars = try #require(scrollView.layer.sublayers)
    let vertical = try #require(bars.first { !$0.isHidden })
    #expect(bars.count == 2)
    // A quarter of the content is visible, and half of the way is done.
    let track: CGFloat = 400 - 6
    #expect(abs(vertical.frame.height - track / 4) < 1e-9)
    #expect(abs(vertical.frame.minY - (600 + 3 + track * 3 / 8)) < 1e-9)
    #expect(vertical.frame.maxX == 297)
    #expect(vertical.displayed.opacity == 1)
    clock.advance(by: 2)
    #expect(vertical.displayed.opacity == 0 && clock.isIdle)
  }
}

@MainActor private final class ScrollLog: UIScrollViewDelegate {
  var events: [String] = []
  var offsets: [CGFloat] = []
  var target: CGPoint?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    events.append("will end \(abs(velocity.y))")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    events.append("end drag \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append("begin deceleration") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("end deceleration") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("end animation") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { events.append("inset") }
}
