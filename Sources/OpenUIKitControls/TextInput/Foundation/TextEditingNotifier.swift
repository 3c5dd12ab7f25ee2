/// A view that posts notifications of its editing.
protocol TextEditingNotifier: UIView, ViewTreeConfined {
  nonisolated static var textDidBeginEditingNotification: Notification.Name { get }
  nonisolated static var textDidChangeNotification: Notification.Name { get }
  nonisolated static var textDidEndEditingNotification: Notification.Name { get }
}

extension TextEditingNotifier {
  func post(_ step: TextEditingStep) {
    let name =
      switch step {
      case .didBegin: Self.textDidBeginEditingNotification
      case .didChange: Self.textDidChangeNotification
      case .didEnd: Self.textDidEndEditingNotification
      }
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextField {
  /// Editing of a text field began. The object is the field, and so for the following.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The user has changed the text of a field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Editing of a text field ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
  /// Editing of a text view began. The object is the view, and so for the following.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The user has changed the text of a view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Editing of a text view ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
