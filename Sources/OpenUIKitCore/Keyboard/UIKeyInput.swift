/// A responder that accepts text from a host that does not come from single keys, such as that of an input
/// method.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UIKeyInput: AnyObject {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Inserts text, and replaces the selection.
  func insertText(_ text: String)
  /// Deletes the selection or the character before it.
  func deleteBackward()
}
