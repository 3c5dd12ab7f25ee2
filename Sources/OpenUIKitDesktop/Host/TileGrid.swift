import OpenUIKitCairo

/// A picture divided into square tiles, so that a host that shows immutable textures replaces only those that have changed.
public struct TileGrid: Equatable, Sendable {
  /// The width and height of a tile, in pixels. Smaller tiles are more work for the compositor, and larger ones copy more.
  public static let side = 256

  /// The number of columns of pixels.
  public let width: Int
  /// The number of rows of pixels.
  public let height: Int

  /// Creates a grid for a picture with a size in pixels.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// The number of tiles in a row.
  public var columns: Int { (width + Self.side - 1) / Self.side }
  /// The number of rows of tiles.
  public var rows: Int { (height + Self.side - 1) / Self.side }
  /// The number of tiles.
  public var count: Int { columns * rows }

  /// The pixels of a tile, counted in rows from the top left. Those at the right and the bottom may be smaller. Traps for other
  /// numbers.
  public func area(of tile: Int) -> PixelArea {
    guard (0..<count).contains(tile) else { fatalError("No tile \(tile) among \(count)") }
    let (left, top) = (tile % columns * Self.side, tile / columns * Self.side)
    return PixelArea(
      left: left, top: top, right: min(left + Self.side, width), bottom: min(top + Self.side, height))
  }

  /// The tiles with pixels of the areas, in order.
  public func tiles(of areas: [PixelArea]) -> [Int] {
    (0..<count).filter { tile in
      let own = area(of: tile)
      return areas.contains { $0.intersection(own) != nil }
    }
  }
}
