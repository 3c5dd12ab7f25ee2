/// A layer whose content is drawn in tiles: `draw(in:)`, the delegate and the view are called once for each tile, clipped to it.
///
/// All tiles are drawn at once, before the layer is shown. What is drawn is kept as shapes and texts, which are sharp at every scale. So one
/// level of detail serves all of them.
open class CATiledLayer: CALayer {
  /// Seconds in which a new tile appears: a quarter by default. Tiles are there when the layer is shown, so nothing fades.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// How many levels of detail the layer has; 1 by default. It is kept and has no effect, because shapes are sharp at every scale.
  public final var levelsOfDetail = 1
  /// How many of the levels are larger than the layer; 0 by default. It is kept and has no effect, as `levelsOfDetail`.
  public final var levelsOfDetailBias = 0
  /// The size of a tile, in pixels of `contentsScale`; 256 by 256 by default. A size that is not positive is refused.
  public final var tileSize = CGSize(width: 256, height: 256) {
    didSet {
      let (width, height) = (tileSize.width, tileSize.height)
      let isUsable = width > 0 && height > 0 && width.isFinite && height.isFinite
      if !isUsable { return tileSize = oldValue }
      if tileSize != oldValue { setNeedsDisplay() }
    }
  }

  /// The tile that is being drawn, in points of the layer; nil for none.
  package private(set) final var currentTile: CGRect?

  override func copyProperties(of original: CALayer) {
    super.copyProperties(of: original)
    guard let original = original as? CATiledLayer else { return }
    (levelsOfDetail, levelsOfDetailBias) = (original.levelsOfDetail, original.levelsOfDetailBias)
    tileSize = original.tileSize
    // Both layers have one drawing, which the original has made.
    attributes?.supplement?.isStale = false
  }

  /// Draws all tiles, row by row. A layer of more than 10,000 tiles is drawn as one.
  fileprivate final func drawTiles(in context: CGContext) {
    let size = CGSize(width: tileSize.width / contentsScale, height: tileSize.height / contentsScale)
    let columns = (bounds.width / size.width).rounded(.up)
    let rows = (bounds.height / size.height).rounded(.up)
    guard columns * rows <= Self.mostTiles else { return draw(in: context) }
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        let place = CGPoint(
          x: bounds.minX + CGFloat(column) * size.width, y: bounds.minY + CGFloat(row) * size.height)
        let tile = CGRect(origin: place, size: size).intersection(bounds)
        currentTile = tile
        context.saveGState()
        context.clip(to: tile)
        draw(in: context)
        context.restoreGState()
      }
    }
    currentTile = nil
  }

  private static let mostTiles: CGFloat = 10_000
}

extension CALayer {
  /// Draws the content: at once, or in tiles.
  package final func drawContent(in context: CGContext) {
    if let tiled = self as? CATiledLayer { tiled.drawTiles(in: context) } else { draw(in: context) }
  }
}
