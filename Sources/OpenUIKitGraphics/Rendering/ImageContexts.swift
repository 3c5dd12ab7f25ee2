extension ImageBox {
  /// The image of steps in the box.
  package func image(of steps: [DrawingStep]) -> UIImage {
    var steps = steps
    let rectangle = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil).elements
    let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
    let whole = DisplayList.Shape(path: rectangle, fill: black)
    // A clip costs every host a picture of its own, so it is left out where nothing is outside.
    if !steps.allSatisfy({ $0.isInside(size) }) {
      steps = steps.transformed(by: .identity, in: DrawingClip(whole, in: nil))
    }
    if isOpaque {
      steps.insert(DrawingStep(content: .shape(whole), transform: .identity, opacity: 1, clip: nil), at: 0)
    }
    return UIImage(
      pixels: nil, content: ImageDrawing(steps, size: size), properties: ImageProperties(scale: scale))
  }
}

extension DrawingStep {
  /// Whether nothing of the step is outside of a box with its origin at the top left. False if that is not known.
  fileprivate func isInside(_ size: CGSize) -> Bool {
    let box = CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01)
    switch content {
    case .shape(let shape):
      var rim: CGFloat = 0
      if let stroke = shape.stroke {
        guard stroke.join != .miter else { return false }
        rim = stroke.width
      }
      return (shape.path + (shape.stroke?.path ?? [])).flatMap { $0.points }.allSatisfy {
        let point = $0.applying(transform)
        let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
        return box.insetBy(dx: rim * scale / 2, dy: rim * scale / 2).contains(point)
      }
    case .image(let image): return box.contains(image.frame.applying(transform))
    case .text, .list, .gradient: return false
    }
  }
}

extension GraphicsStack {
  /// Pushes a context that draws an image. `origin` is the top left corner of what the image shows.
  func beginImage(_ box: ImageBox, origin: CGPoint = .zero) -> CGContext {
    let context = CGContext(measurer: context?.measurer ?? GraphicsStack.measurer)
    context.imageBox = box
    if origin != .zero { context.translateBy(x: -origin.x, y: -origin.y) }
    push(context)
    return context
  }

  /// The measurer of text that belongs to no view.
  private static var measurer: any TextMeasurer {
    RecentMeasurers.measurer ?? ProcessMeasurer.shared.measurer
  }
}

/// Begins drawing an image with a size in points and one pixel per point. Its context becomes the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins drawing an image with a size in points, with a black background if it is opaque. A scale of 0 stands for that of
/// the current traits. Its context becomes the current one.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat().scale
  _ = GraphicsScope.stack.beginImage(ImageBox(size: size, scale: scale, isOpaque: opaque))
}

/// The image of what has been drawn since `UIGraphicsBeginImageContext`; nil if the current context is not that of an
/// image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = GraphicsScope.stack.context, let box = context.imageBox else { return nil }
  return box.image(of: context.steps)
}

/// Ends drawing the image. Does nothing if the current context is not that of an image.
public func UIGraphicsEndImageContext() {
  if GraphicsScope.stack.context?.imageBox != nil { GraphicsScope.stack.pop() }
}
