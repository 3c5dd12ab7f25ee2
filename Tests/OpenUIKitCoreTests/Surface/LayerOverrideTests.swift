import OpenUIKit
import Testing

// What Core Animation and UIKit let a class derived from a layer or a path override stands in the class: none of
// this would compile otherwise.

private final class OwnLayer: CALayer {
  var calls: [String] = []

  override var cornerRadius: CGFloat {
    get { super.cornerRadius }
    set {
      calls.append("cornerRadius")
      super.cornerRadius = newValue / 2
    }
  }
  override var borderWidth: CGFloat {
    get { super.borderWidth }
    set { super.borderWidth = newValue }
  }
  override var shadowPath: CGPath? {
    get { super.shadowPath }
    set { super.shadowPath = newValue }
  }
  override var contents: Any? {
    get { super.contents }
    set { super.contents = newValue }
  }
  override var contentsScale: CGFloat {
    get { super.contentsScale }
    set { super.contentsScale = newValue }
  }
  override var mask: CALayer? {
    get { super.mask }
    set { super.mask = newValue }
  }
  override func add(_ anim: CAAnimation, forKey key: String?) {
    calls.append("add \(key ?? "")")
    super.add(anim, forKey: key)
  }
  override func removeAnimation(forKey key: String) {
    calls.append("remove \(key)")
    super.removeAnimation(forKey: key)
  }
  override func removeAllAnimations() {
    calls.append("remove all")
    super.removeAllAnimations()
  }
  override func contains(_ point: CGPoint) -> Bool { false }
  override func setNeedsDisplay(_ r: CGRect) {
    calls.append("display")
    super.setNeedsDisplay(r)
  }
}

private final class OwnPath: UIBezierPath {
  override func stroke() { super.stroke() }
  override func fill() { super.fill() }
  override func addClip() { super.addClip() }
}

@MainActor
@Suite("What a layer or a path may override")
struct LayerOverrideTests {
  @Test("calls of a layer reach the override, and the base does what it does for all")
  func layer() {
    let layer: CALayer = OwnLayer()
    layer.cornerRadius = 8
    #expect(layer.cornerRadius == 4)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"] && layer.animation(forKey: "fade") != nil)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil)
    layer.removeAllAnimations()
    layer.setNeedsDisplay(.zero)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!layer.contains(CGPoint(x: 5, y: 5)))
    let calls = (layer as? OwnLayer)?.calls
    #expect(calls == ["cornerRadius", "add fade", "remove fade", "remove all", "display"])
  }

  @Test("a path draws nothing outside of a view, overridden or not")
  func path() {
    let path: UIBezierPath = OwnPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.stroke()
    path.fill()
    #expect(UIGraphicsGetCurrentContext() == nil && path.bounds.width == 1)
  }
}
