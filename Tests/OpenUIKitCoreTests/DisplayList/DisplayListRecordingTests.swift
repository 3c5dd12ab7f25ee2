@testable import OpenUIKitCore
import Testing

@MainActor
@Suite("Recording display lists")
struct DisplayListRecordingTests {
  let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 200))

  @discardableResult
  func add(_ frame: CGRect, to parent: UIView, tag: Int = 0) -> UIView {
    let view = UIView(frame: frame)
    view.tag = tag
    parent.addSubview(view)
    return view
  }

  func id(_ view: UIView) -> Int { Int(bitPattern: ObjectIdentifier(view.layer)) }

  /// The views of a list in drawing order.
  func order(_ list: DisplayList, of views: [UIView]) -> [Int] {
    list.entries.compactMap { entry in views.firstIndex { id($0) == entry.id } }
  }

  func origin(_ transform: CATransform3D) -> CGPoint { CGPoint(x: transform.m41, y: transform.m42) }

  @Test("Entries stand in drawing order with the number of those inside")
  func nesting() {
    let first = add(CGRect(x: 10, y: 20, width: 50, height: 50), to: window)
    let inner = add(CGRect(x: 1, y: 2, width: 3, height: 4), to: first)
    let second = add(CGRect(x: 30, y: 40, width: 5, height: 5), to: window)
    let list = window.displayList()
    #expect(list.size == CGSize(width: 100, height: 200))
    #expect(list.entries.map(\.id) == [id(window), id(first), id(inner), id(second)])
    #expect(list.entries.map(\.descendantCount) == [3, 1, 0, 0])
    #expect(list.entries.map(\.size) == [window, first, inner, second].map(\.bounds.size))
    #expect(
      list.entries.dropFirst().map { origin($0.transform) } == [first, inner, second].map(\.frame.origin))
  }

  @Test("Hidden and transparent views are left out with all that is inside")
  func invisible() {
    let hidden = add(CGRect(x: 0, y: 0, width: 10, height: 10), to: window)
    add(CGRect(x: 0, y: 0, width: 10, height: 10), to: hidden)
    hidden.isHidden = true
    let transparent = add(CGRect(x: 0, y: 0, width: 10, height: 10), to: window)
    add(CGRect(x: 0, y: 0, width: 10, height: 10), to: transparent)
    transparent.alpha = 0
    let shown = add(CGRect(x: 0, y: 0, width: 10, height: 10), to: window)
    #expect(window.displayList().entries.map(\.id) == [id(window), id(shown)])
  }

  @Test("Look: colours, corners, border, opacity, clip and shadow")
  func look() {
    let view = add(CGRect(x: 0, y: 0, width: 40, height: 20), to: window)
    view.backgroundColor = .red
    view.alpha = 0.5
    view.layer.cornerRadius = 50
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 7
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    var list = window.displayList()
    var entry = list.entries[1]
    #expect(entry.fill == DisplayList.Color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(entry.opacity == 0.5 && entry.cornerRadius == 10 && !entry.clips)
    #expect(entry.borderWidth == 2 && entry.borderColor == DisplayList.Color(UIColor.blue.cgColor))
    #expect(entry.roundedCorners == [.layerMinXMinYCorner])
    let shadow = DisplayList.Shadow(
      color: .init(red: 0, green: 0, blue: 0, alpha: 0.5), offset: CGSize(width: 1, height: 2), radius: 7)
    #expect(entry.shadow.map { list.shadows[$0] } == shadow)

    view.clipsToBounds = true
    list = window.displayList()
    entry = list.entries[1]
    #expect(entry.clips && entry.shadow == nil)
  }

  @Test("A scrolled view's content moves, its own place does not")
  func boundsOrigin() {
    let view = add(CGRect(x: 10, y: 10, width: 50, height: 50), to: window)
    add(CGRect(x: 0, y: 0, width: 5, height: 5), to: view)
    view.bounds.origin = CGPoint(x: 7, y: 9)
    let list = window.displayList()
    #expect(origin(list.entries[1].transform) == CGPoint(x: 10, y: 10))
    #expect(origin(list.entries[2].transform) == CGPoint(x: -7, y: -9))
  }

  @Test("Box transforms lead where the layers' own conversion leads", arguments: 0..<20)
  func transforms(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let outer = add(CGRect(x: 10, y: 20, width: 60, height: 50), to: window)
    let inner = add(CGRect(x: 5, y: 6, width: 30, height: 20), to: outer)
    for view in [outer, inner] {
      view.transform = CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random)).scaledBy(
        x: 1.5, y: 0.5)
      view.layer.anchorPoint = CGPoint(
        x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
      view.bounds.origin = CGPoint(
        x: .random(in: -9...9, using: &random), y: .random(in: -9...9, using: &random))
    }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 400
    window.layer.sublayerTransform = perspective
    outer.layer.transform = CATransform3DConcat(
      outer.layer.transform, CATransform3DMakeRotation(0.3, 0, 1, 0))

    let entries = window.displayList().entries
    let boxPoint = CGPoint(x: 3, y: 4)
    var point = boxPoint
    for entry in [entries[2], entries[1]] {
      let t = entry.transform
      let w = point.x * t.m14 + point.y * t.m24 + t.m44
      point = CGPoint(
        x: (point.x * t.m11 + point.y * t.m21 + t.m41) / w, y: (point.x * t.m12 + point.y * t.m22 + t.m42) / w
      )
    }
    let own = CGPoint(x: boxPoint.x + inner.bounds.minX, y: boxPoint.y + inner.bounds.minY)
    let expected = inner.layer.convert(own, to: window.layer)
    #expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9, "seed \(seed)")
  }

  @Test("Higher views are drawn later, equal ones in the order of the tree")
  func zPosition() {
    let views = (0..<4).map { add(CGRect(x: 0, y: 0, width: 10, height: 10), to: window, tag: $0) }
    views[0].layer.zPosition = 1
    views[3].layer.zPosition = -1
    #expect(order(window.displayList(), of: views) == [3, 1, 2, 0])
  }

  @Test("Views that a shared perspective turns are drawn from the farthest to the nearest")
  func depth() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    window.layer.sublayerTransform = perspective
    let depths: [CGFloat] = [20, -30, 0, 10]
    let views = depths.map { depth in
      let view = add(CGRect(x: 0, y: 0, width: 10, height: 10), to: window)
      view.layer.transform = CATransform3DMakeTranslation(0, 0, depth)
      return view
    }
    #expect(order(window.displayList(), of: views) == [1, 2, 3, 0])
  }

  @Test("A view that turns about its own middle keeps its place in the order")
  func turning() {
    let views = (0..<3).map { _ in add(CGRect(x: 0, y: 0, width: 10, height: 10), to: window) }
    views[1].layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(order(window.displayList(), of: views) == [0, 1, 2])
  }

  @Test(
    "A one-sided layer is left out exactly while its back is turned",
    arguments: [(0, true), (60, true), (89, true), (91, false), (180, false), (269, false), (300, true)]
      as [(CGFloat, Bool)])
  func backFaces(degrees: CGFloat, isShown: Bool) {
    let view = add(CGRect(x: 10, y: 10, width: 20, height: 20), to: window)
    view.layer.isDoubleSided = false
    view.layer.transform = CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0)
    #expect((window.displayList().entries.count == 2) == isShown)
    view.layer.isDoubleSided = true
    #expect(window.displayList().entries.count == 2)
  }

  @Test("A mirrored layer does not turn its back")
  func mirrored() {
    let view = add(CGRect(x: 10, y: 10, width: 20, height: 20), to: window)
    view.layer.isDoubleSided = false
    view.layer.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(window.displayList().entries.count == 2)
  }

  @Test("A layer without area is left out with all that is inside")
  func flat() {
    let view = add(CGRect(x: 10, y: 10, width: 20, height: 20), to: window)
    add(CGRect(x: 0, y: 0, width: 5, height: 5), to: view)
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(window.displayList().entries.count == 1)
  }

  @Test("The generation changes exactly when what is shown changes")
  func generations() {
    let view = add(CGRect(x: 10, y: 10, width: 20, height: 20), to: window)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(label)
    let first = window.displayList()
    #expect(window.displayList() == first)
    let changes: [() -> Void] = [
      { view.backgroundColor = .red }, { view.center.x += 1 }, { view.isHidden = true },
      { view.isHidden = false },
      { label.text = "a" }, { label.textColor = .blue }, { view.layer.shadowOpacity = 1 },
      { view.removeFromSuperview() },
    ]
    var last = first.generation
    for change in changes {
      change()
      let list = window.displayList()
      #expect(list.generation == last + 1)
      #expect(window.displayList().generation == list.generation)
      last = list.generation
    }
    view.backgroundColor = .green
    #expect(window.displayList().generation == last, "what is not in the window does not count")
  }

  @Test("What changes out of sight counts when it comes in sight")
  func changesOutOfSight() {
    let outer = add(CGRect(x: 10, y: 10, width: 20, height: 20), to: window)
    let inner = add(CGRect(x: 1, y: 1, width: 5, height: 5), to: outer)
    outer.isHidden = true
    let hidden = window.displayList().generation
    inner.backgroundColor = .red
    #expect(window.displayList().generation == hidden)
    inner.backgroundColor = .blue
    outer.isHidden = false
    #expect(window.displayList().entries[2].fill == DisplayList.Color(UIColor.blue.cgColor))
    inner.backgroundColor = .green
    #expect(window.displayList().entries[2].fill == DisplayList.Color(UIColor.green.cgColor))
  }

  @Test("Every frame of an animation is shown, the last one too, and then nothing changes")
  func animation() {
    let view = add(CGRect(x: 0, y: 0, width: 10, height: 10), to: window)
    _ = window.displayList()
    UIView.animate(withDuration: 0.1) { view.frame.origin.x = 60 }
    var places: [CGFloat] = []
    for _ in 0..<8 {
      window.clock.advance(by: 0.02)
      places.append(window.displayList().entries[1].transform.m41)
    }
    #expect(places == places.sorted() && places[0] > 0 && places[1] < 60)
    #expect(places.suffix(3) == [60, 60, 60])
    let generation = window.displayList().generation
    window.clock.advance(by: 1)
    #expect(window.displayList().generation == generation)
  }

  @Test("Direction, scale and measurer of the window make a new list")
  func windowProperties() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    label.text = "text"
    window.addSubview(label)
    #expect(window.displayList().lines[0].x == 0)
    window.layoutDirection = .rightToLeft
    #expect(window.displayList().lines[0].x > 0)
    label.semanticContentAttribute = .forceLeftToRight
    #expect(window.displayList().lines[0].x == 0)
    window.textMeasurer = FixedMeasurer()
    #expect(window.displayList().lines[0].width == 4)
  }

  @Test("A tree of a hundred thousand nested layers is recorded without deep recursion")
  func deepTree() {
    var root = CALayer()
    for _ in 1..<100_000 {
      let outer = CALayer()
      outer.addSublayer(root)
      root = outer
    }
    var recorder = DisplayListRecorder()
    let list = recorder.record(root)
    #expect(list.entries.count == 100_000 && list.entries[0].descendantCount == 99_999)
  }
}

/// Every character is a point wide.
private final class FixedMeasurer: TextMeasurer {
  func appendAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat]) {
    for _ in text { advances.append(1) }
  }

  func lineMetrics(of font: UIFont) -> LineMetrics { LineMetrics(ascent: 1, descent: 1) }
}
