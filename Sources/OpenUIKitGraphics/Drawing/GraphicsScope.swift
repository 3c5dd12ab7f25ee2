// The current graphics context. This file contains the difference between the language modes.

/// A stack of contexts; the last one is current.
package final class GraphicsStack {
  private var contexts: [CGContext] = []
  /// The context of the last layer, reused for the next one, because most layers draw nothing.
  private var spare: CGContext?

  /// The current context; nil for none.
  package var context: CGContext? { contexts.last }

  func push(_ context: CGContext) {
    contexts.last?.isPresent = false
    context.isPresent = true
    contexts.append(context)
  }

  package func pop() {
    contexts.popLast()?.isPresent = false
    contexts.last?.isPresent = true
  }

  /// Pushes an empty context for a layer whose bounds begin at `origin`.
  package func begin(measurer: any TextMeasurer, origin: CGPoint) -> CGContext {
    var context = spare
    spare = nil
    // A context that other code has retained must not be reused.
    if !isKnownUniquelyReferenced(&context) { context = nil }
    let present = context ?? CGContext(measurer: measurer)
    present.begin(measurer: measurer, origin: origin)
    push(present)
    return present
  }

  /// Pops the context of the last `begin`. Returns the steps recorded in it.
  package func end() -> [DrawingStep] {
    guard let context else { return [] }
    pop()
    spare = context
    return context.takeSteps()
  }
}

/// The context of the view that is being drawn; nil outside of `UIView.draw(_:)`. A layer without a view
/// draws into the context that it receives.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsScope.stack.context }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsScope.stack.push(context) }

/// Restores the context from before `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() { GraphicsScope.stack.pop() }

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the current fill colour in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let context = UIGraphicsGetCurrentContext()
  context?.saveGState()
  context?.setBlendMode(blendMode)
  context?.fill(rect)
  context?.restoreGState()
}

/// Draws a line one point wide along the inside of a rectangle, with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  let inner = rect.insetBy(dx: 1, dy: 1)
  guard !inner.isNull, let context = UIGraphicsGetCurrentContext() else { return UIRectFill(rect) }
  context.beginPath()
  context.addRect(rect)
  context.addRect(inner)
  context.fillPath(using: .evenOdd)
}

/// Clips later drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
