import OpenUIKit
import Testing

/// By Apple's documentation of `UITextField.background` and `disabledBackground`.
@MainActor
@Suite("Pictures behind text fields")
struct TextFieldBackgroundTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  private let usual = UIImage()
  private let disabled = UIImage()

  /// The picture that the field shows; nil for none.
  private var shown: UIImage? { (field.subviews.first as? UIImageView)?.image }

  @Test("The picture fills the field behind the text, and a disabled field has its own")
  func pictures() {
    field.disabledBackground = disabled
    field.isEnabled = false
    #expect(shown == nil)
    field.background = usual
    #expect(shown === disabled)
    field.isEnabled = true
    #expect(shown === usual && field.subviews.first?.frame == field.bounds)
    field.frame.size.width = 300
    field.layoutIfNeeded()
    #expect(field.subviews.first?.frame.width == 300)
    field.background = nil
    #expect(shown == nil)
  }

  @Test("A rounded border replaces the picture")
  func roundedBorder() {
    field.background = usual
    field.borderStyle = .roundedRect
    #expect(shown == nil)
    field.borderStyle = .none
    #expect(shown === usual)
  }
}
