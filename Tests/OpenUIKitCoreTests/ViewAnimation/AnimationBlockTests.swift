import Foundation
import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLayers

/// By Apple's documentation of `UIView.beginAnimations(_:context:)` and the settings of its blocks.
@MainActor @Suite("Animation blocks without closures")
struct AnimationBlockTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let log = BlockLog()
  private var clock: AnimationClock { window.clock }
  private var x: CGFloat { view.layer.displayed.position.x }

  init() {
    window.addSubview(view)
  }

  @Test("Changes between begin and commit are animated with the settings before them")
  func block() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    view.center.x = 150
    #expect(view.center.x == 150)
    UIView.commitAnimations()
    clock.advance(by: 1)
    #expect(abs(x - 100) < 1e-9)
    clock.advance(by: 1)
    #expect(x == 150 && clock.isIdle)
  }

  @Test(
    "A block lasts 0.2 seconds unless a setting changes that, and settings outside of a block do nothing")
  func defaults() {
    UIView.setAnimationDuration(9)
    UIView.commitAnimations()
    UIView.beginAnimations(nil, context: nil)
    view.center.x = 150
    UIView.commitAnimations()
    clock.advance(by: 0.1)
    #expect(x > 50 && x < 150)
    clock.advance(by: 0.1)
    #expect(x == 150)
  }

  @Test("Settings within a block apply to what follows them")
  func laterSettings() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDuration(1)
    view.center.x = 150
    UIView.setAnimationDuration(4)
    view.alpha = 0
    UIView.commitAnimations()
    clock.advance(by: 1)
    #expect(x == 150 && abs(view.layer.displayed.opacity - 0.75) < 1e-6)
  }

  @Test("Blocks nest, also with closures, and each change belongs to the innermost one")
  func nesting() {
    UIView.beginAnimations("outer", context: nil)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDuration(4)
    UIView.beginAnimations("inner", context: nil)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDuration(1)
    view.center.x = 150
    UIView.commitAnimations()
    UIView.performWithoutAnimation { view.center.y = 250 }
    view.alpha = 0
    UIView.commitAnimations()
    #expect(view.layer.displayed.position.y == 250)
    clock.advance(by: 1)
    #expect(x == 150 && abs(view.layer.displayed.opacity - 0.75) < 1e-6)
  }

  @Test("A block that is begun in a closure and never committed takes nothing from the code after it")
  func unbalanced() {
    UIView.animate(withDuration: 1) { UIView.beginAnimations(nil, context: nil) }
    view.center.x = 150
    #expect(x == 150)
    UIView.commitAnimations()
  }

  @Test("The delegate is notified of the start and the end, with the identifier")
  func delegate() {
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDelegate(log)
    UIView.setAnimationWillStart(Selector("start:", BlockLog.willStart(_:)))
    UIView.setAnimationDidStop(Selector("stop:finished:", BlockLog.didStop(_:_:)))
    view.center.x = 150
    UIView.commitAnimations()
    #expect(log.calls == ["start move"])
    clock.advance(by: 0.3)
    #expect(log.calls == ["start move", "stop move true"])
  }

  @Test("Animations repeat and reverse")
  func repetition() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(1)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    view.center.x = 150
    UIView.commitAnimations()
    clock.advance(by: 2.5)
    #expect(abs(x - 100) < 1e-6)
    clock.advance(by: 1)
    #expect(abs(x - 100) < 1e-6)
    clock.advance(by: 2)
    #expect(x == 150 && clock.isIdle)
  }

  @Test("Numbers that are no durations animate nothing", arguments: [-1, 0, Double.nan])
  func refusedDurations(_ duration: Double) {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(duration)
    UIView.setAnimationDelay(.nan)
    view.center.x = 150
    UIView.commitAnimations()
    clock.advance(by: 0.1)
    #expect(x == 150)
  }

  // MARK: Animators

  @Test("An animator without a duration shows the changes of its blocks when it starts")
  func emptyAnimator() {
    let animator = UIViewPropertyAnimator()
    animator.addAnimations { [view] in view.center.x = 150 }
    var ended: UIViewAnimatingPosition?
    animator.addCompletion { ended = $0 }
    animator.startAnimation()
    clock.advance(by: 0.1)
    #expect(x == 150 && ended == .end && animator.state == .inactive)
  }

  @Test("An animator that is not interruptible runs to its end")
  func uninterruptible() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in view.center.x = 150 }
    animator.isInterruptible = false
    animator.startAnimation()
    clock.advance(by: 1)
    animator.pauseAnimation()
    animator.fractionComplete = 0
    animator.isReversed = true
    animator.stopAnimation(true)
    #expect(animator.isRunning && !animator.isReversed && abs(x - 100) < 1e-9)
    clock.advance(by: 1)
    #expect(x == 150 && animator.state == .inactive)
  }
}

private final class BlockLog: NSObject {
  var calls: [String] = []
  func willStart(_ identifier: String?) { calls.append("start \(identifier ?? "-")") }
  func didStop(_ identifier: String?, _ finished: NSNumber) {
    calls.append("stop \(identifier ?? "-") \(finished.boolValue)")
  }
}
