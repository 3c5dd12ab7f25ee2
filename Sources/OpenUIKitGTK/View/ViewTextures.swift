import CGTK
import OpenUIKitCairo
import OpenUIKitCore
import OpenUIKitDesktop

/// The pixels of a view as textures. GTK compares those of two frames, and composes only what lies under new ones.
///
/// Without a graphics card GTK paints with Cairo, and would convert each texture by floating-point numbers. So each tile is a node
/// of Cairo's there.
struct ViewTextures {
  private var grid = TileGrid(width: 0, height: 0)
  private var tiles: [ViewTile?] = []
  /// The tiles that the last update has replaced. GTK keeps their nodes until the next frame, and Cairo would copy pixels that end before.
  private var replaced: [ViewTile] = []

  /// Replaces the textures of areas that were drawn.
  ///
  /// - Parameter hasCairo: Whether GTK paints with Cairo.
  mutating func update(from pixels: PixelBuffer, areas: [PixelArea], hasCairo: Bool) {
    let size = TileGrid(width: pixels.width, height: pixels.height)
    replaced.removeAll()
    if size != grid {
      grid = size
      tiles = Array(repeating: nil, count: size.count)
    }
    for tile in grid.tiles(of: areas) {
      if let former = tiles[tile] { replaced.append(former) }
      let area = grid.area(of: tile)
      tiles[tile] =
        hasCairo
        ? PixelTile(of: area, in: pixels).map { CairoTile($0) }
        : pixels.withBytes { Self.texture(of: area, $0, $1) }.map { TextureTile($0) }
    }
  }

  /// Appends all textures to a snapshot, with `scale` pixels per unit of GTK.
  func append(to snapshot: OpaquePointer, scale: Double) {
    for (index, tile) in tiles.enumerated() {
      guard let tile else { continue }
      let area = grid.area(of: index)
      tile.append(
        to: snapshot,
        CGRect(
          x: Double(area.left) / scale, y: Double(area.top) / scale, width: Double(area.width) / scale,
          height: Double(area.height) / scale))
    }
  }

  /// A texture never changes, so it has a copy of its pixels.
  private static func texture(of area: PixelArea, _ bytes: UnsafeRawBufferPointer, _ bytesPerRow: Int)
    -> GObjectReference?
  {
    let stride = area.width * 4
    let count = UInt(stride * area.height)
    // It ends the program without memory.
    let copy = g_malloc(count)!
    for row in 0..<area.height {
      let start = (area.top + row) * bytesPerRow + area.left * 4
      copy.advanced(by: row * stride).copyMemory(
        from: bytes.baseAddress!.advanced(by: start), byteCount: stride)
    }
    let data = g_bytes_new_take(copy, count)
    defer { g_bytes_unref(data) }
    let made = gdk_memory_texture_new(Int32(area.width), Int32(area.height), format, data, UInt(stride))
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

/// The pixels of a tile as a part of a snapshot.
private class ViewTile {
  /// Appends the pixels to a snapshot, in a rectangle of GTK's units.
  func append(to snapshot: OpaquePointer, _ rectangle: CGRect) {}
}

/// A tile as a texture.
private final class TextureTile: ViewTile {
  private let texture: GObjectReference

  init(_ texture: GObjectReference) { self.texture = texture }

  override func append(to snapshot: OpaquePointer, _ rectangle: CGRect) {
    var bounds = graphene_rect_t(rectangle)
    gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
  }
}

/// A tile as a node that Cairo paints. The node is the same in each snapshot, so that GTK sees that it has not changed.
private final class CairoTile: ViewTile {
  private let pixels: PixelTile
  private var node: (pointer: OpaquePointer, rectangle: CGRect)?

  init(_ pixels: PixelTile) { self.pixels = pixels }

  deinit { node.map { gsk_render_node_unref($0.pointer) } }

  override func append(to snapshot: OpaquePointer, _ rectangle: CGRect) {
    if node?.rectangle != rectangle {
      node.map { gsk_render_node_unref($0.pointer) }
      var bounds = graphene_rect_t(rectangle)
      let made = gsk_cairo_node_new(&bounds)!
      if let context = gsk_cairo_node_get_draw_context(made) {
        pixels.paint(on: context, into: rectangle)
        cairo_destroy(context)
      }
      node = (made, rectangle)
    }
    if let node { gtk_snapshot_append_node(snapshot, node.pointer) }
  }
}

extension graphene_rect_t {
  fileprivate init(_ rectangle: CGRect) {
    self.init(
      origin: graphene_point_t(x: Float(rectangle.minX), y: Float(rectangle.minY)),
      size: graphene_size_t(width: Float(rectangle.width), height: Float(rectangle.height)))
  }
}
