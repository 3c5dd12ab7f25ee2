import OpenUIKit
import Testing

@MainActor
@Suite("Replicator layers")
struct CAReplicatorLayerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  init() {
    window.isHidden = false
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.white.cgColor
    replicator.addSublayer(dot)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    window.layer.addSublayer(replicator)
  }

  /// The dots on the screen.
  private var dots: [DisplayList.Entry] {
    window.displayList().entries.filter { $0.size == CGSize(width: 10, height: 10) }
  }

  /// The places of the copies, which are the entries around the dots.
  private var places: [CGFloat] {
    let entries = window.displayList().entries
    return entries.indices.filter { entries[$0].size.width == 10 }.map { entries[$0 - 1].transform.m41 }
  }

  @Test("show the given number of copies of their sublayers, each moved from the one before")
  func copies() {
    #expect(places == [0, 20, 40])
    replicator.instanceCount = 2
    #expect(places == [0, 20])
    replicator.instanceCount = 0
    #expect(dots.isEmpty)
  }

  @Test("turn copies about their middle")
  func turns() {
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let entries = window.displayList().entries
    let last = entries.lastIndex { $0.size.width == 10 }.map { entries[$0 - 1].transform }
    // The top left corner comes to the bottom right one.
    #expect(last.map { abs($0.m41 - 100) < 0.001 && abs($0.m42 - 100) < 0.001 } == true)
  }

  @Test("multiply the colours of copies, and fade them")
  func colors() {
    replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
    replicator.instanceRedOffset = -0.25
    replicator.instanceAlphaOffset = -0.25
    #expect(dots.map(\.fill.red) == [1, 0.75, 0.5])
    #expect(dots.map(\.fill.green) == [0.5, 0.5, 0.5])
    let entries = window.displayList().entries
    let copies = entries.indices.filter { entries[$0].size.width == 10 }.map { entries[$0 - 1].opacity }
    #expect(copies == [1, 0.75, 0.5])
  }

  @Test("show animations of their sublayers later in each copy")
  func delays() {
    replicator.instanceDelay = 0.25
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (1, 0)
    (animation.duration, animation.repeatCount) = (1, .infinity)
    dot.add(animation, forKey: "fade")
    window.clock.advance(by: 0.75)
    #expect(dots.map { ($0.opacity * 100).rounded() } == [25, 50, 75])
  }

  @Test("follow changes of their sublayers, and keep the identities of the copies")
  func changes() {
    let before = dots.map(\.id)
    #expect(Set(before).count == 3)
    dot.backgroundColor = UIColor.red.cgColor
    #expect(dots.map(\.fill.green) == [0, 0, 0] && dots.map(\.id) == before)
  }
}
