import OpenUIKit
import Testing

@MainActor
@Suite("Simulated motion")
struct DynamicAnimatorTests {
  private final class Watcher: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var log: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { log.append("hit \(identifier.map { "\($0)" } ?? "edge")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem,
      at p: CGPoint
    ) { log.append("touch") }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let box = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
  private let animator: UIDynamicAnimator
  private let watcher = Watcher()

  init() {
    window.addSubview(box)
    window.makeKeyAndVisible()
    animator = UIDynamicAnimator(referenceView: window)
    animator.delegate = watcher
  }

  private func run(_ seconds: Double) {
    for _ in 0..<Int(seconds * 60) { window.clock.advance(by: 1.0 / 60) }
  }

  @Test("Gravity accelerates by 1000 points per second squared")
  func gravity() {
    animator.addBehavior(UIGravityBehavior(items: [box]))
    run(0.5)
    #expect(abs(box.center.y - (50 + 500 * 0.25)) < 5 && box.center.x == 200)
    #expect(animator.isRunning && abs(animator.elapsedTime - 0.5) < 0.03)
  }

  @Test("A falling box comes to rest on the edge of the view, and the animator pauses")
  func collision() {
    // Away from the upper edge, which it would touch.
    box.center.y = 100
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = watcher
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    run(4)
    #expect(abs(box.frame.maxY - 400) < 0.5 && abs(box.center.x - 200) < 0.5)
    #expect(watcher.log == ["resume", "hit edge", "pause"] && !animator.isRunning)
  }

  @Test("An elastic box bounces as high as it was")
  func elasticity() {
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: [box])
    properties.elasticity = 1
    for behavior in [UIGravityBehavior(items: [box]), collision, properties] {
      animator.addBehavior(behavior)
    }
    var highest: CGFloat = 400
    // It falls 300 points in 0.775 seconds.
    run(1.1)
    for _ in 0..<40 {
      run(1.0 / 60)
      highest = min(highest, box.frame.minY)
    }
    #expect(highest < 25 && highest > -10)
  }

  @Test("Boxes stack, and do not overlap")
  func stack() {
    let upper = UIView(frame: CGRect(x: 150, y: -150, width: 100, height: 100))
    window.addSubview(upper)
    let collision = UICollisionBehavior(items: [box, upper])
    collision.collisionDelegate = watcher
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
    animator.addBehavior(UIGravityBehavior(items: [box, upper]))
    animator.addBehavior(collision)
    run(5)
    #expect(abs(box.frame.maxY - 300) < 1.5 && abs(upper.frame.maxY - 200) < 2.5)
    #expect(watcher.log.contains("hit floor") && watcher.log.contains("touch"))
    #expect(collision.boundaryIdentifiers?.count == 1)
  }

  @Test("A snap moves an item to a point and turns it upright")
  func snap() {
    box.transform = CGAffineTransform(rotationAngle: 1)
    animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 300)))
    run(3)
    #expect(abs(box.center.x - 300) < 0.2 && abs(box.center.y - 300) < 0.2)
    #expect(abs(box.transform.b) < 0.01 && watcher.log.last == "pause")
  }

  @Test("A stiff attachment keeps its length while the item swings")
  func attachment() {
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 50))
    #expect(attachment.length == 100 && attachment.attachedBehaviorType == .anchor)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(attachment)
    for _ in 0..<60 {
      run(1.0 / 60)
      let (x, y) = (box.center.x - 100, box.center.y - 50)
      #expect(abs((x * x + y * y).squareRoot() - 100) < 3)
    }
    #expect(box.center.y > 60)
  }

  @Test("A spring of a moved anchor pulls the item after it")
  func spring() {
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
    attachment.frequency = 2
    attachment.damping = 1
    animator.addBehavior(attachment)
    attachment.anchorPoint = CGPoint(x: 300, y: 200)
    run(4)
    #expect(abs(box.center.x - 300) < 3 && abs(box.center.y - 200) < 3)
  }

  @Test("A push at once gives a velocity, once; resistance ends it")
  func push() {
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    let properties = UIDynamicItemBehavior(items: [box])
    animator.addBehavior(properties)
    animator.addBehavior(push)
    run(0.1)
    #expect(abs(properties.linearVelocity(for: box).x - 100) < 1 && !push.active)
    properties.resistance = 10
    run(2)
    #expect(abs(properties.linearVelocity(for: box).x) < 1)
  }

  @Test("Velocities are added, and anchored items do not move")
  func properties() {
    let properties = UIDynamicItemBehavior(items: [box])
    properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
    properties.addAngularVelocity(1, for: box)
    animator.addBehavior(properties)
    run(0.5)
    #expect(abs(box.center.x - 230) < 2 && abs(properties.angularVelocity(for: box) - 1) < 0.01)
    properties.isAnchored = true
    let place = box.center
    run(0.5)
    #expect(box.center == place)
  }

  @Test("Behaviours consist of others, have an action, and leave the animator together")
  func composition() {
    let whole = UIDynamicBehavior()
    whole.addChildBehavior(UIGravityBehavior(items: [box]))
    var steps = 0
    whole.action = { steps += 1 }
    animator.addBehavior(whole)
    #expect(whole.dynamicAnimator === animator && whole.childBehaviors[0].dynamicAnimator === animator)
    run(0.2)
    #expect(steps > 5 && box.center.y > 50)
    #expect(animator.items(in: window.bounds).count == 1)
    animator.removeAllBehaviors()
    #expect(whole.dynamicAnimator == nil && animator.behaviors.isEmpty && !animator.isRunning)
    let place = box.center
    run(0.2)
    #expect(box.center == place)
  }

  @Test("An item that the app moves continues from there")
  func update() {
    animator.addBehavior(UIGravityBehavior(items: [box]))
    run(0.2)
    box.center = CGPoint(x: 50, y: 20)
    animator.updateItem(usingCurrentState: box)
    run(1.0 / 30)
    #expect(box.center.x == 50 && box.center.y < 25)
  }
}

@MainActor
@Suite("Motion effects")
struct MotionEffectTests {
  @Test("An effect moves what a view shows with the viewer, and not the view")
  func shift() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    view.backgroundColor = .red
    window.addSubview(view)
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
    view.addMotionEffect(effect)
    window.viewerOffset = UIOffset(horizontal: 0.5, vertical: 0)
    window.clock.advance(by: 0.1)
    #expect(view.center.x == 50 && view.layer.presentation()?.position.x == 55)
    view.removeMotionEffect(effect)
    window.clock.advance(by: 0.1)
    #expect((view.layer.presentation() ?? view.layer).position.x == 50 && view.motionEffects.isEmpty)
  }

  @Test("A group adds its effects")
  func group() {
    let effects = [(-4, 4), (0, 10)].map { low, high in
      let effect = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
      (effect.minimumRelativeValue, effect.maximumRelativeValue) = (low, high)
      return effect
    }
    let group = UIMotionEffectGroup()
    group.motionEffects = effects
    let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: 1))
    #expect(values?["center.y"] as? CGFloat == 14)
  }
}
