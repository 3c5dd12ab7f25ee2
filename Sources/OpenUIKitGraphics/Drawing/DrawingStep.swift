/// One recorded drawing operation.
package struct DrawingStep {
  /// The content of an operation.
  package enum Content {
    case shape(DisplayList.Shape)
    case image(DisplayList.Image)
    case text([TextLine], UIFont, DisplayList.Color)
    /// Colours across the whole clip.
    case gradient(DisplayList.Gradient)
    /// A layer tree.
    case list(DisplayList)
  }

  package let content: Content
  /// The transform from the coordinates of the content to those of the view.
  package let transform: CGAffineTransform
  package let opacity: CGFloat
  /// The clip of the step; nil for none.
  package let clip: DrawingClip?

  #if !hasFeature(Embedded)
    /// How it combines with the steps before it.
    package var blendMode = CGBlendMode.normal
  #endif

  package init(content: Content, transform: CGAffineTransform, opacity: CGFloat, clip: DrawingClip?) {
    (self.content, self.transform, self.opacity, self.clip) = (content, transform, opacity, clip)
  }

  /// The step with another opacity.
  func with(opacity: CGFloat) -> DrawingStep {
    replacing(content, transform: transform, opacity: opacity, clip: clip)
  }

  /// The step with other values, and the same blend mode.
  func replacing(
    _ content: Content, transform: CGAffineTransform, opacity: CGFloat, clip: DrawingClip?
  ) -> DrawingStep {
    var step = DrawingStep(content: content, transform: transform, opacity: opacity, clip: clip)
    #if !hasFeature(Embedded)
      step.blendMode = blendMode
    #endif
    return step
  }
}

/// A clipping shape, nested in others.
package final class DrawingClip {
  package let shape: DisplayList.Shape
  package let outer: DrawingClip?

  package init(_ shape: DisplayList.Shape, in outer: DrawingClip?) {
    self.shape = shape
    self.outer = outer
  }

  /// The shapes from the outermost to this one.
  package var chain: [DrawingClip] {
    var chain: [DrawingClip] = []
    var clip: DrawingClip? = self
    while let current = clip {
      chain.append(current)
      clip = current.outer
    }
    return chain.reversed()
  }
}
