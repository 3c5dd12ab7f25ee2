import CCairo
import OpenUIKitGraphics

/// Paints one display list on a canvas, in one pass over its entries with a stack of the open ones.
struct Painter {
  /// An entry whose descendants are being painted.
  struct Frame {
    let index: Int
    let end: Int
    let composition: Composition
  }

  /// How an entry is composed with its parent.
  enum Composition {
    /// Painted in place, every colour with this opacity.
    case inPlace(opacity: CGFloat)
    /// Painted as a separate picture first.
    case group
    /// Painted flat on a canvas of its own, then projected.
    case projected(Projection)
    /// Painted as a picture that masks the surrounding entry.
    case mask(opacity: CGFloat)

    var isInPlace: Bool { if case .inPlace = self { true } else { false } }
  }

  let list: DisplayList
  let fonts: FontContext
  let pictures: PictureCache
  let shadows: ShadowMaskCache
  private let flatPictures: FlatPictureCache
  private let reach: Reach
  private let occluders: Occluders
  private let moving: Set<Int>
  private let window: Canvas
  /// The target of painting: the picture, or the canvas of a projected entry.
  var canvas: Canvas
  private var frames: [Frame] = []
  /// The masks of open entries, by the entries' indexes.
  var masks: [Int: Mask] = [:]

  init(_ painted: PaintedList, on canvas: Canvas, with resources: PainterResources) {
    (list, reach, occluders, moving) = (painted.list, painted.reach, painted.occluders, painted.moving)
    self.canvas = canvas
    (fonts, pictures, shadows) = (resources.fonts, resources.pictures, resources.shadows)
    flatPictures = resources.flatPictures
    window = canvas
  }

  var context: OpaquePointer { canvas.context }

  /// Paints all entries. The canvas has the window's coordinates, in points.
  mutating func paint() throws(CairoError) {
    var index = 0
    while index < list.entries.count {
      try close(before: index)
      let end = index + 1 + list.entries[index].descendantCount
      if let composition = try open(index) {
        let frame = Frame(index: index, end: end, composition: composition)
        frames.append(frame)
        try paintBox(frame)
        index += 1
      } else {
        index = end
      }
    }
    try close(before: index)
  }

  // MARK: Opening

  /// Changes to the entry's coordinates. Returns nil, without a change, if nothing of the entry is visible.
  private mutating func open(_ index: Int) throws(CairoError) -> Composition? {
    let entry = list.entries[index]
    let map = Homography(entry.transform)
    if isMask(index) { return openMask(index, map) }
    guard !map.isBehindEye else { return nil }
    guard map.isAffine else { return try openProjected(index, map: map) }
    if moving.contains(index), isDrawnAsPicture(index, map) { return try openProjected(index, map: map) }
    var matrix = cairo_matrix_t(map)
    // A matrix that is not invertible puts Cairo's context into an error state, in which it draws nothing
    // more.
    guard matrix.xx * matrix.yy != matrix.xy * matrix.yx else { return nil }

    cairo_save(context)
    cairo_transform(context, &matrix)
    guard isInSight(reach.rectangles[index]) else {
      cairo_restore(context)
      return nil
    }
    guard needsGroup(entry) else { return .inPlace(opacity: entry.opacity) }
    clipGroup(to: reach.rectangles[index])
    clipToContent(of: entry)
    cairo_push_group(context)
    return .group
  }

  /// Begins the flat picture of an entry. Returns nil if nothing of it is visible, and after painting it if its picture is known.
  private mutating func openProjected(_ index: Int, map: Homography) throws(CairoError) -> Composition? {
    guard let projection = Projection(of: reach.rectangles[index], through: map, onto: canvas) else {
      return nil
    }
    if let flat = flatPictures.picture(of: index, in: list, projection.layout) {
      try paint(flat, of: index, projection)
      return nil
    }
    canvas = try projection.layout.makeCanvas()
    cairo_save(context)
    // The shadow of a shape without a fill is made from a group.
    if needsPicture(list.entries[index]) { cairo_push_group(context) }
    return .projected(projection)
  }

  /// Whether an entry that moves has a picture that is kept. Small entries are drawn.
  private func isDrawnAsPicture(_ index: Int, _ map: Homography) -> Bool {
    Projection(of: reach.rectangles[index], through: map, onto: canvas)?.isWhole ?? true
  }

  private func isInSight(_ rectangle: CGRect) -> Bool {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let window = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    // The window is larger by one point, because antialiased edges colour pixels beyond the rectangle.
    return window.width > 0 && window.height > 0 && window.insetBy(dx: -1, dy: -1).overlaps(rectangle)
  }

