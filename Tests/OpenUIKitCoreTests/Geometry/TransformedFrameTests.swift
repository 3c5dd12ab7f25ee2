import Testing

@testable import OpenUIKitCore

/// Frames of transformed views have no rounding errors where the arithmetic allows.
@MainActor
@Suite("Transformed frames")
struct TransformedFrameTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 300))

  init() { root.addSubview(view) }

  @Test(arguments: [1, 2, 3, 4, 5, -1, -7])
  func `Quarter turns are exact`(quarters: Int) {
    view.transform = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
    let isUpright = quarters.isMultiple(of: 2)
    let frame =
      isUpright
      ? CGRect(x: 10, y: 20, width: 100, height: 300) : CGRect(x: -90, y: 120, width: 300, height: 100)
    #expect(view.frame == frame)
    #expect(view.convert(view.bounds, to: root) == frame)
    #expect(root.convert(frame, to: view) == view.bounds)
    view.frame = CGRect(x: 33, y: 44, width: 70, height: 90)
    #expect(view.frame == CGRect(x: 33, y: 44, width: 70, height: 90))
    #expect(view.bounds.size == (isUpright ? CGSize(width: 70, height: 90) : CGSize(width: 90, height: 70)))
  }

  @Test(arguments: [0.1, 0.3, 0.7, 1.1, 3.3, 1e-5, 12345.678])
  func `A scaled size is the product, and comes back by division`(scale: CGFloat) {
    view.transform = CGAffineTransform(scaleX: scale, y: -scale)
    #expect(view.frame.size == CGSize(width: scale * 100, height: scale * 300))
    #expect(view.convert(view.bounds, to: root).size == view.frame.size)
    #expect(
      root.convert(view.frame, to: view).size
        == CGSize(width: scale * 100 / scale, height: scale * 300 / scale))
    view.frame.size = CGSize(width: 99, height: 51)
    #expect(view.bounds.size == CGSize(width: 99 / scale, height: 51 / scale))
  }

  @Test func `Scales and turns on the way between views leave sizes exact`() {
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.addSubview(inner)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.transform = CGAffineTransform(scaleX: 0.1, y: 0.7)
    #expect(inner.convert(inner.bounds, to: root).size == CGSize(width: 0.1 * 40, height: 0.7 * 30))
  }

  @Test func `A transformed rectangle has the size of the product`() {
    let rect = CGRect(x: -50, y: -50, width: 100, height: 100)
    #expect(
      rect.applying(CGAffineTransform(scaleX: 1.3, y: 0.9)).size
        == CGSize(width: 1.3 * 100, height: 0.9 * 100))
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.width - 2.0.squareRoot() * 100) < 1e-12)
  }

  @Test(arguments: [0.1, 0.3, 7])
  func `A scaling is undone by one division`(scale: CGFloat) {
    let inverse = CGAffineTransform(a: scale, b: 0, c: 0, d: 3, tx: 6, ty: 9).inverted()
    #expect(inverse == CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1.0 / 3, tx: -6 / scale, ty: -3))
    let turned = CGAffineTransform(a: 0, b: scale, c: -3, d: 0, tx: 6, ty: 9).inverted()
    #expect(turned == CGAffineTransform(a: 0, b: -1.0 / 3, c: 1 / scale, d: 0, tx: -9 / scale, ty: 2))
  }
}
