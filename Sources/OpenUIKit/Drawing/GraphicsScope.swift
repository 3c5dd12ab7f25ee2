// The context that drawing goes to where none is named. This file holds the difference between the language modes.

#if hasFeature(Embedded)
  /// The contexts that drawing goes to, the present one last. The program has one thread.
  enum GraphicsScope {
    nonisolated(unsafe) static let stack = GraphicsStack()
  }
#else
  /// The contexts that drawing goes to on a thread, the present one last.
  enum GraphicsScope {
    static var stack: GraphicsStack { objectOfThread("OpenUIKit.GraphicsStack", GraphicsStack()) }
  }
#endif

/// A pile of contexts, of which the last is the present one.
final class GraphicsStack {
  private var contexts: [CGContext] = []
  /// The context of the layer that drew last, for the next one: most layers draw nothing.
  private var spare: CGContext?

  /// The present context; nil for none.
  var context: CGContext? { contexts.last }

  func push(_ context: CGContext) {
    contexts.last?.isPresent = false
    context.isPresent = true
    contexts.append(context)
  }

  func pop() {
    contexts.popLast()?.isPresent = false
    contexts.last?.isPresent = true
  }

  /// Makes an empty context the present one, for a layer whose bounds begin at `origin`.
  func begin(measurer: any TextMeasurer, origin: CGPoint) -> CGContext {
    var context = spare
    spare = nil
    // One that somebody has kept is theirs.
    if !isKnownUniquelyReferenced(&context) { context = nil }
    let present = context ?? CGContext(measurer: measurer)
    present.begin(measurer: measurer, origin: origin)
    push(present)
    return present
  }

  /// Goes back to the context before the last `begin`. Returns what was drawn since.
  func end() -> [DrawingStep] {
    guard let context else { return [] }
    pop()
    spare = context
    return context.takeSteps()
  }
}

/// The context of the view that is being drawn; nil outside of `UIView.draw(_:)`. Drawing of a layer without a view goes to
/// the context that it gets.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsScope.stack.context }

/// Makes a context the one that drawing goes to.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsScope.stack.push(context) }

/// Goes back to the context before `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() { GraphicsScope.stack.pop() }

/// Fills a rectangle with the present fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of a point's width along the inside of a rectangle, with the present fill colour.
public func UIRectFrame(_ rect: CGRect) {
  let inner = rect.insetBy(dx: 1, dy: 1)
  guard !inner.isNull, let context = UIGraphicsGetCurrentContext() else { return UIRectFill(rect) }
  context.beginPath()
  context.addRect(rect)
  context.addRect(inner)
  context.fillPath(using: .evenOdd)
}

/// Lets what follows be seen inside a rectangle only.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
