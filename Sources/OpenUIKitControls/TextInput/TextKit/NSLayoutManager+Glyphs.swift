extension NSLayoutManager {
  /// The properties of a glyph.
  public struct GlyphProperty: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Not drawn: a further UTF-16 unit of a character.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A tab, the end of a line, or another control character.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// A space, which can be wider in a justified line.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A mark that is combined with the character before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// Whether a glyph exists.
  public final func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  /// Returns the properties of a glyph; the empty set for a drawn character and outside of the text.
  public final func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let storage = textStorage, isValidGlyphIndex(glyphIndex) else { return [] }
    let text = NSString(string: storage.string)
    let unit = text.character(at: glyphIndex)
    guard let scalar = Unicode.Scalar(unit) else {
      // The second half of a pair has no glyph of its own.
      return (0xDC00...0xDFFF).contains(unit) ? .null : []
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return .controlCharacter
    case .spaceSeparator: return .elastic
    case .nonspacingMark, .enclosingMark: return .nonBaseCharacter
    default: return []
    }
  }

  /// Whether a glyph is not drawn: the end of a line or another control character, and a further unit of a character.
  public final func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter])
  }

  /// The size of an attachment in its line, in points; (-1, -1) for a glyph of another kind.
  public final func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard isValidGlyphIndex(glyphIndex),
      textStorage?.attribute(.attachment, at: glyphIndex, effectiveRange: nil) is NSTextAttachment,
      let rect = lines.rectangles(of: NSRange(location: glyphIndex, length: 1)).first
    else { return CGSize(width: -1, height: -1) }
    let attachment = textStorage?.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
    let own = (attachment as? NSTextAttachment)?.bounds.height ?? 0
    return CGSize(width: rect.width, height: own > 0 ? own : rect.height)
  }

  // MARK: Lines

  /// The container of a glyph; nil if no container shows it.
  public final func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    let shown = NSRange(location: 0, length: lines.shownUnits)
    guard NSLocationInRange(glyphIndex, shown) else { return nil }
    effectiveGlyphRange?.pointee = shown
    return textContainers.first
  }

  /// The container of a glyph. The whole text is laid out at once, so this is the same as without `flag`.
  public final func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The rectangle of the line of a glyph. The whole text is laid out at once, so this is the same as without `flag`.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The rectangle of the text in the line of a glyph, with the padding, in points of its container.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = lines.fragment(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.used
  }

  /// The rectangle of the text in a line. The whole text is laid out at once, so this is the same as without `flag`.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The line without characters: that of an empty text, and the one below a text that ends with the end of a line.
  private var extraLine: StorageLines.Fragment? {
    guard let last = lines.fragments.last, last.range.length == 0 else { return nil }
    return last
  }

  /// The rectangle of the line without characters, in points of its container; zero if each line has some.
  public final var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  /// The rectangle of the insertion point in the line without characters, with the padding; zero if each line has some.
  public final var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
  /// The container of the line without characters; nil if each line has some.
  public final var extraLineFragmentTextContainer: NSTextContainer? {
    extraLine == nil ? nil : textContainers.first
  }

  // MARK: Places

  /// The glyphs of the lines that meet a rectangle of a container.
  public final func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let met = lines.fragments.filter { $0.rect.intersects(bounds) }.map(\.range)
    return met.dropFirst().reduce(met.first ?? NSRange(location: 0, length: 0)) { NSUnionRange($0, $1) }
  }

  /// The glyphs of the lines that meet a rectangle. The whole text is laid out at once, so this is the same as with more layout.
  public final func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// The glyph at a point of a container, or the nearest one, and how far the point is across it, 0...1.
  public final func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = lines.character(at: point)
    partialFraction?.pointee = fraction
    return index
  }

  /// How far a point of a container is across the glyph there, 0...1.
  public final func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer)
    -> CGFloat
  { lines.character(at: point).fraction }
}
