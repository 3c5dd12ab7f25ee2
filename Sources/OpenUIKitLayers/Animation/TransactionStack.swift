/// One level of `CATransaction`.
final class Transaction: ViewTreeConfined {
  var disablesActions: Bool
  var duration: Double
  var curve: TimingCurve?
  private let outerCompletion: AnimationCompletion?
  private(set) var completion: AnimationCompletion? { didSet { releaseAfterAssignment(oldValue) } }
  private var context: AnimationContext?

  init(inside outer: Transaction?) {
    disablesActions = outer?.disablesActions ?? false
    duration = outer?.duration ?? 0.25
    curve = outer?.curve
    outerCompletion = outer?.completion
    completion = outerCompletion
  }

  /// Closes the group of animations of the former block, and opens one for `block`.
  func setCompletion(_ block: (() -> Void)?) {
    closeCompletion()
    completion = block.map { block in AnimationCompletion(outer: outerCompletion) { _ in block() } }
  }

  func commit() {
    context?.close()
    closeCompletion()
  }

  private func closeCompletion() {
    if let completion, completion !== outerCompletion { completion.leave(finished: true) }
    completion = outerCompletion
  }

  var timing: AnimationTiming {
    AnimationTiming(duration: duration, curve: curve ?? .bezier(UnitBezier(0.25, 0.1, 0.25, 1)))
  }

  /// The block that animates changes of layers without a view; a new one if duration or timing have changed.
  var layerContext: AnimationContext {
    if let context, context.timing == timing { return context }
    context?.close()
    let completion = AnimationCompletion(outer: completion, handler: nil)
    let made = AnimationContext(timing: timing, interruption: .replacesEarlier, completion: completion)
    context = made
    return made
  }
}

/// The open transactions of all views.
package final class TransactionStack: ViewTreeConfined {
  /// The value of `UIView.setAnimationsEnabled(_:)`.
  package var animationsAreEnabled = true

  private var levels: [Transaction] = []

  func begin() {
    levels.append(Transaction(inside: levels.last))
  }

  func commit() {
    require(!levels.isEmpty, "CATransaction: commit() without begin()")
    levels.removeLast().commit()
  }

  /// The innermost explicit transaction; nil outside of all.
  var innermost: Transaction? { levels.last }

  var disablesActions: Bool { levels.last?.disablesActions ?? false }
  package var completion: AnimationCompletion? { levels.last?.completion }
  var timing: AnimationTiming { levels.last?.timing ?? Transaction(inside: nil).timing }

  /// The block for changes of layers without a view; nil outside explicit transactions.
  var layerContext: AnimationContext? {
    guard let last = levels.last, !last.disablesActions else { return nil }
    return last.layerContext
  }
}

extension AnimationScope {
  /// Whether a new block animates: `UIView.setAnimationsEnabled(_:)`, and the block around it.
  package static var animationsAreEnabled: Bool {
    transactions.animationsAreEnabled && AnimationContext.enclosing?.animates != false
  }
}
