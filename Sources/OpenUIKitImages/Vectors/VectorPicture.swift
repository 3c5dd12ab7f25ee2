import Foundation
import OpenUIKitGraphics

/// A picture of lines and curves, which is drawn with as many pixels as are needed. May be used on any thread.
protocol VectorPicture: AnyObject, Sendable {
  /// The size in points: pixels of an SVG file, and units of a PDF file.
  var size: CGSize { get }
  /// The pixels of the whole picture, stretched to a size; nil if it cannot be drawn.
  func pixels(width: Int, height: Int) -> [UInt8]?
}

extension VectorPicture {
  /// The picture as pixels, for a size in points with `scale` pixels each; nil if it is empty or cannot be drawn.
  ///
  /// A side has at most 4,096 pixels: as many as the textures of a phone.
  func picture(of size: CGSize, scale: CGFloat) -> CGImage? {
    let longest = max(size.width, size.height) * scale
    guard longest.isFinite, longest > 0, min(size.width, size.height) > 0 else { return nil }
    let scale = scale * min(1, 4096 / longest)
    let (width, height) = (
      max(1, Int((size.width * scale).rounded())), max(1, Int((size.height * scale).rounded()))
    )
    return pixels(width: width, height: height).flatMap {
      CGImage(width: width, height: height, pixels: $0)
    }
  }
}

/// The content of an image that preserves its vector data: the picture drawn again for each size.
final class VectorContent: ImageContent, @unchecked Sendable {
  private let picture: any VectorPicture
  private let lock = NSLock()
  /// The drawings that were used last, the newest at the end.
  private var drawings: [(size: CGSize, scale: CGFloat, picture: CGImage)] = []

  init(_ picture: any VectorPicture) { self.picture = picture }

  func size(_ properties: ImageProperties) -> CGSize { picture.size }

  func steps(
    in frame: CGRect, tint: DisplayList.Color?, properties: ImageProperties, traits: UITraitCollection
  ) -> [DrawingStep] {
    drawing(of: frame.size, scale: properties.scale).map { [DrawingStep($0, in: frame, tint: tint)] } ?? []
  }

  private func drawing(of size: CGSize, scale: CGFloat) -> CGImage? {
    lock.withLock {
      if let known = drawings.last(where: { $0.size == size && $0.scale == scale }) { return known.picture }
      guard let drawn = picture.picture(of: size, scale: scale) else { return nil }
      // A few: an icon appears in a bar, a row and a header, and an animation passes many sizes.
      if drawings.count == 4 { drawings.removeFirst() }
      drawings.append((size, scale, drawn))
      return drawn
    }
  }
}
