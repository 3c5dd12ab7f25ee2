import OpenUIKitLayers
import Testing

/// Source: Apple's documentation of `CAScrollLayer`.
@MainActor
@Suite("Scroll layers")
struct CAScrollLayerTests {
  private let scroller = CAScrollLayer()
  private let content = CALayer()

  init() {
    scroller.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    content.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    scroller.addSublayer(content)
  }

  @Test("A scroll layer clips, and shows its content from a point on")
  func point() {
    #expect(scroller.masksToBounds && scroller.scrollMode == .both)
    scroller.scroll(to: CGPoint(x: 20, y: 30))
    #expect(scroller.bounds == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(content.visibleRect == CGRect(x: 20, y: 30, width: 100, height: 50))
    scroller.scrollMode = .vertically
    scroller.scroll(to: CGPoint(x: 0, y: 40))
    #expect(scroller.bounds.origin == CGPoint(x: 20, y: 40))
    scroller.scrollMode = .none
    scroller.scroll(to: CGPoint.zero)
    #expect(scroller.bounds.origin == CGPoint(x: 20, y: 40))
    scroller.masksToBounds = false
    #expect(!scroller.masksToBounds)
  }

  @Test("It scrolls by as little as shows a rectangle")
  func rectangle() {
    scroller.scroll(to: CGRect(x: 150, y: 10, width: 30, height: 20))
    #expect(scroller.bounds.origin == CGPoint(x: 80, y: 0))
    scroller.scroll(to: CGRect(x: 100, y: 100, width: 300, height: 20))
    #expect(scroller.bounds.origin == CGPoint(x: 100, y: 70))
    scroller.scroll(to: CGRect(x: 10, y: 80, width: 10, height: 10))
    #expect(scroller.bounds.origin == CGPoint(x: 10, y: 70))
  }

  @Test("A layer inside asks the closest scroll layer, in its own coordinates")
  func fromInside() {
    let inner = CALayer()
    inner.frame = CGRect(x: 200, y: 300, width: 40, height: 40)
    content.addSublayer(inner)
    inner.scroll(CGPoint(x: 5, y: 5))
    #expect(scroller.bounds.origin == CGPoint(x: 205, y: 305))
    inner.scrollRectToVisible(CGRect(x: -100, y: 0, width: 10, height: 10))
    #expect(scroller.bounds.origin == CGPoint(x: 100, y: 300))
    #expect(inner.visibleRect.isNull || inner.visibleRect.isEmpty)
    let alone = CALayer()
    alone.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    alone.scroll(CGPoint(x: 9, y: 9))
    #expect(alone.visibleRect == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(alone.bounds.origin == .zero)
  }
}
