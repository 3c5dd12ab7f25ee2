import CImages

/// The functions of Cairo and GLib with which vector pictures are drawn. librsvg and poppler-glib need both libraries themselves.
struct VectorLibraries: Sendable {
  let newSurface: CairoImageSurfaceFunction
  let flushSurface: CairoSurfaceFunction
  let destroySurface: CairoSurfaceFunction
  let newCairo: CairoCreateFunction
  let destroyCairo: CairoDestroyFunction
  let scale: CairoScaleFunction
  let newBytes: GBytesNewFunction
  let releaseBytes: GBytesUnrefFunction
  let releaseObject: GObjectUnrefFunction

  /// The functions; nil if a library is absent.
  static let functions = VectorLibraries()

  private init?() {
    let libraries = OptionalLibrary.drawing.compactMap { LoadedLibrary($0) }
    guard libraries.count == 3 else { return nil }
    let (cairo, glib, objects) = (libraries[0], libraries[1], libraries[2])
    guard
      let newSurface = cairo.function(
        "cairo_image_surface_create_for_data", as: CairoImageSurfaceFunction.self),
      let flushSurface = cairo.function("cairo_surface_flush", as: CairoSurfaceFunction.self),
      let destroySurface = cairo.function("cairo_surface_destroy", as: CairoSurfaceFunction.self),
      let newCairo = cairo.function("cairo_create", as: CairoCreateFunction.self),
      let destroyCairo = cairo.function("cairo_destroy", as: CairoDestroyFunction.self),
      let scale = cairo.function("cairo_scale", as: CairoScaleFunction.self),
      let newBytes = glib.function("g_bytes_new", as: GBytesNewFunction.self),
      let releaseBytes = glib.function("g_bytes_unref", as: GBytesUnrefFunction.self),
      let releaseObject = objects.function("g_object_unref", as: GObjectUnrefFunction.self)
    else { return nil }
    (self.newSurface, self.flushSurface, self.destroySurface) = (newSurface, flushSurface, destroySurface)
    (self.newCairo, self.destroyCairo, self.scale) = (newCairo, destroyCairo, scale)
    (self.newBytes, self.releaseBytes, self.releaseObject) = (newBytes, releaseBytes, releaseObject)
  }

  /// The pixels of what `draw` draws with Cairo: red, green, blue and alpha, not multiplied by it. `draw` returns whether it has drawn.
  func pixels(width: Int, height: Int, _ draw: (_ cairo: OpaquePointer) -> Bool) -> [UInt8]? {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let isDrawn = pixels.withUnsafeMutableBufferPointer { memory in
      // CAIRO_FORMAT_ARGB32 is 0: words with alpha in their upper byte.
      let surface = newSurface(memory.baseAddress, 0, Int32(width), Int32(height), Int32(width * 4))
      defer { destroySurface(surface) }
      guard let cairo = newCairo(surface) else { return false }
      defer { destroyCairo(cairo) }
      let isDrawn = draw(cairo)
      flushSurface(surface)
      return isDrawn
    }
    guard isDrawn else { return nil }
    if UInt32(1).littleEndian == 1 {
      for place in stride(from: 0, to: pixels.count, by: 4) { pixels.swapAt(place, place + 2) }
    } else {
      for place in stride(from: 0, to: pixels.count, by: 4) {
        pixels[place..<place + 4] = pixels[place + 1..<place + 4] + [pixels[place]]
      }
    }
    MultipliedColor.divide(&pixels)
    return pixels
  }
}
