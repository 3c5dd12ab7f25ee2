/// A step of editing that notifications are about.
enum TextEditingStep {
  case didBegin
  case didChange
  case didEnd
}

extension UITextField: TextEditingNotifier {}
extension UITextView: TextEditingNotifier {}
