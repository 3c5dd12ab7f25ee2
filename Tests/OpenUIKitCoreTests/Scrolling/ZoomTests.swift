import OpenUIKit
import Testing

@MainActor
private final class Zoomer: UIScrollViewDelegate {
  let view: UIView?
  var log: [String] = []

  init(_ view: UIView?) {
    self.view = view
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    log.append("end \(scale)")
  }
}

@MainActor
@Suite("Zooming")
struct ZoomTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let zoomer: Zoomer

  init() {
    zoomer = Zoomer(picture)
    window.addSubview(scrollView)
    scrollView.addSubview(picture)
    scrollView.contentSize = picture.frame.size
    scrollView.delegate = zoomer
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 3)
  }

  /// Apple's documentation of `isZoomAnimating`, and of `setZoomScale(_:animated:)`.
  @Test("an animated change of the scale is under way until it has ended, also outside of the window")
  func isAnimating() {
    scrollView.setZoomScale(1.5, animated: false)
    #expect(!scrollView.isZoomAnimating)
    scrollView.setZoomScale(2, animated: true)
    window.clock.advance(by: 0.1)
    #expect(scrollView.isZoomAnimating && !scrollView.isScrollAnimating)
    window.clock.advance(by: 1)
    #expect(!scrollView.isZoomAnimating && scrollView.zoomScale == 2)
    scrollView.setZoomScale(3, animated: true)
    scrollView.removeFromSuperview()
    window.clock.advance(by: 1)
    #expect(!scrollView.isZoomAnimating && scrollView.zoomScale == 3)
    scrollView.setZoomScale(1, animated: true)
    #expect(!scrollView.isZoomAnimating && scrollView.zoomScale == 1)
  }

  @Test("the view grows from its corner, the content with it, and the middle of what is seen stays")
  func scale() {
    scrollView.contentOffset = CGPoint(x: 100, y: 50)
    scrollView.zoomScale = 2
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
    #expect(picture.transform.a == 2 && picture.bounds.size == CGSize(width: 400, height: 300))
    // (200, 150) of the picture was in the middle, which is (400, 300) of the content now.
    #expect(scrollView.contentSize == CGSize(width: 800, height: 600))
    #expect(scrollView.contentOffset == CGPoint(x: 300, y: 200) && zoomer.log == ["zoom"])
    scrollView.zoomScale = 1
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(scrollView.contentOffset == CGPoint(x: 100, y: 50))
  }

  @Test("a scale beyond the limits is the limit, and NaN is refused")
  func limits() {
    scrollView.zoomScale = 10
    #expect(scrollView.zoomScale == 3)
    scrollView.zoomScale = 0
    #expect(scrollView.zoomScale == 0.5 && scrollView.contentSize == CGSize(width: 200, height: 150))
    scrollView.zoomScale = .nan
    #expect(scrollView.zoomScale == 0.5)
  }

  @Test("without a view to zoom nothing is zoomed, and without limits apart there is no pinch")
  func nothing() {
    let other = UIScrollView()
    other.maximumZoomScale = 2
    other.zoomScale = 2
    #expect(other.zoomScale == 1 && other.pinchGestureRecognizer != nil)
    other.maximumZoomScale = 1
    #expect(other.pinchGestureRecognizer == nil && (other.gestureRecognizers ?? []).count == 1)
  }

  @Test("a rectangle of the view fills the scroll view")
  func rectangle() {
    scrollView.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 50), animated: false)
    // 200 points show 100: twice as large; the middle (150, 125) is (300, 250) of the content.
    #expect(scrollView.zoomScale == 2 && scrollView.contentOffset == CGPoint(x: 200, y: 150))
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(scrollView.zoomScale == 3 && scrollView.contentOffset == .zero)
  }

  @Test("animated, it takes 0.3 seconds and notifies the delegate of its beginning and its end")
  func animated() throws {
    scrollView.setZoomScale(2, animated: true)
    #expect(scrollView.zoomScale == 2 && zoomer.log == ["begin", "zoom"])
    window.clock.advance(by: 0.15)
    let shown = try #require(picture.layer.presentation()?.affineTransform().a)
    #expect(shown > 1.2 && shown < 1.8)
    window.clock.advance(by: 0.2)
    #expect(zoomer.log == ["begin", "zoom", "end 2.0"])
  }

  /// Two fingers at the same distance from a point of the window.
  private func pinch(_ phase: UITouch.Phase, around x: CGFloat, _ y: CGFloat, apart distance: CGFloat) {
    window.sendTouch(phase, identifier: 1, at: CGPoint(x: x - distance / 2, y: y))
    window.sendTouch(phase, identifier: 2, at: CGPoint(x: x + distance / 2, y: y))
  }

  @Test("fingers that move apart zoom by as much, and what was between them stays there")
  func pinching() {
    pinch(.began, around: 100, 100, apart: 40)
    pinch(.moved, around: 100, 100, apart: 60)
    #expect(scrollView.isZooming && zoomer.log.first == "begin")
    let held = picture.convert(CGPoint(x: 100, y: 100), from: window)
    pinch(.moved, around: 100, 100, apart: 80)
    #expect(abs(scrollView.zoomScale - 2) < 1e-9)
    let now = picture.convert(CGPoint(x: 100, y: 100), from: window)
    // Both offsets are on pixels, and the picture is 1.5 times and twice as large.
    let tolerance = (0.5 / 1.5 + 0.5 / 2) / window.screenScale + 1e-9
    #expect(abs(now.x - held.x) <= tolerance && abs(now.y - held.y) <= tolerance)
    pinch(.moved, around: 120, 90, apart: 80)
    let moved = picture.convert(CGPoint(x: 120, y: 90), from: window)
    #expect(abs(moved.x - held.x) <= tolerance && abs(moved.y - held.y) <= tolerance)
    pinch(.ended, around: 120, 90, apart: 80)
    window.clock.advance(by: 1)
    #expect(!scrollView.isZooming && zoomer.log.last == "end 2.0")
  }

  @Test("a pinch beyond the limit comes back to it", arguments: [true, false])
  func bouncing(bounces: Bool) {
    scrollView.bouncesZoom = bounces
    pinch(.began, around: 100, 100, apart: 40)
    for distance in [60, 100, 160, 192] { pinch(.moved, around: 100, 100, apart: CGFloat(distance)) }
    #expect(bounces ? scrollView.zoomScale > 3 && scrollView.zoomScale < 4.8 : scrollView.zoomScale == 3)
    pinch(.ended, around: 100, 100, apart: 192)
    #expect(scrollView.isZoomBouncing == bounces)
    window.clock.advance(by: 1)
    #expect(scrollView.zoomScale == 3 && !scrollView.isZoomBouncing && zoomer.log.last == "end 3.0")
  }

  @Test("a finger that stays down after a pinch drags on without a jump")
  func dragAfterPinch() {
    pinch(.began, around: 100, 100, apart: 40)
    for distance in [60, 80] { pinch(.moved, around: 100, 100, apart: CGFloat(distance)) }
    window.sendTouch(.ended, identifier: 2, at: CGPoint(x: 140, y: 100))
    let before = scrollView.contentOffset
    for step in 1...4 {
      window.sendTouch(.moved, identifier: 1, at: CGPoint(x: 60, y: 100 - 5 * CGFloat(step)))
    }
    #expect(abs(scrollView.contentOffset.x - before.x) < 1e-9)
    #expect(scrollView.contentOffset.y > before.y && scrollView.contentOffset.y <= before.y + 20)
  }

  @Test("a view that constraints place is zoomed the same way, also when they place it again")
  func constraints() {
    let placed = UIView()
    placed.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView(frame: window.bounds)
    let zoomer = Zoomer(placed)
    scrollView.delegate = zoomer
    window.addSubview(scrollView)
    scrollView.addSubview(placed)
    scrollView.maximumZoomScale = 2
    let width = placed.widthAnchor.constraint(equalToConstant: 400)
    NSLayoutConstraint.activate([
      width, placed.heightAnchor.constraint(equalToConstant: 300),
      placed.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
      placed.topAnchor.constraint(equalTo: scrollView.topAnchor),
      placed.rightAnchor.constraint(equalTo: scrollView.rightAnchor),
      placed.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 300))
    scrollView.zoomScale = 2
    window.layoutIfNeeded()
    #expect(placed.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
    #expect(scrollView.contentSize == CGSize(width: 800, height: 600))
    width.constant = 500
    window.layoutIfNeeded()
    #expect(placed.frame == CGRect(x: 0, y: 0, width: 1000, height: 600))
    #expect(scrollView.contentSize == CGSize(width: 1000, height: 600))
  }
}
