/// Pixels that are turned or mirrored when they are drawn.
package final class TurnedPicture: ImageContent, @unchecked Sendable {
  private let picture: CGImage
  package let orientation: UIImage.Orientation

  package init(_ picture: CGImage, _ orientation: UIImage.Orientation) {
    (self.picture, self.orientation) = (picture, orientation)
  }

  package var pixels: CGImage? { picture }

  package func size(_ properties: ImageProperties) -> CGSize {
    let (width, height) = (
      CGFloat(picture.width) / properties.scale, CGFloat(picture.height) / properties.scale
    )
    return orientation.swapsSides
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  package func steps(
    in frame: CGRect, tint: DisplayList.Color?, properties: ImageProperties, traits: UITraitCollection
  ) -> [DrawingStep] {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let placement = CGAffineTransform(
      a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY)
    return [DrawingStep(picture, in: unit, tint: tint)].transformed(
      by: orientation.transform.concatenating(placement), in: nil)
  }
}

extension UIImage.Orientation {
  var swapsSides: Bool { rawValue & 2 != 0 }

  /// The transform of the unit square, with its origin at the top left, that makes the pixels upright.
  fileprivate var transform: CGAffineTransform {
    switch self {
    case .up: return .identity
    case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}

extension UIImage {
  /// How the stored pixels are turned to be upright.
  public var imageOrientation: Orientation { (content as? TurnedPicture)?.orientation ?? .up }
}
