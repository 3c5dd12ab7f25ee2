/// The animation blocks that `UIView.beginAnimations(_:context:)` has begun and that are not committed, outermost first.
final class OpenAnimationBlocks: ViewTreeConfined {
  // Read with each change of a property. No method here calls anything while it changes the blocks, so a check of exclusive access would find
  // nothing.
  @exclusivity(unchecked) fileprivate(set) var blocks: [OpenAnimationBlock] = []

  nonisolated init() {}

  func append(_ block: OpenAnimationBlock) { blocks.append(block) }
  func removeLast() -> OpenAnimationBlock? { blocks.popLast() }
}

/// A block of animations between its beginning and its commit. Its settings apply to the changes after them.
package final class OpenAnimationBlock: ViewTreeConfined {
  /// The block of the closure around the beginning. Changes in closures that run later are parts of those.
  let surroundings: AnimationContext?
  /// The object that is notified of the start and the end.
  package let delegate: AnyObject
  private let completion: AnimationCompletion
  private var closed: [AnimationContext] = []
  private(set) var context: AnimationContext

  /// The timing from the settings of the block so far.
  package var timing = AnimationTiming(duration: 0.2) {
    didSet { if timing != oldValue { settingsDidChange() } }
  }
  package var beginsFromCurrentState = false {
    didSet { if beginsFromCurrentState != oldValue { settingsDidChange() } }
  }

  /// Begins a block whose animations end with `completion`.
  package init(_ delegate: AnyObject, _ completion: AnimationCompletion) {
    self.delegate = delegate
    surroundings = AnimationScope.closureContext
    self.completion = completion
    context = AnimationContext(
      timing: timing, animates: AnimationScope.animationsAreEnabled,
      completion: AnimationCompletion(outer: completion, handler: nil))
  }

  /// Lets later changes have the new settings.
  private func settingsDidChange() {
    closed.append(context)
    var timing = timing
    if !(timing.duration > 0) { timing.duration = 0 }
    context = AnimationContext(
      timing: timing, interruption: beginsFromCurrentState ? .replacesEarlier : .addsToEarlier,
      animates: closed[0].animates, completion: AnimationCompletion(outer: completion, handler: nil))
  }

  /// Starts the animations.
  package func commit() {
    for context in closed { context.close() }
    context.close()
    completion.leaveBlock(on: context.clockOfFirstChange)
  }
}

extension AnimationScope {
  // The list itself stays in this module: then the compiler makes it before the program starts, and each change of a property reads it
  // without a call.

  /// The block that was begun last and is not committed; nil for none.
  package static var openBlock: OpenAnimationBlock? { openBlocks.blocks.last }

  /// Begins a block.
  package static func open(_ block: OpenAnimationBlock) { openBlocks.append(block) }

  /// Ends the block that was begun last, and returns it; nil for none. Its animations start when it is committed.
  package static func takeOpenBlock() -> OpenAnimationBlock? { openBlocks.removeLast() }
}
