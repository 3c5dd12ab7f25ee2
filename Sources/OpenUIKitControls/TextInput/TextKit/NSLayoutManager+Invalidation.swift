// The whole text is laid out at once, so parts of it cannot be invalidated or laid out alone.
extension NSLayoutManager {
  /// Discards the layout because a container has another size or shape.
  public final func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  /// Discards the layout of characters, which is that of the whole text.
  public final func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharacterRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    invalidate()
  }

  /// Discards the glyphs of characters, and with them the layout of the whole text.
  public final func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }

  /// Lets the text view of the text draw characters again. Without a text view it does nothing.
  public final func invalidateDisplay(forCharacterRange charRange: NSRange) {
    textStorage?.textView?.setNeedsDisplay()
  }

  /// Lets the text view of the text draw glyphs again. Without a text view it does nothing.
  public final func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  /// Finds the glyphs of characters, with the layout of the whole text.
  public final func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = lines }
  /// Finds glyphs, with the layout of the whole text.
  public final func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = lines }
  /// Lays out characters, with the whole text.
  public final func ensureLayout(forCharacterRange charRange: NSRange) { _ = lines }
  /// Lays out glyphs, with the whole text.
  public final func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = lines }
  /// Lays out a rectangle of a container, with the whole text.
  public final func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = lines }

  /// The first character without a layout: the length of the text, which is laid out as a whole.
  public final func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
  /// The first glyph without a layout: the number of glyphs, because the text is laid out as a whole.
  public final func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }

  /// Stores the first character and the first glyph without a layout: the length of the text.
  public final func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = numberOfGlyphs
    glyphIndex?.pointee = numberOfGlyphs
  }
}
