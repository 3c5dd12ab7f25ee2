import OpenUIKit
import Testing

/// A mask, and where a view at (10, 20, 30, 40) in 100 x 100 goes when its superview becomes 200 x 160.
struct MaskCase: CustomTestStringConvertible, Sendable {
  let mask: UIView.AutoresizingMask
  let frame: CGRect
  var testDescription: String { "mask \(mask.rawValue) gives \(frame)" }

  init(_ mask: UIView.AutoresizingMask, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.mask = mask
    frame = CGRect(x: x, y: y, width: width, height: height)
  }
}

@MainActor
@Suite("Autoresizing masks")
struct AutoresizingTests {
  /// The points that the superview gains go to the flexible parts in proportion; worked by hand.
  nonisolated static let cases: [MaskCase] = [
    MaskCase([], 10, 20, 30, 40),
    MaskCase([.flexibleWidth, .flexibleHeight], 10, 20, 130, 100),
    MaskCase([.flexibleLeftMargin, .flexibleTopMargin], 110, 80, 30, 40),
    MaskCase([.flexibleRightMargin, .flexibleBottomMargin], 10, 20, 30, 40),
    MaskCase([.flexibleLeftMargin, .flexibleRightMargin], 10 + 100 * 10 / 70.0, 20, 30, 40),
    MaskCase([.flexibleLeftMargin, .flexibleWidth], 10 + 100 * 0.25, 20, 30 + 100 * 0.75, 40),
  ]

  @Test("move frames at once", arguments: cases)
  func frames(_ example: MaskCase) {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = example.mask
    superview.addSubview(view)
    superview.frame.size = CGSize(width: 200, height: 160)
    #expect(isClose(view.frame, example.frame))
  }

  @Test("are constraints to views that are placed beside them", arguments: cases)
  func constraints(_ example: MaskCase) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let superview = constrainedView(in: window)
    superview.pin(CGRect(x: 0, y: 0, width: 100, height: 100))
    window.layoutIfNeeded()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = example.mask
    superview.addSubview(view)
    let follower = constrainedView(in: superview)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: view.leftAnchor),
      follower.rightAnchor.constraint(equalTo: view.rightAnchor),
      follower.topAnchor.constraint(equalTo: view.topAnchor),
      follower.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    for constraint in superview.constraints where constraint.secondItem == nil {
      constraint.constant = constraint.firstAttribute == .width ? 200 : 160
    }
    window.layoutIfNeeded()
    #expect(isClose(follower.frame, example.frame, 0.34))
    #expect(isClose(view.frame, example.frame))
  }

  @Test("a frame set by code moves the views that are placed beside it")
  func frameByHand() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(box)
    let follower = constrainedView(in: window)
    follower.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 8).isActive = true
    window.layoutIfNeeded()
    #expect(follower.frame.minX == 68)
    box.frame.origin.x = 110.5
    window.layoutIfNeeded()
    #expect(box.frame.minX == 110.5)
    #expect(isClose(follower.frame.origin, CGPoint(x: 168.5, y: 0), 0.17))
  }

  @Test("a view that opts out of its mask is placed by constraints from the next layout on")
  func optingOut() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(box)
    window.layoutIfNeeded()
    box.translatesAutoresizingMaskIntoConstraints = false
    box.pin(CGRect(x: 1, y: 2, width: 3, height: 4))
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a tree of followers leaves its engine and comes back")
  func removedFollowers() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let outer = UIView(frame: window.bounds)
    let inner = UIView(frame: window.bounds)
    for view in [outer, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    window.addSubview(outer)
    outer.addSubview(inner)
    let view = constrainedView(in: inner)
    view.widthAnchor.constraint(equalTo: inner.widthAnchor).isActive = true
    window.layoutIfNeeded()
    outer.removeFromSuperview()
    window.addSubview(outer)
    window.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  private func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
    isClose(a.origin, b.origin, tolerance)
      && isClose(CGPoint(x: a.width, y: a.height), CGPoint(x: b.width, y: b.height), tolerance)
  }

  private func isClose(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
  }
}
