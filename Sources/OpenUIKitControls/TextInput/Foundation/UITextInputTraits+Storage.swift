extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
