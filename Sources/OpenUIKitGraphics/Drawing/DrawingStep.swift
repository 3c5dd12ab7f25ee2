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
    /// The shadow of the content, in its coordinates; nil for none.
    package var shadow: DisplayList.Shadow?
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
      step.shadow = shadow
    #endif
    return step
  }
}

/// A clipping shape or stencil, nested in others.
package final class DrawingClip {
  package let shape: DisplayList.Shape
  package let outer: DrawingClip?
  #if !hasFeature(Embedded)
    /// A picture whose opacity clips, in coordinates that a transform places; nil for the shape.
    package private(set) var stencil: (image: DisplayList.Image, transform: CGAffineTransform)?

    package init(
      stencil image: DisplayList.Image, _ transform: CGAffineTransform, in outer: DrawingClip?
    ) {
      let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
      shape = DisplayList.Shape(path: [], fill: black)
      stencil = (image, transform)
      self.outer = outer
    }
  #endif

  package init(_ shape: DisplayList.Shape, in outer: DrawingClip?) {
    self.shape = shape
    self.outer = outer
  }

  /// Returns the clip inside another one, after a transform.
  package func moved(by transform: CGAffineTransform, in outer: DrawingClip?) -> DrawingClip {
    #if !hasFeature(Embedded)
      if let stencil {
        return DrawingClip(
          stencil: stencil.image, stencil.transform.concatenating(transform), in: outer)
      }
    #endif
    var shape = shape
    shape.path = shape.path.map { $0.mapped { $0.applying(transform) } }
    return DrawingClip(shape, in: outer)
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
