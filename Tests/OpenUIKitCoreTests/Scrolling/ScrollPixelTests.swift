import OpenUIKit
import Testing

/// Offsets on whole pixels. The numbers were recorded on Apple's systems, at the address beside each.
@MainActor
@Suite("Offsets of a scroll view are on whole pixels")
struct ScrollPixelTests {
  /// An offset that is set, the scale of the window or nil without one, and the offset after that.
  nonisolated private static let recorded: [(set: CGFloat, scale: CGFloat?, offset: CGFloat)] = [
    (-187.5, 3, -187.33333333333334),  // codepudding.com/os/164136.html
    (-7.5, nil, -8),  // openradar 23255528
    (3.8, 1, 4),  // andrewmarinov.com/uiscrollviews-contentoffset-precision
    (-195, 3, -195), (18.75, 2, 19), (0.25, 2, 0),
  ]

  @Test("recorded offsets", arguments: Self.recorded)
  func offsets(_ row: (set: CGFloat, scale: CGFloat?, offset: CGFloat)) {
    let (window, scrollView) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIScrollView())
    if let scale = row.scale {
      window.screenScale = scale
      window.addSubview(scrollView)
    }
    scrollView.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
    scrollView.contentSize = CGSize(width: 500, height: 100)
    scrollView.contentInset = UIEdgeInsets(top: 0, left: 187.5, bottom: 0, right: 187.5)
    scrollView.contentOffset.x = row.set
    #expect(scrollView.contentOffset.x == row.offset)
    scrollView.setContentOffset(CGPoint(x: row.set, y: 0), animated: false)
    #expect(scrollView.contentOffset.x == row.offset)
  }

  /// andrewmarinov.com/uiscrollviews-contentoffset-precision: 3.8 stays 3.8.
  @Test("the origin of the bounds is not rounded")
  func bounds() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.bounds.origin.x = 3.8
    #expect(scrollView.contentOffset.x == 3.8)
  }

  @Test("every step of a drag, a fling and an animated scroll")
  func movements() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.screenScale = 3
    let scrollView = RecordingScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 3000.7)
    window.addSubview(scrollView)
    window.sendTouch(.began, identifier: 1, at: CGPoint(x: 100, y: 300))
    for step in 1...6 {
      window.clock.advance(by: 1.0 / 60)
      window.sendTouch(.moved, identifier: 1, at: CGPoint(x: 100, y: 300 - CGFloat(step) * 13.37))
    }
    window.sendTouch(.ended, identifier: 1, at: CGPoint(x: 100, y: 220))
    for _ in 0..<60 { window.clock.advance(by: 1.0 / 60) }
    scrollView.setContentOffset(CGPoint(x: 0, y: 2600.7), animated: true)
    for _ in 0..<60 { window.clock.advance(by: 1.0 / 60) }
    #expect(scrollView.offsets.count > 15, "\(scrollView.offsets.count)")
    #expect(scrollView.contentOffset.y == 2600.6666666666665)
    for offset in scrollView.offsets { #expect((offset * 3).rounded() / 3 == offset) }
  }

  @Test("content of a height between pixels ends at rest, and is laid out once for it")
  func restsAtEnd() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.screenScale = 2
    let scrollView = RecordingScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 900.4)
    window.addSubview(scrollView)
    scrollView.contentOffset.y = 700
    scrollView.contentSize.height = 900.3
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 500.5 && !scrollView.isDecelerating)
    let layouts = scrollView.layouts
    for _ in 0..<10 { window.layoutIfNeeded() }
    #expect(scrollView.layouts == layouts)
  }
}

private final class RecordingScrollView: UIScrollView {
  private(set) var offsets: [CGFloat] = []
  private(set) var layouts = 0

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      super.contentOffset = newValue
      offsets.append(super.contentOffset.y)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
