/// The recorded drawing of a layer, by its view or itself, for display lists.
package final class LayerDrawing {
  private var steps: [DrawingStep] = []
  /// The size of the layer at the time of the drawing.
  package private(set) var size = CGSize.zero
  /// Whether it has to be drawn again.
  package var isStale = true
  /// Objects whose addresses identify the parts in display lists. They stay the same while the layer shows a
  /// drawing.
  private var names: [PartName] = []

  private final class PartName {}

  package nonisolated init() {}

  package var isEmpty: Bool { steps.isEmpty }

  /// Stores the drawing of a layer with a size.
  package func keep(_ steps: [DrawingStep], size: CGSize) {
    self.steps = steps
    self.size = size
    isStale = false
  }

  /// Appends the drawing to a list, moved and scaled by `placement`. Linear in the number of steps.
  package func append(to list: inout DisplayList, _ placement: CGAffineTransform) {
    list.append(steps, placement, size: size) { place in
      while place >= names.count { names.append(PartName()) }
      return Int(bitPattern: ObjectIdentifier(names[place]))
    }
  }
}

extension LayerDrawing {
  /// The placement of a drawing in a box whose size has changed, in coordinates of the box.
  package func placement(_ content: ContentPlacement, in size: CGSize, roundingTo scale: CGFloat)
    -> CGAffineTransform
  {
    guard self.size != size, self.size.width > 0, self.size.height > 0 else { return .identity }
    let frame = content.frame(of: self.size, in: size, roundingTo: scale)
    return CGAffineTransform(
      a: frame.width / self.size.width, b: 0, c: 0, d: frame.height / self.size.height, tx: frame.minX,
      ty: frame.minY)
  }
}
