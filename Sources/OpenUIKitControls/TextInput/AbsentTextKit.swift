#if hasFeature(Embedded)
  // Pages have neither attributed texts nor edit menus.

  extension UITextView {
    func storageTakesText() -> Bool { false }
    func takeStorageOfContainer() {}
    func storageTakesFont() {}
    func storageTakesColor() {}
    func resizeTextContainer() {}
    func linksMayHaveChanged() {}
    func followLink(at touch: UITouch) -> Bool { false }
  }

  /// A text field or a text view.
  protocol EditedTextView: UIView {}

  extension EditedTextView {
    func performShortcut(_ key: UIKey) -> Bool { false }
    func menuFollowsTap(_ touch: UITouch, caretBefore: Int?) {}
  }

  extension UITextField: EditedTextView {}
  extension UITextView: EditedTextView {}
#endif
