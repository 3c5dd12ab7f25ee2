extension UIAccessibilityCustomRotorItemResult {
  /// Creates an item of an element and a range of its text; nil for the whole element.
  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init(element: targetElement, range: targetRange)
  }

  /// The range of the element's text; nil for the whole element.
  public var targetRange: UITextRange? {
    get { range as? UITextRange }
    set { range = newValue }
  }
}
