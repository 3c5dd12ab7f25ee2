extension UIImage {
  /// An image whose corners and edges, in points, keep their thickness when it is resized. The middle is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// An image whose corners and edges, in points, keep their thickness when it is resized. The middle is repeated or
  /// stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    guard let pixels = cgImage else { return self }
    let content = ResizablePicture(pixels, capInsets, resizingMode, scale: scale)
    return UIImage(pixels: nil, content: content, properties: properties)
  }

  /// An image that stretches one column and one row of points, after the given numbers of points.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0,
      right: left > 0 ? size.width - left - 1 : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The edges that keep their thickness, in points; zero unless the image is resizable.
  public var capInsets: UIEdgeInsets { resizable?.insets ?? .zero }

  /// The treatment of the middle of a resizable image.
  public var resizingMode: ResizingMode { resizable?.mode ?? .tile }

  /// The picture in nine parts, of several for different traits the one for the current traits.
  private var resizable: ResizablePicture? {
    content as? ResizablePicture ?? content?.variant(for: .current)?.content as? ResizablePicture
  }
}

/// A picture in nine parts, whose corners keep their size.
private final class ResizablePicture: ImageContent, @unchecked Sendable {
  private let picture: CGImage
  private let scale: CGFloat
  let insets: UIEdgeInsets
  let mode: UIImage.ResizingMode

  init(_ picture: CGImage, _ insets: UIEdgeInsets, _ mode: UIImage.ResizingMode, scale: CGFloat) {
    (self.picture, self.insets, self.mode, self.scale) = (picture, insets, mode, scale)
  }

  var pixels: CGImage? { picture }
  var isResizable: Bool { true }

  func size(_ properties: ImageProperties) -> CGSize {
    CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  func steps(
    in frame: CGRect, tint: DisplayList.Color?, properties: ImageProperties, traits: UITraitCollection
  ) -> [DrawingStep] {
    let columns = parts(
      of: picture.width, caps: (insets.left, insets.right), from: frame.minX, length: frame.width)
    let rows = parts(
      of: picture.height, caps: (insets.top, insets.bottom), from: frame.minY, length: frame.height)
    var steps: [DrawingStep] = []
    for row in rows {
      for column in columns {
        let target = CGRect(x: column.place, y: row.place, width: column.length, height: row.length)
        guard target.width > 0, target.height > 0, let part = part(column, row) else { continue }
        steps.append(DrawingStep(part, in: target, tint: tint))
      }
    }
    return steps
  }

  /// A run of pixels and where it is drawn, in points.
  private struct Part {
    let pixels: Range<Int>
    let place: CGFloat
    let length: CGFloat
    let isMiddle: Bool
  }

  private func parts(of count: Int, caps: (CGFloat, CGFloat), from start: CGFloat, length: CGFloat) -> [Part]
  {
    let first = min(max(0, Int(clamping: (caps.0 * scale).rounded())), count)
    let last = min(max(0, Int(clamping: (caps.1 * scale).rounded())), count - first)
    var (before, after) = (CGFloat(first) / scale, CGFloat(last) / scale)
    // Corners shrink in a box that is smaller than both.
    if before + after > length, before + after > 0 {
      (before, after) = (length * before / (before + after), length * after / (before + after))
    }
    return [
      Part(pixels: 0..<first, place: start, length: before, isMiddle: false),
      Part(
        pixels: first..<count - last, place: start + before, length: length - before - after, isMiddle: true),
      Part(pixels: count - last..<count, place: start + length - after, length: after, isMiddle: false),
    ].filter { !$0.pixels.isEmpty }
  }

  /// The pixels of a part, repeated as far as the part is a middle.
  private func part(_ column: Part, _ row: Part) -> CGImage? {
    let (width, height) = (repeated(column), repeated(row))
    return picture.tiled(x: column.pixels, y: row.pixels, width: width, height: height)
  }

  private func repeated(_ part: Part) -> Int {
    guard mode == .tile, part.isMiddle, part.pixels.count > 1 else { return part.pixels.count }
    return min(max(1, Int(clamping: (part.length * scale).rounded())), 16384)
  }
}

extension CGImage {
  /// A picture of the pixels in a rectangle, repeated from the top left until it has a size.
  func tiled(x: Range<Int>, y: Range<Int>, width: Int, height: Int) -> CGImage? {
    guard x.count > 0, y.count > 0, let count = Self.byteCount(width: width, height: height) else {
      return nil
    }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for row in 0..<height {
      let line = (y.lowerBound + row % y.count) * self.width
      for column in 0..<width {
        let start = (line + x.lowerBound + column % x.count) * 4
        result.append(contentsOf: pixels[start..<start + 4])
      }
    }
    return CGImage(width: width, height: height, pixels: result)
  }

  /// The pixels inside a rectangle; nil if it does not touch the picture. The rectangle is extended to whole pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.overlap(with: whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let (x0, x1) = (Int(part.minX.rounded(.down)), Int(part.maxX.rounded(.up)))
    let (y0, y1) = (Int(part.minY.rounded(.down)), Int(part.maxY.rounded(.up)))
    return tiled(x: x0..<x1, y: y0..<y1, width: x1 - x0, height: y1 - y0)
  }
}
