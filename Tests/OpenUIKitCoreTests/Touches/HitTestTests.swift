import Testing

@testable import OpenUIKitCore

@MainActor @Suite("Hit testing")
struct HitTestTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let back = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let front = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))

  init() {
    window.addSubview(back)
    window.addSubview(front)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { window.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test("the frontmost view at a point is hit, and the window where there is none")
  func order() {
    #expect(
      hit(120, 120) === back && hit(180, 180) === front && hit(10, 10) === window && hit(500, 10) == nil)
    window.bringSubviewToFront(back)
    #expect(hit(180, 180) === back)
  }

  @Test("hidden, transparent and closed views let touches through, with all that is in them")
  func closedViews() {
    let inner = UIView(frame: front.bounds)
    front.addSubview(inner)
    #expect(hit(180, 180) === inner)
    front.isHidden = true
    #expect(hit(180, 180) === back)
    front.isHidden = false
    front.alpha = 0.005
    #expect(hit(180, 180) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(hit(180, 180) === back)
  }

  @Test("a view outside its superview is not hit")
  func outsideSuperview() {
    let inner = UIView(frame: CGRect(x: 120, y: 0, width: 50, height: 50))
    front.addSubview(inner)
    #expect(hit(290, 160) === window)
  }

  @Test("rotation and scale count, about the anchor point")
  func affine() {
    front.removeFromSuperview()
    back.transform = CGAffineTransform(rotationAngle: .pi / 4)
    // The corner has turned away, and the tip lies at 150 - 50·√2 = 79.3.
    #expect(hit(103, 103) === window && hit(150, 82) === back)
    back.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(hit(55, 110) === back && hit(150, 95) === window)
  }

  @Test("perspective counts, and a view without a back is not hit from behind")
  func perspective() {
    front.removeFromSuperview()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 200
    back.transform3D = CATransform3DTranslate(perspective, 0, 0, 100)
    // Twice as large at half the eye's distance: from 50 to 250.
    #expect(hit(55, 55) === back && hit(245, 245) === back && hit(45, 150) === window)
    back.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(hit(150, 150) === back)
    back.layer.isDoubleSided = false
    #expect(hit(150, 150) === window)
  }

  @Test("scrolled content is hit where it shows")
  func scrolled() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    let row = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 50))
    scrollView.addSubview(row)
    window.addSubview(scrollView)
    #expect(hit(10, 110) === scrollView)
    scrollView.contentOffset.y = 200
    #expect(hit(10, 110) === row)
  }

  @Test("a view that is animated receives no touches unless the options allow it")
  func animated() {
    UIView.animate(withDuration: 1) { [front] in front.alpha = 0.5 }
    #expect(hit(180, 180) === back)
    window.clock.advance(by: 1)
    #expect(hit(180, 180) === front)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { [front] in front.alpha = 1 }
    #expect(hit(180, 180) === front)
  }
}