  /// Whether overlapping content must become one picture before its opacity or shadow is applied.
  private func needsGroup(_ entry: DisplayList.Entry) -> Bool {
    if needsPicture(entry) || entry.isolates || entry.blendMode != .normal { return true }
    guard entry.opacity < 1 else { return false }
    if entry.descendantCount > 0 { return true }
    var parts = 0
    if entry.fill.isVisible { parts += 1 }
    if entry.content != .none { parts += 1 }
    if entry.hasBorder { parts += 1 }
    if entry.shadow != nil { parts += 1 }
    return parts > 1
  }

  /// Keeps the group's picture small. The rim keeps the clip away from the edges of the content, which would
  /// lose their antialiasing.
  private func clipGroup(to rectangle: CGRect) {
    let rim = 2 / canvas.scale
    cairo_rectangle(
      context, rectangle.minX - rim, rectangle.minY - rim, rectangle.width + 2 * rim,
      rectangle.height + 2 * rim)
    cairo_clip(context)
  }

  // MARK: Closing

  private mutating func close(before index: Int) throws(CairoError) {
    while let frame = frames.last, frame.end <= index {
      frames.removeLast()
      try close(frame)
    }
  }

  private mutating func close(_ frame: Frame) throws(CairoError) {
    let entry = list.entries[frame.index]
    // The border is painted above the content, and it is not clipped.
    if entry.clips { cairo_restore(context) }
    let mask = masks.removeValue(forKey: frame.index)
    switch frame.composition {
    case .inPlace(let opacity):
      paintBorder(entry, opacity: opacity)
      cairo_restore(context)
    case .group:
      paintBorder(entry, opacity: 1)
      try paintGroup(of: entry, mask, opacity: entry.opacity)
      cairo_restore(context)
    case .projected(let projection):
      paintBorder(entry, opacity: 1)
      if needsPicture(entry) { try paintGroup(of: entry, mask, opacity: 1) }
      cairo_restore(context)
      let flat = FlatPicture(canvas)
      canvas = projection.target
      try paint(flat, of: frame.index, projection)
      if projection.isWhole { flatPictures.keep(flat, of: frame.index, in: list, projection.layout) }
    case .mask(let opacity):
      paintBorder(entry, opacity: 1)
      masks[frame.index - 1] = Mask(picture: cairo_pop_group(context), opacity: opacity)
    }
  }

  /// Paints the finished flat picture of an entry.
  private func paint(_ flat: FlatPicture, of index: Int, _ projection: Projection) throws(CairoError) {
    // A picture that is composed or projected later needs all of its pixels.
    let isInPlace = projection.target === window && frames.allSatisfy(\.composition.isInPlace)
    let hidden = isInPlace ? occluders.areas(above: index, in: list, covering: projection.box) : []
    try projection.paint(flat, opacity: list.entries[index].opacity, without: hidden)
  }

  private func paintGroup(of entry: DisplayList.Entry, _ mask: Mask?, opacity: CGFloat) throws(CairoError) {
    let picture = cairo_pop_group(context)
    defer { cairo_pattern_destroy(picture) }
    if let mask { return try paint(picture!, of: entry, through: mask, opacity: opacity) }
    if let shadow = silhouetteShadow(of: entry) {
      try paintShadow(shadow, ofSilhouette: picture!, opacity: opacity)
    }
    cairo_set_source(context, picture)
    paint(with: entry, opacity: opacity)
  }

  /// The shadow that has the shape of the content, because there is neither a path nor a fill that determines
  /// it.
  func silhouetteShadow(of entry: DisplayList.Entry) -> DisplayList.Shadow? {
    guard let shadow = entry.shadow, !entry.fill.isVisible, list.shadows[shadow].path == nil else {
      return nil
    }
    return list.shadows[shadow]
  }

  /// Whether the entry must become a picture before it can be projected.
  private func needsPicture(_ entry: DisplayList.Entry) -> Bool {
    entry.isMasked || silhouetteShadow(of: entry) != nil
  }
}

extension DisplayList.Entry {
  var box: CGRect { CGRect(origin: .zero, size: size) }

  var hasBorder: Bool { borderWidth > 0 && borderColor.isVisible }
}

extension cairo_matrix_t {
  /// Creates the affine part of a map.
  init(_ map: Homography) {
    let w = map.origin.z
    self.init(
      xx: map.x.x / w, yx: map.x.y / w, xy: map.y.x / w, yy: map.y.y / w, x0: map.origin.x / w,
      y0: map.origin.y / w)
  }
}
