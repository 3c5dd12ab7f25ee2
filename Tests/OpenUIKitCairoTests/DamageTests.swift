import Foundation
import OpenUIKit
import OpenUIKitCairo
import Testing

/// A picture whose changed parts alone are drawn is the one that is drawn from the start.
@Suite @MainActor struct DamageTests {
  /// A window with a host that keeps its picture.
  @MainActor
  private final class Host {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 180))
    let scale: CGFloat
    let picture: PixelBuffer
    private var tracker = DamageTracker()
    private let renderer = CairoRenderer()
    private(set) var changed: [CGRect] = []

    init(scale: CGFloat) throws {
      self.scale = scale
      picture = try PixelBuffer(width: Int(240 * scale), height: Int(180 * scale))
      window.screenScale = scale
      window.textMeasurer = PangoTextMeasurer()
      window.backgroundColor = .white
      window.isHidden = false
    }

    func update() throws {
      let list = window.displayList()
      changed = tracker.update(to: list)
      _ = try renderer.draw(list, scale: scale, into: picture, changed: changed)
    }

    /// The largest difference of a component from a new picture, of 255.
    func differences() throws -> Int {
      // A renderer of its own keeps nothing from the frames before.
      let whole = try CairoRenderer().draw(window.displayList(), scale: scale)
      return whole.withBytes { wanted, _ in
        picture.withBytes { got, _ in
          if memcmp(wanted.baseAddress!, got.baseAddress!, got.count) == 0 { return 0 }
          return zip(wanted, got).map { abs(Int($0) - Int($1)) }.max() ?? 0
        }
      }
    }

    func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      window.addSubview(view)
    }
  }

  @Test func theFirstListChangesTheWholeWindow() throws {
    let host = try Host(scale: 1)
    try host.update()
    #expect(host.changed == [CGRect(x: 0, y: 0, width: 240, height: 180)])
  }

  @Test func anEqualListChangesNothing() throws {
    let host = try Host(scale: 1)
    host.add(UIView(), 10, 10, 20, 20)
    try host.update()
    try host.update()
    #expect(host.changed == [])
  }

  @Test func aColourChangesOnlyItsView() throws {
    let host = try Host(scale: 2)
    let (one, other) = (UIView(), UIView())
    host.add(one, 10, 10, 20, 20)
    host.add(other, 100, 100, 20, 20)
    one.backgroundColor = .red
    other.backgroundColor = .red
    try host.update()
    other.backgroundColor = .blue
    try host.update()
    #expect(host.changed == [CGRect(x: 98, y: 98, width: 24, height: 24)])
    #expect(try host.differences() == 0)
  }

  @Test func aMovedViewChangesItsOldAndNewPlace() throws {
    let host = try Host(scale: 1)
    let view = UIView()
    host.add(view, 10, 10, 20, 20)
    view.backgroundColor = .red
    try host.update()
    view.center = CGPoint(x: 200, y: 150)
    try host.update()
    #expect(host.changed.count == 2)
    #expect(try host.differences() == 0)
  }

  @Test func aViewThatComesToTheFrontIsDrawnAgain() throws {
    let host = try Host(scale: 1)
    let (below, above) = (UIView(), UIView())
    below.backgroundColor = .red
    above.backgroundColor = .blue
    host.add(below, 10, 10, 50, 50)
    host.add(above, 30, 30, 50, 50)
    try host.update()
    host.window.bringSubviewToFront(below)
    try host.update()
    #expect(!host.changed.isEmpty)
    #expect(try host.differences() == 0)
  }

  @Test func whatLiesBelowABlurredBarChangesTheWholeBar() throws {
    let host = try Host(scale: 1)
    let view = UIView()
    view.backgroundColor = .red
    host.add(view, 100, 20, 10, 10)
    host.add(UIVisualEffectView(effect: UIBlurEffect(style: .regular)), 0, 0, 240, 50)
    try host.update()
    view.backgroundColor = .green
    try host.update()
    #expect(host.changed.contains { $0.contains(CGRect(x: 0, y: 0, width: 240, height: 50)) })
    #expect(try host.differences() == 0)
  }

  @Test func manyPlacesBecomeAFewRectangles() throws {
    let host = try Host(scale: 1)
    var views: [UIView] = []
    for index in 0..<40 {
      let view = UIView()
      host.add(view, CGFloat(index % 8) * 30, CGFloat(index / 8) * 36, 8, 8)
      view.backgroundColor = .red
      views.append(view)
    }
    try host.update()
    for view in views { view.backgroundColor = .blue }
    try host.update()
    #expect((1...7).contains(host.changed.count))
    #expect(try host.differences() == 0)
  }

  @Test(arguments: [1, 1.25, 2] as [CGFloat], 0..<5)
  func randomChangesDrawWhatAWholePictureHas(scale: CGFloat, seed: Int) throws {
    let host = try Host(scale: scale)
    var changes = RandomChanges(seed: UInt64(seed) &+ 1)
    for _ in 0..<6 { changes.addView(to: host.window) }
    try host.update()
    for step in 0..<30 {
      changes.change(host.window)
      try host.update()
      let difference = try host.differences()
      // Where edges that are not upright are clipped, Cairo computes them from other points. A row of its samples is 15 of 255.
      #expect(difference <= 15, "seed \(seed), step \(step): \(changes.last)")
      if difference > 15 { return }
    }
  }
}

