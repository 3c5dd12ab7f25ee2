/// A position in a text, between two characters.
open class UITextPosition: NSObject, ViewTreeConfined {
  /// Creates a position. Subclasses of views with a text of their own store what they need.
  public override nonisolated init() { super.init() }
}

/// A range of a text.
open class UITextRange: NSObject, ViewTreeConfined {
  /// Creates a range. Subclasses of views with a text of their own override its ends.
  public override nonisolated init() { super.init() }

  /// Where the range begins.
  open var start: UITextPosition { fatalError("A subclass of UITextRange overrides `start`") }
  /// Where the range ends.
  open var end: UITextPosition { fatalError("A subclass of UITextRange overrides `end`") }
  /// Whether the range has no characters.
  open var isEmpty: Bool { fatalError("A subclass of UITextRange overrides `isEmpty`") }
}

/// A rectangle of a selection: the part in one line.
open class UITextSelectionRect: NSObject, ViewTreeConfined {
  private let place: CGRect
  private let ends: (start: Bool, end: Bool)

  /// Creates a rectangle of a subclass, which overrides the members.
  public override init() {
    (place, ends) = (.zero, (false, false))
    super.init()
  }

  init(_ place: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.place = place
    ends = (containsStart, containsEnd)
    super.init()
  }

  /// The rectangle, in points of the view.
  open var rect: CGRect { place }
  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { ends.start }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { ends.end }
  /// Whether the text runs from top to bottom; false.
  open var isVertical: Bool { false }
}

/// A position in the text of a field or text view, in characters.
final class CharacterPosition: UITextPosition {
  let index: Int

  init(_ index: Int) {
    self.index = index
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? CharacterPosition)?.index == index }
  override var hash: Int { index }
}

/// A range of the text of a field or text view, in characters.
final class CharacterRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { CharacterPosition(range.lowerBound) }
  override var end: UITextPosition { CharacterPosition(range.upperBound) }
  override var isEmpty: Bool { range.isEmpty }
  override func isEqual(_ object: Any?) -> Bool { (object as? CharacterRange)?.range == range }
  override var hash: Int { range.hashValue }
}
