import CCairo
import OpenUIKitGraphics

/// The places of a line's letters by the system typeface's table, for the glyphs of another typeface.
///
/// A letter of the other typeface is in the middle of the width that the table gives the letter. Kerning and tracking
/// are after it.
struct GlyphPlaces {
  /// The measures of a character by the table, with the spacing of the line.
  private struct Place {
    /// The distance to the next character, in points.
    var advance: CGFloat
    /// The width of the letter alone, in points; nil for a character that keeps the width of its font.
    var width: CGFloat?
  }

  /// The place of each character, at the index of its first byte; nil for the other bytes.
  private var places: [Place?]

  init(of line: TextLine, _ measure: SystemFontMeasure) {
    places = []
    places.reserveCapacity(line.text.utf8.count)
    var advances: [CGFloat] = []
    measure.appendAdvances(of: line.text, to: &advances) { $0 = [] }
    for (character, advance) in zip(line.text, advances) {
      let expansion = line.letterSpacing + (character == " " ? line.spaceExpansion : 0)
      places.append(Place(advance: advance + expansion, width: measure.width(of: character)))
      for _ in 1..<character.utf8.count { places.append(nil) }
    }
  }

  /// Moves the glyphs of a line that was shaped without kerning.
  func apply(to line: UnsafeMutablePointer<PangoLayoutLine>?) {
    var next = line?.pointee.runs
    while let node = next?.pointee {
      if let run = node.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee { place(run) }
      next = node.next
    }
  }

  private func place(_ run: PangoGlyphItem) {
    guard let item = run.item?.pointee, let string = run.glyphs?.pointee, string.num_glyphs > 0 else {
      return
    }
    let glyphs = UnsafeMutableBufferPointer(start: string.glyphs, count: Int(string.num_glyphs))
    let clusters = UnsafeBufferPointer(start: string.log_clusters, count: Int(string.num_glyphs))
    let isRightToLeft = clusters[0] > clusters[clusters.count - 1]
    var (start, before) = (0, Int(item.length))
    while start < glyphs.count {
      var end = start + 1
      while end < glyphs.count, clusters[end] == clusters[start] { end += 1 }
      let first = Int(clusters[start])
      let limit = isRightToLeft ? before : end < glyphs.count ? Int(clusters[end]) : Int(item.length)
      place(
        UnsafeMutableBufferPointer(rebasing: glyphs[start..<end]),
        ofBytes: Int(item.offset) + first..<Int(item.offset) + limit, isRightToLeft: isRightToLeft)
      (start, before) = (end, first)
    }
  }

  /// Places the glyphs of characters that are drawn together.
  private func place(
    _ cluster: UnsafeMutableBufferPointer<PangoGlyphInfo>, ofBytes bytes: Range<Int>, isRightToLeft: Bool
  ) {
    var (advance, width): (CGFloat, CGFloat) = (0, 0)
    for place in places[bytes.clamped(to: places.indices)] {
      guard let place else { continue }
      guard let own = place.width else { return }
      advance += place.advance
      width += own
    }
    let natural = cluster.reduce(0) { $0 + points($1.geometry.width) }
    let shift = (width - natural) / 2 + (isRightToLeft ? advance - width : 0)
    for index in cluster.indices { cluster[index].geometry.x_offset += pangoUnits(shift) }
    cluster[cluster.count - 1].geometry.width += pangoUnits(advance - natural)
  }

  /// A length in Pango's units, within what they can be.
  private func pangoUnits(_ length: CGFloat) -> Int32 {
    length.isFinite ? Int32(min(max((length * CGFloat(PANGO_SCALE)).rounded(), -1e9), 1e9)) : 0
  }
}
