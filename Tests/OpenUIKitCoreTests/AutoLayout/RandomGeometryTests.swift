import Testing

@testable import OpenUIKitCore

/// Random trees of labels, buttons, image views, plain views and subclasses are changed through their views, their
/// layers and their constraints, and compared with a straightforward computation of every frame.
@MainActor
@Suite("Random changes of geometry")
struct RandomGeometryTests {
  @Test(arguments: 0..<40) func `Every view is where a straightforward computation puts it`(seed: UInt64) {
    var run = GeometryRun(seed: seed)
    for step in 0..<60 {
      run.change()
      run.layOut()
      if let difference = run.difference {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
    }
  }
}

/// A view of a subclass that observes all that it can.
private final class Observer: UIView {
  var seenSize: CGSize?
  var seenCenter: CGPoint?
  var laidOutSize: CGSize?

  override var bounds: CGRect { didSet { seenSize = bounds.size } }
  override var center: CGPoint { didSet { seenCenter = center } }

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOutSize = bounds.size
  }
}

/// A view with what determines its frame.
@MainActor
private final class Item {
  let view: UIView
  let parent: Item?
  /// The constraints of left, top, width and height; nil for a view that its frame places.
  var constraints: [NSLayoutConstraint]?
  var position = SIMD2<Double>()
  var size = SIMD2<Double>()
  var anchor = SIMD2(0.5, 0.5)
  var transform = CGAffineTransform.identity
  var boundsOrigin = CGPoint.zero
  var followsSize = false
  /// The position in the window, exact and on pixels.
  var exact = SIMD2<Double>()
  var actual = SIMD2<Double>()

  init(_ view: UIView, in parent: Item?) {
    (self.view, self.parent) = (view, parent)
  }

  var origin: SIMD2<Double> { position - anchor * size }

