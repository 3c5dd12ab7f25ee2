import Testing

@testable import OpenUIKitCore

/// Layers with NaN and infinite numbers, and masks of masks.
@MainActor @Suite("Layers at their edges")
struct LayerEdgeTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func box(_ color: UIColor = .red) -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = color
    window.addSubview(view)
    return view
  }

  @Test(
    "a layer whose transform has a number that is NaN or infinite is left out",
    arguments: [CGFloat.nan, .infinity])
  func transformWithoutNumber(number: CGFloat) {
    let (bad, good) = (box(.red), box(.blue))
    bad.layer.transform = CATransform3DMakeScale(number, 1, 1)
    let list = window.displayList()
    #expect(list.entries.count == 2)
    #expect(list.entries.last?.fill.blue == 1)
    #expect(list.entries.allSatisfy { $0.transform.m11.isFinite })
    good.layer.transform = CATransform3DMakeTranslation(number, 0, 0)
    #expect(window.displayList().entries.count == 1)
  }

  @Test("a shadow of endless or missing size is none", arguments: [CGFloat.nan, .infinity])
  func shadowWithoutNumber(number: CGFloat) {
    let view = box()
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = number
    #expect(window.displayList().shadows.allSatisfy { $0.radius.isFinite })
    view.layer.shadowRadius = 3
    view.layer.shadowOffset = CGSize(width: number, height: 0)
    #expect(window.displayList().shadows.isEmpty)
  }

  @Test("opacity and corner radius of NaN hide the layer and round nothing")
  func lookWithoutNumber() {
    let view = box()
    view.layer.cornerRadius = .nan
    view.layer.borderWidth = .nan
    #expect(window.displayList().entries.last?.cornerRadius == 0)
    #expect(window.displayList().entries.last?.borderWidth == 0)
    view.layer.opacity = .nan
    #expect(window.displayList().entries.count == 1)
  }

  @Test(
    "what is masked by something that its own mask hides cannot be seen, and nothing else takes its place")
  func hiddenMaskOfMask() {
    let (view, mask, inner) = (box(.red), CALayer(), CALayer())
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    mask.frame = view.bounds
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
    #expect(window.displayList().entries.count == 4)
    inner.isHidden = true
    mask.mask = inner
    let list = window.displayList()
    #expect(list.entries.count == 1 && !list.entries.contains { $0.isMasked })
  }

  @Test("singular transforms: nothing is hit, nothing is drawn, and conversions give numbers")
  func singular() {
    let view = box()
    for transform in [
      CATransform3DMakeScale(0, 1, 1), CATransform3DMakeScale(0, 0, 0),
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
    ] {
      view.layer.transform = transform
      #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) !== view)
      let point = view.convert(CGPoint(x: 20, y: 20), from: window)
      #expect(point.x.isFinite && point.y.isFinite)
      let rect = view.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: window)
      #expect(rect.minX.isFinite && rect.width.isFinite)
      view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      #expect(!view.center.x.isNaN && !view.bounds.width.isNaN)
    }
  }

  @Test(
    "an arc between angles of NaN is empty, and one of many turns is a circle",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func arcWithoutNumber(angle: CGFloat) {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: angle, clockwise: true)
    #expect(path.cgPath.elements.count <= 5)
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: angle, endAngle: 1, clockwise: false)
    #expect(other.cgPath.elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
    let relative = CGMutablePath()
    relative.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: angle)
    #expect(relative.elements.count <= 5)
  }

  @Test("what lists itself as an element for assistive technology is visited once")
  func listsItself() {
    let view = box()
    let label = UILabel()
    label.text = "Hello"
    view.addSubview(label)
    view.accessibilityElements = [view, label]
    #expect(window.accessibilityTree() == [label])
    // A view keeps its elements, and so itself.
    view.accessibilityElements = nil
  }

  @Test("a focused view that is taken away hands the focus to what its surroundings prefer")
  func focusTakenAway() {
    let (first, second) = (
      Focusable(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
      Focusable(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
    )
    window.addSubview(first)
    window.addSubview(second)
    window.sendKey(.began, UIKey(.keyboardTab))
    window.sendKey(.began, UIKey(.keyboardRightArrow))
    #expect(second.isFocused)
    second.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(first.isFocused && !second.isFocused)
  }
}

@MainActor private final class Focusable: UIView {
  override var canBecomeFocused: Bool { true }
}
