import OpenUIKitCore

/// The text or the placeholder of a field whose class may draw it. Plain labels, which hosts draw, show all others.
final class FieldLabel: UILabel {
  weak var field: UITextField?
  /// Calls the method of the field that draws into a rectangle.
  private let draw: (UITextField, CGRect) -> Void

  init(_ draw: @escaping (UITextField, CGRect) -> Void) {
    self.draw = draw
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("FieldLabel is not archived") }

  /// Lets the field draw. As in UIKit, that does not concern a text that is being edited.
  override func drawText(in rect: CGRect) {
    guard text?.isEmpty == false else { return }
    guard let field, !field.isEditing || field.label !== self else { return super.drawText(in: rect) }
    draw(field, rect)
  }

  /// Draws the text of a field's label, for a field whose override calls super.
  static func drawText(of label: UILabel, in rect: CGRect) {
    guard let label = label as? FieldLabel else { return label.drawText(in: rect) }
    label.drawOwnText(in: rect)
  }

  private func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}

extension UITextField {
  /// A label for text that the class of the field may draw with `draw`.
  func makeLabel(drawnBy draw: @escaping (UITextField, CGRect) -> Void) -> UILabel {
    guard mayDrawText else { return UILabel() }
    let label = FieldLabel(draw)
    label.field = self
    return label
  }

  func editingChangesDrawing() {
    if mayDrawText { label.setNeedsDisplay() }
  }
}
