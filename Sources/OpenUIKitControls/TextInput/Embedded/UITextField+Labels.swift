extension UITextField {
  /// A label. Fields in pages do not draw their text by themselves.
  func makeLabel(drawnBy draw: (UITextField, CGRect) -> Void) -> UILabel { UILabel() }

  func editingChangesDrawing() {}

  /// Does nothing.
  func drawText(in rect: CGRect) {}

  /// Does nothing.
  func drawPlaceholder(in rect: CGRect) {}
}