  /// The smallest upright rectangle around the transformed corners.
  var frame: CGRect {
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for corner in [SIMD2<Double>(0, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1)] {
      let from = (corner - anchor) * size
      let to = CGPoint(x: from.x, y: from.y).applying(transform)
      low = pointwiseMin(low, position + SIMD2(to.x, to.y))
      high = pointwiseMax(high, position + SIMD2(to.x, to.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

@MainActor
private struct GeometryRun {
  static let scale = 2.0

  private let window: UIWindow
  private var items: [Item] = []
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.screenScale = Self.scale
    window.isHidden = false
    let root = Item(window, in: nil)
    root.size = SIMD2(400, 300)
    root.position = SIMD2(200, 150)
    items = [root]
    for _ in 0..<(8 + random.number(below: 12)) { addItem() }
  }

  private mutating func number(_ range: ClosedRange<Int> = -80...320) -> Double {
    Double(range.lowerBound + random.number(below: range.count)) / 4
  }

  private mutating func makeView() -> UIView {
    switch random.number(below: 5) {
    case 0:
      let label = UILabel()
      label.text = "Label"
      return label
    case 1:
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      return button
    case 2: return UIImageView()
    case 3: return Observer()
    default: return UIView()
    }
  }

  private mutating func addItem() {
    let parent = items[random.number(below: items.count)]
    let item = Item(makeView(), in: parent)
    parent.view.addSubview(item.view)
    items.append(item)
    if random.number(below: 3) > 0 {
      constrain(item, in: parent)
    } else {
      item.followsSize = random.number(below: 2) == 0
      if item.followsSize { item.view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      setFrame(of: item)
    }
  }

  private mutating func constrain(_ item: Item, in parent: Item) {
    let view = item.view
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      view.leftAnchor.constraint(equalTo: parent.view.leftAnchor, constant: number()),
      view.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: number()),
      view.widthAnchor.constraint(equalToConstant: number(0...320)),
      view.heightAnchor.constraint(equalToConstant: number(0...320)),
    ]
    NSLayoutConstraint.activate(constraints)
    item.constraints = constraints
  }

  private mutating func setFrame(of item: Item) {
    let size = size(for: item)
    let frame = CGRect(x: point(), y: point(), width: size.x, height: size.y)
    // A frame under a transform is not read back as it was set.
    if item.transform == .identity, random.number(below: 2) == 0 {
      if random.number(below: 2) == 0 { item.view.frame = frame } else { item.view.layer.frame = frame }
      resize(item, to: SIMD2(frame.width, frame.height))
      item.position = SIMD2(frame.minX, frame.minY) + item.anchor * item.size
    } else {
      setSize(of: item)
    }
  }

  /// A coordinate in whole points, so that frames that code sets are on pixels.
  private mutating func point() -> Double { Double(random.number(below: 100) - 20) }

  /// A size. Views that follow their superviews are so large that they never become smaller than nothing.
  private mutating func size(for item: Item) -> SIMD2<Double> {
    SIMD2(point() + 20, point() + 20) + (item.followsSize ? 10_000 : 0)
  }

  private mutating func setSize(of item: Item) {
    let size = size(for: item)
    let bounds = CGRect(origin: item.boundsOrigin, size: CGSize(width: size.x, height: size.y))
    if random.number(below: 2) == 0 { item.view.bounds = bounds } else { item.view.layer.bounds = bounds }
    resize(item, to: size)
    setPosition(of: item)
  }

  private mutating func setPosition(of item: Item) {
    item.position = SIMD2(point(), point()) + item.anchor * item.size
    let point = CGPoint(x: item.position.x, y: item.position.y)
    if random.number(below: 2) == 0 { item.view.center = point } else { item.view.layer.position = point }
  }

  /// Sets a size, and those of the subviews that follow it.
  private func resize(_ item: Item, to size: SIMD2<Double>) {
    let change = size - item.size
    guard change != .zero else { return }
    item.size = size
    for child in items where child.parent === item && child.constraints == nil && child.followsSize {
      let origin = child.origin
      resize(child, to: child.size + change)
      child.position = origin + child.anchor * child.size
    }
  }

  mutating func change() {
    for _ in 0...random.number(below: 4) {
      let item = items[1 + random.number(below: items.count - 1)]
      switch random.number(below: 8) {
      case 0: setFrame(of: item)
      case 1: setSize(of: item)
      case 2: setPosition(of: item)
      case 3: setTransform(of: item)
      case 4: setBoundsOrigin(of: item)
      case 5: setAnchor(of: item)
      case 6: if items.count < 30 { addItem() }
      default:
        guard let constraints = item.constraints else { continue }
        let index = random.number(below: 4)
        constraints[index].constant = index < 2 ? number() : number(0...320)
      }
    }
  }

  private mutating func setTransform(of item: Item) {
    item.transform =
      random.number(below: 2) == 0
      ? .identity : CGAffineTransform(rotationAngle: number(0...12)).scaledBy(x: 2, y: 0.5)
    if random.number(below: 2) == 0 {
      item.view.transform = item.transform
    } else {
      item.view.layer.setAffineTransform(item.transform)
    }
  }

  /// Sets the origin of the bounds of a view without subviews.
  private mutating func setBoundsOrigin(of item: Item) {
    guard item.view.subviews.isEmpty, !(item.view is UIButton) else { return }
    item.boundsOrigin = CGPoint(x: number(), y: number())
    item.view.bounds.origin = item.boundsOrigin
  }

  private mutating func setAnchor(of item: Item) {
    guard random.number(below: 3) == 0 else { return }
    item.anchor = SIMD2(number(0...4), number(0...4))
    item.view.layer.anchorPoint = CGPoint(x: item.anchor.x, y: item.anchor.y)
    setPosition(of: item)
  }

  /// Lays out everything, and computes where everything is.
  func layOut() {
    for item in items { item.view.setNeedsLayout() }
    window.layoutIfNeeded()
    // Parents come before their children.
    for item in items.dropFirst() { place(item) }
  }

  private func place(_ item: Item) {
    guard let parent = item.parent else { return }
    guard let constants = item.constraints?.map(\.constant) else {
      item.actual = parent.actual + item.origin
      item.exact = item.actual
      return
    }
    // A view whose origin of bounds moves scrolls its content.
    let origin = SIMD2(constants[0] + parent.boundsOrigin.x, constants[1] + parent.boundsOrigin.y)
    item.exact = parent.exact + origin
    item.actual = snapped(item.exact)
    resize(item, to: snapped(item.exact + SIMD2(constants[2], constants[3])) - item.actual)
    item.position = item.actual - parent.actual + item.anchor * item.size
  }

  private func snapped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    ((point * Self.scale + 1e-6 + 0.5).rounded(.down)) / Self.scale
  }

  /// The first difference from the expected places; nil for none.
  var difference: String? {
    for (index, item) in items.enumerated().dropFirst() {
      let (view, layer) = (item.view, item.view.layer)
      let name = "item \(index), \(view)"
      if !isNear(SIMD2(view.center.x, view.center.y), item.position) {
        return "\(name): centre \(view.center), not \(item.position)"
      }
      if !isNear(SIMD2(view.bounds.width, view.bounds.height), item.size) {
        return "\(name): size \(view.bounds.size), not \(item.size)"
      }
      if layer.position != view.center || layer.bounds != view.bounds || layer.frame != view.frame {
        return "\(name): its layer is at \(layer.frame)"
      }
      if view.bounds.origin != item.boundsOrigin { return "\(name): bounds \(view.bounds)" }
      let frame = item.frame
      if !isNear(SIMD2(view.frame.minX, view.frame.maxY), SIMD2(frame.minX, frame.maxY)) {
        return "\(name): frame \(view.frame), not \(frame)"
      }
      if let difference = difference(ofClass: view) { return "\(name): \(difference)" }
    }
    return nil
  }

  /// Returns the change that a view of a subclass, or a button, has not noticed.
  private func difference(ofClass view: UIView) -> String? {
    if let view = view as? Observer {
      if view.laidOutSize != view.bounds.size {
        return "laid out for \(String(describing: view.laidOutSize))"
      }
    }
    guard let button = view as? UIButton else { return nil }
    let fresh = UIButton(type: .system)
    fresh.setTitle("Title", for: .normal)
    let host = UIWindow(frame: window.frame)
    host.screenScale = Self.scale
    host.addSubview(fresh)
    fresh.bounds = button.bounds
    host.layoutIfNeeded()
    return fresh.titleLabel?.frame == button.titleLabel?.frame
      ? nil : "title \(String(describing: button.titleLabel))"
  }

  private func isNear(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Bool {
    let difference = one - other
    return abs(difference.x) < 1e-6 && abs(difference.y) < 1e-6
  }
}
