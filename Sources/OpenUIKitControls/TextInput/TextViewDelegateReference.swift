/// The delegate of a text view, not retained.
final class TextViewDelegateReference: _DelegateReference {
  @Weak private(set) var delegate: (any UITextViewDelegate)?

  init(_ delegate: any UITextViewDelegate) {
    super.init()
    self.delegate = delegate
  }
}
