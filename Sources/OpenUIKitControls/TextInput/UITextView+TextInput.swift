// Members that apps seldom override. Those of an extension cannot be overridden.

#if !hasFeature(Embedded)
  extension UITextView {
    /// The text of a range; nil for a range of another view.
    public func text(in range: UITextRange) -> String? { string(in: range) }

    /// Replaces the text of a range without asking the delegate.
    public func replace(_ range: UITextRange, withText text: String) {
      if let range = characters(range) { replaceForApp(range, with: text) }
    }

    /// The text that an input method has not confirmed; nil for none.
    public var markedTextRange: UITextRange? { editor.marked.map { CharacterRange($0) } }

    /// Replaces the marked text, or else the selection, by text that an input method has not confirmed. Nil and an empty
    /// text remove it.
    ///
    /// - Parameter selectedRange: The selection in the marked text, in UTF-16 units.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      setMarked(markedText ?? "", selected: selectedRange)
    }

    /// Confirms the marked text as it is.
    public func unmarkText() { mark(nil) }

    /// The start of the text.
    public var beginningOfDocument: UITextPosition { CharacterPosition(0) }

    /// The end of the text.
    public var endOfDocument: UITextPosition { CharacterPosition(editor.characters.count) }

    /// The range between two positions; nil for positions of another view.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
      range(from: fromPosition, to: toPosition)
    }

    /// The position at a distance in UTF-16 units; nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      moved(position, by: offset)
    }

    /// The position at a distance in a direction; nil beyond the text.
    public func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
      -> UITextPosition?
    { moved(position, direction, by: offset) }

    /// The order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      order(position, other)
    }

    /// The distance of two positions in UTF-16 units.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
      distance(from: from, to: toPosition)
    }

    /// The rectangle of a range in its first line, in points of the view.
    public func firstRect(for range: UITextRange) -> CGRect {
      characters(range).flatMap { rectangles(of: $0).first } ?? .null
    }

    /// The position in a range nearest to a point of the view.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
      guard let range = characters(range) else { return nil }
      return CharacterPosition(min(max(nearestPlace(to: point), range.lowerBound), range.upperBound))
    }

    /// The character at a point of the view; nil for none.
    public func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

    /// The view itself.
    public var textInputView: UIView { self }

    /// Scrolls until a range in UTF-16 units is visible.
    public func scrollRangeToVisible(_ range: NSRange) {
      layoutIfNeeded()
      let characters = editor.characterRange(range)
      let places = characters.isEmpty ? [caretPlace(characters.lowerBound)] : rectangles(of: characters)
      if let first = places.first {
        scrollRectToVisible(places.reduce(first) { $0.union($1) }, animated: false)
      }
    }
  }

  extension UITextView: EditedTextView {
    var hidesText: Bool { false }
    var allowsChanges: Bool { isEditable }

    func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
      delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
    }
  }
#endif
