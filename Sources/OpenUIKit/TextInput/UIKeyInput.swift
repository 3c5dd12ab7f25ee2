/// A responder that takes text: what a host gives it that does not come from single keys, such as an input method's.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UIKeyInput: AnyObject {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Puts text in the place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection or the character before it.
  func deleteBackward()
}
