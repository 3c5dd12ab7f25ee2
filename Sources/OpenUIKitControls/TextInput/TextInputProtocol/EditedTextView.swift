/// A text field or text view, as selection, the edit menu and `UITextInput` see both.
protocol EditedTextView: EditableText, UITextInput {
  /// Whether characters are replaced by dots.
  var hidesText: Bool { get }
  /// Whether the user may change the text.
  var allowsChanges: Bool { get }
  /// The handles of a selection that was made by touch.
  var handles: SelectionHandles { get }
  /// The changes of the text that can be undone.
  var textUndo: TextUndo { get set }
  /// Characters with their attributes; nil for a view without a text storage.
  func storedText(in range: Range<Int>) -> NSAttributedString?
  /// Replaces characters without asking the delegate.
  func replaceForApp(_ range: Range<Int>, with text: String)
  /// The rectangle of a caret before a character, in points of the view.
  func caretPlace(_ index: Int) -> CGRect
  /// The rectangles of characters, one for each line, in points of the view.
  func rectangles(of range: Range<Int>) -> [CGRect]
  /// The place between characters nearest to a point of the view.
  func nearestPlace(to point: CGPoint) -> Int
  /// The characters of the lines on the screen, each with the separator that ends it.
  var rangesOfLines: [Range<Int>] { get }
  /// Settings that few views have.
  var settings: TextSettings { get set }
  /// The app's menu for a range, made of the suggested elements; nil for those.
  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
  /// Notifies the delegate before the menu of the selection appears or disappears.
  func editMenuChanges(isShown: Bool, _ animator: any UIEditMenuInteractionAnimating)
}

/// The implementation of `UITextInput` for both.
extension EditedTextView {
  func index(_ position: UITextPosition) -> Int? {
    (position as? CharacterPosition).map { min($0.index, editedText.characters.count) }
  }

  func characters(_ range: UITextRange) -> Range<Int>? {
    (range as? CharacterRange)?.range.clamped(to: 0..<editedText.characters.count)
  }

  func string(in range: UITextRange) -> String? {
    characters(range).map { String(editedText.characters[$0]) }
  }

  func range(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let first = index(from), let second = index(to) else { return nil }
    return CharacterRange(min(first, second)..<max(first, second))
  }

  /// The position at a distance in UTF-16 units.
  func moved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
    guard let index = index(position) else { return nil }
    let text = editedText
    let units = text.unitRange(0..<index).length + offset
    guard (0...text.unitCount).contains(units) else { return nil }
    return CharacterPosition(text.characterRange(NSRange(location: units, length: 0)).lowerBound)
  }

  func moved(_ position: UITextPosition, _ direction: UITextLayoutDirection, by offset: Int)
    -> UITextPosition?
  {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch direction {
    case .left: return moved(position, by: isRightToLeft ? offset : -offset)
    case .right: return moved(position, by: isRightToLeft ? -offset : offset)
    case .up, .down:
      guard let index = index(position) else { return nil }
      let caret = caretPlace(index)
      let distance = caret.height * CGFloat(direction == .up ? -offset : offset)
      return CharacterPosition(nearestPlace(to: CGPoint(x: caret.midX, y: caret.midY + distance)))
    }
  }

  func order(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
    guard let first = index(first), let second = index(second), first != second else { return .orderedSame }
    return first < second ? .orderedAscending : .orderedDescending
  }

  func distance(from: UITextPosition, to: UITextPosition) -> Int {
    guard let first = index(from), let second = index(to) else { return 0 }
    let length = editedText.unitRange(min(first, second)..<max(first, second)).length
    return first <= second ? length : -length
  }

  func selectionRectangles(_ range: UITextRange) -> [UITextSelectionRect] {
    guard let range = characters(range), !range.isEmpty else { return [] }
    let places = rectangles(of: range)
    return places.enumerated().map { index, place in
      UITextSelectionRect(place, containsStart: index == 0, containsEnd: index == places.count - 1)
    }
  }

  func character(at point: CGPoint) -> UITextRange? {
    let place = nearestPlace(to: point)
    let candidates = [place - 1..<place, place..<place + 1]
    let count = editedText.characters.count
    return candidates.first { range in
      range.lowerBound >= 0 && range.upperBound <= count
        && rectangles(of: range).contains { $0.contains(point) }
    }.map { CharacterRange($0) }
  }
}
