import CGTK
import OpenUIKitCairo
import OpenUIKitDesktop

/// The pixels of a view as textures. GTK compares the textures of two frames, and composes only what lies under new ones.
struct ViewTextures {
  private var grid = TileGrid(width: 0, height: 0)
  private var textures: [GObjectReference?] = []

  /// Replaces the textures of areas that were drawn.
  mutating func update(from pixels: PixelBuffer, areas: [PixelArea]) {
    let size = TileGrid(width: pixels.width, height: pixels.height)
    if size != grid {
      grid = size
      textures = Array(repeating: nil, count: size.count)
    }
    let changed = grid.tiles(of: areas)
    pixels.withBytes { bytes, bytesPerRow in
      for tile in changed { textures[tile] = texture(of: grid.area(of: tile), bytes, bytesPerRow) }
    }
  }

  /// Appends all textures to a snapshot, with `scale` pixels per unit of GTK.
  func append(to snapshot: OpaquePointer, scale: Double) {
    for (tile, texture) in textures.enumerated() {
      guard let texture else { continue }
      let area = grid.area(of: tile)
      var bounds = graphene_rect_t(
        origin: graphene_point_t(x: Float(Double(area.left) / scale), y: Float(Double(area.top) / scale)),
        size: graphene_size_t(
          width: Float(Double(area.width) / scale), height: Float(Double(area.height) / scale)))
      gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
    }
  }

  /// A texture never changes, so it has a copy of its pixels.
  private func texture(of area: PixelArea, _ bytes: UnsafeRawBufferPointer, _ bytesPerRow: Int)
    -> GObjectReference?
  {
    let stride = area.width * 4
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: stride * area.height, alignment: 16)
    defer { copy.deallocate() }
    for row in 0..<area.height {
      let start = (area.top + row) * bytesPerRow + area.left * 4
      copy.baseAddress!.advanced(by: row * stride).copyMemory(
        from: bytes.baseAddress!.advanced(by: start), byteCount: stride)
    }
    let data = g_bytes_new(copy.baseAddress, UInt(copy.count))
    defer { g_bytes_unref(data) }
    let made = gdk_memory_texture_new(Int32(area.width), Int32(area.height), Self.format, data, UInt(stride))
    guard let made else { return nil }
    let texture = GObjectReference(made)
    // The constructor's own reference.
    g_object_unref(UnsafeMutableRawPointer(made))
    return texture
  }

  /// Cairo's pixels are numbers of 32 bits in the machine's order of bytes.
  private static var format: GdkMemoryFormat {
    1.littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
  }
}
