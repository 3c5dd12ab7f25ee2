/// One recorded drawing operation.
struct DrawingStep {
  /// The content of an operation.
  enum Content {
    case shape(DisplayList.Shape)
    case image(DisplayList.Image)
    case text([TextLine], UIFont, DisplayList.Color)
  }

  let content: Content
  /// The transform from the coordinates of the content to those of the view.
  let transform: CGAffineTransform
  let opacity: CGFloat
  /// The clip of the step; nil for none.
  let clip: DrawingClip?
}

/// A clipping shape, nested in others.
final class DrawingClip {
  let shape: DisplayList.Shape
  let outer: DrawingClip?

  init(_ shape: DisplayList.Shape, in outer: DrawingClip?) {
    self.shape = shape
    self.outer = outer
  }

  /// The shapes from the outermost to this one.
  var chain: [DrawingClip] {
    var chain: [DrawingClip] = []
    var clip: DrawingClip? = self
    while let current = clip {
      chain.append(current)
      clip = current.outer
    }
    return chain.reversed()
  }
}
