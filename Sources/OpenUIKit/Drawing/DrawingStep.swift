/// One thing that was drawn.
struct DrawingStep {
  /// What was drawn.
  enum Content {
    case shape(DisplayList.Shape)
    case image(DisplayList.Image)
    case text([TextLine], UIFont, DisplayList.Color)
  }

  let content: Content
  /// From the coordinates of the content to those of the view.
  let transform: CGAffineTransform
  let opacity: CGFloat
  /// What the step is seen through; nil for everything.
  let clip: DrawingClip?
}

/// A shape outside of which nothing is drawn, within others of the kind.
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
