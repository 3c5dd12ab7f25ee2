/// A responder that accepts text from a host that does not come from single keys, such as that of an input
/// method.
public protocol UIKeyInput: AnyObject, ViewTreeConfined {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Inserts text, and replaces the selection.
  func insertText(_ text: String)
  /// Deletes the selection or the character before it.
  func deleteBackward()
}
