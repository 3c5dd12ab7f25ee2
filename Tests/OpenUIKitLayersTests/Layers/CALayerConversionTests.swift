import Testing

@testable import OpenUIKitLayers

@MainActor @Suite("Conversion between layers")
struct CALayerConversionTests {
  private let root = CALayer()
  private let left = CALayer()
  private let right = CALayer()
  private let leaf = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    left.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    right.frame = CGRect(x: 200, y: 100, width: 100, height: 100)
    leaf.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    root.sublayers = [left, right]
    left.addSublayer(leaf)
  }

  private func isClose(_ p: CGPoint, _ q: CGPoint) -> Bool {
    abs(p.x - q.x) < 1e-9 && abs(p.y - q.y) < 1e-9
  }

  @Test("untransformed layers convert by their frames, scrolled ones by the origin of their bounds")
  func translation() {
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 27))
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: right) == CGPoint(x: -184, y: -73))
    left.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: -23))
    let rect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
    #expect(leaf.convert(rect, to: right).size == rect.size)
  }

  @Test("from and to are each other's inverse through rotation, scale and perspective")
  func roundTrip() {
    left.transform = CATransform3DRotate(CATransform3DMakeScale(2, 0.5, 1), 0.4, 0, 0, 1)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 300
    right.transform = CATransform3DRotate(perspective, 0.6, 0, 1, 0)
    let p = CGPoint(x: 3, y: 4)
    #expect(isClose(right.convert(leaf.convert(p, to: right), to: leaf), p))
    #expect(isClose(leaf.convert(leaf.convert(p, to: right), from: right), p))
  }

  @Test("a quarter turn about the middle takes the left edge to the top")
  func quarterTurn() {
    left.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(left.convert(CGPoint(x: 0, y: 50), to: root), CGPoint(x: 60, y: 20)))
    let box = left.convert(CGRect(x: 0, y: 0, width: 10, height: 40), to: root)
    #expect(isClose(box.origin, CGPoint(x: 70, y: 20)))
    #expect(abs(box.width - 40) < 1e-9 && abs(box.height - 10) < 1e-9)
  }

  @Test("perspective shared by the sublayers is centred on the superlayer's anchor point")
  func sharedPerspective() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    root.sublayerTransform = perspective
    left.zPosition = 250
    // Twice as large about the root's middle (200, 200): the corner at (10, 20) lands at 200 - 2·190, 200 - 2·180.
    #expect(isClose(left.convert(.zero, to: root), CGPoint(x: -180, y: -160)))
    #expect(isClose(left.convert(CGPoint(x: -180, y: -160), from: root), .zero))
  }

  @Test("an anchor point above the plane puts the plane below position")
  func anchorPointZ() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    root.sublayerTransform = perspective
    left.anchorPointZ = 500
    // Twice as far from the eye: half as large about the root's middle.
    #expect(isClose(left.convert(.zero, to: root), CGPoint(x: 105, y: 110)))
  }

  @Test("nil stands for the space around the topmost layer")
  func outermost() {
    root.frame.origin = CGPoint(x: 1000, y: 0)
    #expect(leaf.convert(.zero, to: nil) == CGPoint(x: 1015, y: 26))
    #expect(leaf.convert(CGPoint(x: 1015, y: 26), from: nil) == .zero)
  }

  @Test("a layer seen edge-on still converts to something finite")
  func edgeOn() {
    left.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(left.fromSuperlayer(CGPoint(x: 60, y: 70)) == nil)
    #expect(left.convert(CGPoint(x: 60, y: 70), from: root) == CGPoint(x: 50, y: 50))
  }
}
