/// The text that a window's first responder edits, for a host with text elements of its own, such as those of a page.
public struct EditedText {
  /// The view with the text.
  public let view: UIView
  /// The text.
  public let text: String
  /// The selection in UTF-16 units; empty at the caret for none.
  public let selectedUnits: Range<Int>
  /// Where the text is.
  public let textBox: TextBox
}

/// Where a text is that is being edited, and how its lines are set.
public struct TextBox {
  /// The frame of the text, in points of the window.
  public internal(set) var frame: CGRect
  /// The space between the frame and the text, in points.
  public let textInsets: UIEdgeInsets
  /// The distance by which the text is scrolled, in points.
  public let scrollOffset: CGPoint
  /// The font.
  public let font: UIFont
  /// The distance of two lines or, for a single line, the height of its frame, in points.
  public let lineDistance: CGFloat
  /// The alignment.
  public let textAlignment: NSTextAlignment
  /// Whether the layout is from right to left.
  public let isRightToLeft: Bool

  package init(
    frame: CGRect, textInsets: UIEdgeInsets, scrollOffset: CGPoint, font: UIFont, lineDistance: CGFloat,
    textAlignment: NSTextAlignment, isRightToLeft: Bool
  ) {
    (self.frame, self.textInsets, self.scrollOffset, self.font) = (frame, textInsets, scrollOffset, font)
    (self.lineDistance, self.textAlignment, self.isRightToLeft) = (lineDistance, textAlignment, isRightToLeft)
  }
}

extension UIResponder {
  fileprivate var editableText: (any EditableText)? { editableTextReference?.view }

  /// Whether the responder is a view whose text the user can edit, and whether that has several lines.
  public var _editsSeveralLines: Bool? { editableText?.hasSeveralLines }

  /// How the keyboard of a host behaves for the responder's text; nil for a responder without text that can be edited.
  public var _textInputTraits: (any UITextInputTraits)? { editableText }
}

extension UIWindow {
  /// The text that the first responder edits; nil for none.
  public var editedText: EditedText? { firstResponder?.editableTextReference?.editedText }

  /// Changes the text of a responder for the user, as a text element of the host has changed it. Delegates are asked for the part
  /// that differs and may refuse it, so a host shows ``editedText`` afterwards.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - selection: The selection in it, in UTF-16 units. Positions outside are clamped.
  ///   - mark: What an input method has not confirmed, in UTF-16 units; nil if all is confirmed.
  ///   - responder: The text field or text view. Other responders are left as they are.
  public func changeText(
    to text: String, selecting selection: Range<Int>, marking mark: Range<Int>?, of responder: UIResponder
  ) {
    responder.editableTextReference?.change(to: text, selecting: selection, marking: mark)
  }

  /// Selects a range of the first responder's text, in UTF-16 units.
  public func selectText(_ units: Range<Int>) { firstResponder?.editableTextReference?.select(units) }
}
