/// A direction in a text.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

/// A direction in the order of a text.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// UIKit's number.
  public let rawValue: Int

  /// Creates a direction by UIKit's number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction of the layout.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Towards the end or the start of the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A direction in the storage of a text.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the start.
  case backward = 1
}

/// An object that is notified when a text changes otherwise than by its input system.
public protocol UITextInputDelegate: AnyObject, ViewTreeConfined {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A view whose text can be read, selected and replaced by positions.
///
/// Positions and ranges belong to the view that made them. Offsets are in UTF-16 units.
public protocol UITextInput: UIKeyInput {
  /// The text of a range; nil for a range of another view.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range. Delegates are not asked.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; empty at the caret for none.
  var selectedTextRange: UITextRange? { get set }
  /// The text that an input method has not confirmed; nil for none.
  var markedTextRange: UITextRange? { get }
  /// Replaces the marked text, or else the selection, by text that an input method has not confirmed, and selects a range of it
  /// in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Confirms the marked text as it is.
  func unmarkText()
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions, in any order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position at a distance from another one; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position at a distance in a direction; nil beyond the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance of two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The object that is notified of changes; not retained.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The rectangle of a range in its first line, in points of the view.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of a caret, in points of the view.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position in a range nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point of the view; nil for none.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view in whose points the rectangles are.
  var textInputView: UIView { get }
  /// The object that finds words and other units of the text; by default a ``UITextInputStringTokenizer``.
  var tokenizer: any UITextInputTokenizer { get }
  /// The text can be replaced if this returns true.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
}

extension UITextInput {
  /// True.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}
