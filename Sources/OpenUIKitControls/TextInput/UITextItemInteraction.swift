/// The interaction of the user with a link in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap, which opens the link.
  case invokeDefaultAction = 0
  /// A long press that shows what can be done with the link.
  case presentActions = 1
  /// A press that shows where the link leads to.
  case preview = 2
}
