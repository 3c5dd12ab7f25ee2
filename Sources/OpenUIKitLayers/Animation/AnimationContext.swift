/// A running animation block, which turns changes into animations.
package final class AnimationContext: ViewTreeConfined, @unchecked Sendable {
  /// The effect of a new animation on the earlier animations of the same property.
  package enum Interruption {
    /// They continue, and the new change is added to their values, as in UIKit.
    case addsToEarlier
    /// They end, and the new change starts at the value on the screen.
    case replacesEarlier
    /// They continue, also for values that cannot be added: the frames of one keyframe animation.
    case followsEarlier
  }

  package nonisolated let timing: AnimationTiming
  private let interruption: Interruption
  package let completion: AnimationCompletion

  /// False for blocks whose changes take effect at once.
  package nonisolated let animates: Bool

  /// Whether animated views receive no touches during the animation.
  package nonisolated let blocksTouches: Bool

  /// Returns the progress instead of the clock, for an animator's groups.
  private let pace: (() -> Double)?

  package private(set) var groups: [AnimationGroup] = []
  /// The views whose new layout is part of the block without a call by the app.
  private var viewsToLayOut: [any LayerOwner] = []
  private var isOpen = true
  /// The clock that reports the end of a block without animations; nil if nothing in a window was set.
  package private(set) var clockOfFirstChange: AnimationClock?

  package init(
    timing: AnimationTiming, interruption: Interruption = .addsToEarlier, animates: Bool = true,
    blocksTouches: Bool = false, pace: (() -> Double)? = nil, completion: AnimationCompletion
  ) {
    self.blocksTouches = blocksTouches
    self.timing = timing
    self.interruption = interruption
    self.animates = animates
    self.pace = pace
    self.completion = completion
  }

  /// The innermost block that is running.
  package static var enclosing: AnimationContext? {
    // An escaping closure of a block may run later, when the block is closed.
    guard let context = AnimationScope.context, context.isOpen else { return nil }
    return context
  }

  /// The innermost running block, unless its changes take effect at once.
  package static var current: AnimationContext? {
    guard let context = enclosing, context.animates else { return nil }
    return context
  }

  /// Runs `changes` as the block and starts their animations. If there are none, it reports the end when the
  /// clock advances.
  package func run(_ changes: () -> Void) {
    AnimationScope.with(self) {
      changes()
      // Inside the scope, so that the new frames are part of the block.
      let views = viewsToLayOut
      viewsToLayOut = []
      for view in views { view.layoutIfNeeded() }
    }
    close()
  }

  /// Makes the changes by the next layout of a view part of the block.
  package func layOutAtEnd(_ view: any LayerOwner) {
    if !viewsToLayOut.contains(where: { $0 === view }) { viewsToLayOut.append(view) }
  }

  /// Ends the block: later changes are not part of it, and its animations start.
  func close() {
    isOpen = false
    for group in groups { group.start() }
    let clock = clockOfFirstChange ?? groups.first?.clock
    // An outer block without changes of its own reports its end on the clock of the inner one.
    if let clock { Self.enclosing?.noteChange(on: clock) }
    completion.leaveBlock(on: clockOfFirstChange)
  }

  /// Notes a change of a layer in a block whose changes take effect at once.
  func noteChange(of layer: CALayer) {
    if clockOfFirstChange == nil { clockOfFirstChange = layer.clock }
  }

  /// Notes a change by an inner block.
  private func noteChange(on clock: AnimationClock) {
    if clockOfFirstChange == nil { clockOfFirstChange = clock }
  }

  /// Animates the coming change of `property`, if the layer is in a window.
  func record(_ layer: CALayer, _ property: AnimatedProperty, to value: AnimatableValue) {
    // A layer outside any window has no time to animate in.
    guard let clock = layer.clock, !AnimationScope.transactions.disablesActions else { return }
    layer.animate(property, to: value, in: group(on: clock), interruption)
  }

  private func group(on clock: AnimationClock) -> AnimationGroup {
    if let group = groups.first(where: { $0.clock === clock }) { return group }
    let group = AnimationGroup(timing: timing, blocksTouches: blocksTouches, completion: completion)
    group.pace = pace
    clock.add(group)
    groups.append(group)
    return group
  }
}
