import Testing

@testable import OpenUIKitCore

/// A tree that has changed is laid out like one that was built to the same state at once.
@MainActor
@Suite("Trees that changed")
struct ChangedTreeTests {
  /// `scripts/fuzz` makes many more steps, from a new seed each time.
  @Test(arguments: [1, 1003, 9_000_002])
  func `After any changes all frames are those of a tree built afresh`(seed: UInt64) {
    for seed in seed..<seed + 8 {
      var run = DifferentialRun(seed: seed)
      if let failure = run.run(steps: 30) { Issue.record("\(run.describe(failure))") }
      #expect(run.undecided == 0, "seed \(seed): layouts that their constraints leave open")
    }
  }

  @Test func `What is in a view lies on pixels again once constraints place the view`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.screenScale = 2
    let (outer, inner) = (UIView(frame: CGRect(x: 0.2, y: 0, width: 100, height: 100)), UIView())
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.pin(CGRect(x: 10.1, y: 10, width: 20, height: 20))
    window.layoutIfNeeded()
    #expect(abs(inner.frame.minX - 10.3) < 1e-9)
    outer.translatesAutoresizingMaskIntoConstraints = false
    outer.pin(CGRect(x: 0, y: 0, width: 100, height: 100))
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
  }

  @Test func `A width of next to nothing does not put every character on a line of its own`() {
    let label = UILabel()
    label.text = "Several words"
    label.numberOfLines = 0
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let width = label.widthAnchor.constraint(equalToConstant: 0)
    width.isActive = true
    window.layoutIfNeeded()
    let height = label.frame.height
    width.constant = 1e-12
    window.layoutIfNeeded()
    #expect(label.frame.height == height)
  }

  @Test func `Of two equal wishes the first is kept after a content priority went and came back`() {
    let label = UILabel()
    label.text = "A line that is a good deal longer than the others"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 300))
    window.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let width = label.widthAnchor.constraint(equalToConstant: 41)
    width.priority = .defaultHigh
    width.isActive = true
    window.layoutIfNeeded()
    let before = label.frame.width
    for priority: Float in [700, 750] {
      label.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
      window.layoutIfNeeded()
    }
    #expect(label.frame.width == before)
  }
}
