import CCairo
import OpenUIKitGraphics

/// Pictures in Cairo's format, cached until there are too many of them.
final class PictureCache {
  private struct Picture {
    /// Retained, so that no other picture gets the same identity.
    var source: CGImage
    let canvas: Canvas
  }

  // A screen has fewer. The limit keeps animated pictures from filling the memory.
  private static let mostPictures = 64
  private var pictures: [ObjectIdentifier: Picture] = [:]

  /// A surface with the picture's pixels.
  func surface(for source: CGImage) throws(CairoError) -> OpaquePointer {
    if let known = pictures[ObjectIdentifier(source)] { return known.canvas.surface }
    // Screens use few pictures. An order of use would cost more on each frame than the rare new copies.
    if pictures.count >= Self.mostPictures { pictures.removeAll() }
    removeUnused()
    let canvas = try Canvas(width: source.width, height: source.height, scale: 1)
    canvas.withPixels { copy(source, to: $0) }
    pictures[ObjectIdentifier(source)] = Picture(source: source, canvas: canvas)
    return canvas.surface
  }

  /// Removes the pictures that nothing else has any more. A server that gets a picture with each request would keep the last 64.
  private func removeUnused() {
    for key in Array(pictures.keys) where isKnownUniquelyReferenced(&pictures[key]!.source) {
      pictures[key] = nil
    }
  }

  private func copy(_ source: CGImage, to rows: PixelRows) {
    source.pixels.withUnsafeBufferPointer { pixels in
      var byte = 0
      for y in 0..<rows.height {
        let row = rows.colors(y)
        for x in 0..<rows.width {
          row[x] = premultiplied(pixels[byte], pixels[byte + 1], pixels[byte + 2], pixels[byte + 3])
          byte += 4
        }
      }
    }
  }
}

private func premultiplied(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
  let alpha = UInt32(alpha)
  func part(_ component: UInt8) -> UInt32 { (UInt32(component) * alpha + 127) / 255 }
  return alpha << 24 | part(red) << 16 | part(green) << 8 | part(blue)
}
