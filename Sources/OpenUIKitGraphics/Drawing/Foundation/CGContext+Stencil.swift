extension CGContext {
  /// Clips later drawing to the opaque parts of a picture in a rectangle. As in `draw(_:in:)` the picture's bottom row is where y is least.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard rect.width != 0, rect.height != 0, !rect.isNull, !rect.isInfinite else { return }
    let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    let image = DisplayList.Image(
      source: mask, frame: CGRect(origin: .zero, size: rect.standardized.size))
    beginPath()
    clipping = DrawingClip(stencil: image, turned.concatenating(ctm), in: clipping)
  }

  /// Fills the clipped area with copies of a picture, each as large as a rectangle, one of which is there. If it is not tiled, it is drawn
  /// once. Draws nothing for more than 10,000 copies.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    let area = boundingBoxOfClipPath, tile = rect.standardized
    guard tile.width > 0, tile.height > 0, !area.isNull, !area.isInfinite else { return }
    let columns = Self.copies(of: tile.minX, tile.width, area.minX, area.maxX)
    let rows = Self.copies(of: tile.minY, tile.height, area.minY, area.maxY)
    guard let columns, let rows, columns.count * rows.count <= 10_000 else { return }
    for row in rows {
      for column in columns {
        draw(image, in: tile.offsetBy(dx: CGFloat(column) * tile.width, dy: CGFloat(row) * tile.height))
      }
    }
  }

  /// Which copies of a side, counted from the one that is given, meet a range. Nil for too many.
  private static func copies(
    of start: CGFloat, _ length: CGFloat, _ least: CGFloat, _ greatest: CGFloat
  ) -> ClosedRange<Int>? {
    let (first, last) = ((least - start) / length, (greatest - start) / length)
    guard first.magnitude < 1e6, last.magnitude < 1e6, last >= first else { return nil }
    return Int(first.rounded(.down))...Int(last.rounded(.up)) - 1 + (last == first ? 1 : 0)
  }

  /// The box around what clips, in the current coordinates. Without a clip it is infinite: a context of a view has no edges of its own.
  public var boundingBoxOfClipPath: CGRect {
    var box = CGRect.infinite
    for clip in clipping?.chain ?? [] {
      box = box.intersection(clip.box)
    }
    return box.isInfinite || box.isNull ? box : box.applying(ctm.inverted())
  }

  /// How far lines may be from curves. Hosts draw curves exactly, so it has no effect.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Whether letters have smooth edges. Hosts always smooth them, so it has no effect.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Draws what has been recorded. A drawing is complete when its view or image is, so there is nothing to do.
  public func flush() {}

  /// Waits for what has been recorded. A drawing is complete when its view or image is, so there is nothing to do.
  public func synchronize() {}
}

extension DrawingClip {
  /// The box around the shape, in the first coordinates of the context.
  fileprivate var box: CGRect {
    if let stencil { return stencil.image.frame.applying(stencil.transform) }
    return PathSegments(shape.path).tightBounds
  }
}
