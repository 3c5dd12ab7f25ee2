/// Lays out the text of a storage in containers, and finds characters by their places.
///
/// Each UTF-16 unit counts as one glyph. Lines are those of a label with the same text, in the first container.
open class NSLayoutManager: NSObject, ViewTreeConfined {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { invalidate() } }
  /// The containers.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether the leading of fonts counts.
  open var usesFontLeading = true { didSet { invalidate() } }
  /// Whether parts of the text may stay without a layout. It is kept and has no effect, because the whole text is laid out at once.
  public final var allowsNonContiguousLayout = false
  /// Whether parts of the text have no layout: false.
  public final var hasNonContiguousLayout: Bool { false }
  /// The object that is notified of layouts; not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  private var storedLines: StorageLines?

  /// Creates a manager without a text.
  public override init() { super.init() }

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    invalidate()
  }

  /// Inserts a container at an index among the others. The text is in the first one.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  final func invalidate() {
    guard storedLines != nil else { return }
    storedLines = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  final var lines: StorageLines {
    if let storedLines { return storedLines }
    let made = StorageLines(textStorage ?? NSTextStorage(), textContainers.first)
    storedLines = made
    delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.first, atEnd: true)
    return made
  }

  // MARK: Layout

  /// Lays out the text of a container.
  open func ensureLayout(for container: NSTextContainer) { _ = lines }

  /// How many glyphs the text has: its length in UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The rectangle around the text in a container, in points of the container.
  open func usedRect(for container: NSTextContainer) -> CGRect { lines.usedRect }

  /// The glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: lines.shownUnits)
  }

  /// The glyphs of characters: the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs: the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The character at a point of a container, or the nearest one, and how far it lies between the edges of that character, 0...1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = lines.character(at: point)
    partialFraction?.pointee = fraction
    return index
  }

  /// The glyph at a point of a container, or the nearest one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    lines.character(at: point).index
  }

  /// The rectangle around glyphs, in points of a container.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = lines.rectangles(of: glyphRange)
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Calls a closure with the rectangle of each line of glyphs, in points of a container.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in lines.rectangles(of: glyphRange) where !stop.boolValue { block(rect, &stop) }
  }

  /// Calls a closure with each line: its rectangle, that of its text, its container and its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in lines.fragments
    where NSIntersectionRange(line.range, glyphRange).length > 0 && !stop.boolValue {
      block(line.rect, line.used, container, line.range, &stop)
    }
  }

  /// The rectangle of the line of a glyph, in points of its container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = lines.fragment(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.rect
  }

  /// The place of a glyph in its line: its left edge, and the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = lines.fragment(at: glyphIndex),
      let rect = lines.rectangles(of: NSRange(location: glyphIndex, length: 1)).first
    else { return .zero }
    return CGPoint(x: rect.minX - line.rect.minX, y: line.baseline)
  }

  /// Draws the text at a point of the current graphics context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    lines.draw(at: origin)
  }

  /// Draws nothing: the backgrounds of characters are drawn with them.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