/// Random views with everything that a display list has, and random changes of them.
@MainActor
private struct RandomChanges {
  private var state: UInt64
  private(set) var last = ""

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(state >> 40) / CGFloat(1 << 24)
  }

  private mutating func pick(_ count: Int) -> Int { min(count - 1, Int(number(0...CGFloat(count)))) }

  private mutating func color() -> UIColor {
    UIColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.3...1))
  }

  private mutating func frame() -> CGRect {
    CGRect(x: number(-30...220), y: number(-30...160), width: number(5...120), height: number(5...90))
  }

  private mutating func views(in window: UIWindow) -> [UIView] {
    var all: [UIView] = []
    var stack = window.subviews
    while let view = stack.popLast() {
      all.append(view)
      // The parts of a blurred view are its own.
      if !(view is UIVisualEffectView) { stack += view.subviews }
    }
    return all
  }

  mutating func addView(to window: UIWindow) {
    let view: UIView
    switch pick(5) {
    case 0:
      let label = UILabel()
      label.text = "Ångström 一二"
      label.numberOfLines = 0
      view = label
    case 1: view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    default:
      view = UIView()
      view.backgroundColor = color()
    }
    view.frame = frame()
    let parents = views(in: window).filter { !($0 is UIVisualEffectView) }
    let parent = parents.isEmpty || pick(2) == 0 ? window : parents[pick(parents.count)]
    parent.addSubview(view)
  }

  mutating func change(_ window: UIWindow) {
    let all = views(in: window)
    guard !all.isEmpty else { return addView(to: window) }
    let view = all[pick(all.count)]
    let kind = pick(14)
    last = "change \(kind)"
    switch kind {
    case 0: addView(to: window)
    case 1: view.removeFromSuperview()
    case 2: view.frame = frame()
    case 3: view.alpha = number(0.1...1)
    case 4: view.backgroundColor = color()
    case 5: view.layer.cornerRadius = number(0...20)
    case 6: view.clipsToBounds.toggle()
    case 7: view.superview?.bringSubviewToFront(view)
    case 8: view.superview?.sendSubviewToBack(view)
    case 9:
      view.layer.shadowOpacity = Float(number(0...1))
      view.layer.shadowRadius = number(0...8)
      view.layer.shadowOffset = CGSize(width: number(-5...5), height: number(-5...5))
    case 10: view.transform = CGAffineTransform(rotationAngle: number(-1...1))
    case 11:
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 400
      view.layer.transform = CATransform3DRotate(transform, number(-1...1), 0, 1, 0)
    case 12:
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: number(5...60), height: number(5...60)))
      mask.backgroundColor = .black
      view.mask = pick(2) == 0 ? nil : mask
    default: view.isHidden.toggle()
    }
  }
}
