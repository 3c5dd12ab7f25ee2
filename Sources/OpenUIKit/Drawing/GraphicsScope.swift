// The context that drawing goes to where none is named. This file holds the difference between the language modes.

#if hasFeature(Embedded)
  /// The contexts that drawing goes to, the present one last. The program has one thread.
  enum GraphicsScope {
    nonisolated(unsafe) static let stack = GraphicsStack()
  }
#else
  /// The contexts that drawing goes to on a thread, the present one last.
  enum GraphicsScope {
    private static let threadKey = "OpenUIKit.GraphicsStack"

    static var stack: GraphicsStack {
      let dictionary = Thread.current.threadDictionary
      if let stack = dictionary[threadKey] as? GraphicsStack { return stack }
      let stack = GraphicsStack()
      dictionary[threadKey] = stack
      return stack
    }
  }
#endif

/// A pile of contexts, of which the last is the present one. That of a view is made when it is asked for first, since most
/// views draw nothing.
final class GraphicsStack {
  enum Source {
    case context(CGContext)
    case pending(measurer: any TextMeasurer, origin: CGPoint)

    /// What was drawn.
    var steps: [DrawingStep] {
      if case .context(let context) = self { return context.steps }
      return []
    }
  }

  var sources: [Source] = []

  /// The present context, made if need be.
  var context: CGContext? {
    switch sources.last {
    case .context(let context): return context
    case .pending(let measurer, let origin):
      let context = CGContext(measurer: measurer)
      if origin != .zero { context.translateBy(x: -origin.x, y: -origin.y) }
      sources[sources.count - 1] = .context(context)
      return context
    case nil: return nil
    }
  }
}

/// The context of the view that is being drawn; nil outside of `UIView.draw(_:)`.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsScope.stack.context }

/// Makes a context the one that drawing goes to.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsScope.stack.sources.append(.context(context))
}

/// Goes back to the context before `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() { _ = GraphicsScope.stack.sources.popLast() }

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
