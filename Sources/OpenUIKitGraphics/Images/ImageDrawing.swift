/// A recorded drawing as an image: what was drawn, and not its pixels, so that it is sharp at any scale.
package final class ImageDrawing: ImageContent, @unchecked Sendable {
  private let recorded: [DrawingStep]
  private let ownSize: CGSize

  /// Creates an image of steps in a box with its origin at the top left.
  package init(_ steps: [DrawingStep], size: CGSize) {
    (recorded, ownSize) = (steps, size)
  }

  package func size(_ properties: ImageProperties) -> CGSize { ownSize }

  package func steps(
    in frame: CGRect, tint: DisplayList.Color?, properties: ImageProperties, traits: UITraitCollection
  ) -> [DrawingStep] {
    guard ownSize.width > 0, ownSize.height > 0 else { return [] }
    let placement = CGAffineTransform(
      a: frame.width / ownSize.width, b: 0, c: 0, d: frame.height / ownSize.height, tx: frame.minX,
      ty: frame.minY)
    let placed = recorded.transformed(by: placement, in: nil)
    return tint.map { placed.tinted($0) } ?? placed
  }
}
