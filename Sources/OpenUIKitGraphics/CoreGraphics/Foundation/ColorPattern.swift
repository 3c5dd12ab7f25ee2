/// A picture that is repeated over an area.
package final class ColorPattern: @unchecked Sendable {
  private let tile: CGImage
  private let scale: CGFloat
  private let lock = NSLock()
  /// The last areas, by their sizes in pixels.
  private var areas: [(width: Int, height: Int, picture: CGImage)] = []

  /// Creates the pattern of a picture with a number of pixels per point.
  package init(_ tile: CGImage, scale: CGFloat) {
    require(tile.width > 0 && tile.height > 0, "ColorPattern: an empty picture")
    (self.tile, self.scale) = (tile, scale)
  }

  /// The picture for an area with a size in points, and the size that it covers; nil for an empty area. The pattern starts at the
  /// top left corner.
  package func picture(covering size: CGSize) -> (source: CGImage, size: CGSize)? {
    let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
    guard width > 0, height > 0, width <= Self.limit, height <= Self.limit,
      let picture = area(width: width, height: height)
    else { return nil }
    return (picture, CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale))
  }

  private func area(width: Int, height: Int) -> CGImage? {
    lock.lock()
    defer { lock.unlock() }
    if let known = areas.first(where: { $0.width == width && $0.height == height }) { return known.picture }
    guard let made = tile.tiled(x: 0..<tile.width, y: 0..<tile.height, width: width, height: height) else {
      return nil
    }
    areas.append((width, height, made))
    if areas.count > Self.keptAreas { areas.removeFirst() }
    return made
  }

  /// The mean red, green and blue of the pixels, not multiplied by their opacity.
  var mean: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    var sums = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    let pixels = tile.pixels
    for start in stride(from: 0, to: pixels.count - 3, by: 4) {
      let alpha = Double(pixels[start + 3])
      sums.red += Double(pixels[start]) * alpha
      sums.green += Double(pixels[start + 1]) * alpha
      sums.blue += Double(pixels[start + 2]) * alpha
      sums.alpha += alpha * 255
    }
    guard sums.alpha > 0 else { return (0, 0, 0) }
    return (
      CGFloat(sums.red / sums.alpha), CGFloat(sums.green / sums.alpha), CGFloat(sums.blue / sums.alpha)
    )
  }

  private static let limit = 16384
  private static let keptAreas = 4
}
