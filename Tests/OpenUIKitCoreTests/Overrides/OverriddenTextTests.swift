import OpenUIKit
import Testing

/// The value that a subclass makes of a setting stays its own: no setter of the kit's calls another that can be overridden, unless
/// UIKit's does. Each class here sets a related property in `didSet`, as apps do, and would call itself without end otherwise.
@MainActor
@Suite("Overridden properties of text")
struct OverriddenTextTests {
  private final class SpacedLabel: UILabel {
    var calls: [String] = []

    override var text: String? {
      didSet {
        calls.append("text")
        guard let text else { return }
        attributedText = NSAttributedString(string: text, attributes: [.kern: 2.0])
      }
    }

    override var attributedText: NSAttributedString? {
      didSet { calls.append("attributedText") }
    }

    override var font: UIFont! {
      didSet {
        calls.append("font")
        if let text { super.attributedText = NSAttributedString(string: text) }
      }
    }

    override var textColor: UIColor! {
      didSet { calls.append("textColor") }
    }
  }

  @Test("A label whose text sets its attributed text sets that once")
  func labelText() {
    let label = SpacedLabel()
    label.text = "wide"
    #expect(label.calls == ["text", "attributedText"])
    #expect(label.text == "wide" && label.attributedText?.string == "wide")
    #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil)[.kern] as? Double == 2)
    label.calls = []
    label.attributedText = NSAttributedString(string: "own")
    #expect(label.calls == ["attributedText"] && label.text == "own")
    label.calls = []
    label.font = .systemFont(ofSize: 20)
    label.textColor = .red
    #expect(label.calls == ["font", "textColor"])
    label.calls = []
    label.text = nil
    label.font = nil
    label.textColor = nil
    #expect(label.calls == ["text", "font", "textColor"])
    #expect(label.font.pointSize == 17 && label.textColor == .label && label.intrinsicContentSize == .zero)
  }

  private final class ReadingLabel: UILabel {
    override var text: String? {
      get { super.text.map { "<\($0)>" } }
      set { super.text = newValue }
    }
  }

  @Test("A label shows the text that was set, whatever an override returns")
  func overriddenGetter() {
    let (label, plain) = (ReadingLabel(), UILabel())
    label.text = "ab"
    plain.text = "ab"
    #expect(label.text == "<ab>" && label.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(label.attributedText?.string == "ab")
  }

  private final class ScaledLabel: UILabel {
    var fonts = 0
    override var font: UIFont! { didSet { fonts += 1 } }
  }

  @Test("A label that follows the content size does not set its own font")
  func contentSize() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = ScaledLabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    window.hostTraits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(label.font.pointSize == 23 && label.fonts == 1)
  }

  private final class HintField: UITextField {
    var calls: [String] = []

    override var placeholder: String? {
      didSet {
        calls.append("placeholder")
        attributedPlaceholder = placeholder.map {
          NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.red])
        }
      }
    }

    override var attributedPlaceholder: NSAttributedString? {
      didSet { calls.append("attributedPlaceholder") }
    }
    override var text: String? { didSet { calls.append("text") } }
    override var backgroundColor: UIColor? { didSet { calls.append("backgroundColor") } }
    override var font: UIFont? { didSet { calls.append("font") } }
    override var textColor: UIColor? { didSet { calls.append("textColor") } }
    override var borderStyle: UITextField.BorderStyle { didSet { calls.append("borderStyle") } }
  }

  @Test(
    "A field whose placeholder sets the attributed one sets that once, and a border is no background colour")
  func fieldPlaceholder() {
    let field = HintField()
    field.placeholder = "name"
    #expect(field.calls == ["placeholder", "attributedPlaceholder"])
    #expect(field.placeholder == "name" && field.attributedPlaceholder?.string == "name")
    field.calls = []
    field.attributedPlaceholder = NSAttributedString(string: "other")
    #expect(field.calls == ["attributedPlaceholder"] && field.placeholder == "other")
    field.calls = []
    field.text = "x"
    field.font = .systemFont(ofSize: 12)
    field.textColor = .red
    field.borderStyle = .roundedRect
    #expect(field.calls == ["text", "font", "textColor", "borderStyle"])
    #expect(field.backgroundColor == nil && field.layer.backgroundColor != nil)
  }

  private class PaddedField: UITextField {
    let padding = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).inset(by: padding)
    }
  }

  private final class EvenlyPaddedField: PaddedField {
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).inset(by: padding)
    }
  }

  @Test("A field's padding is the same while it is edited")
  func editingRect() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    let field = EvenlyPaddedField(frame: bounds)
    #expect(field.editingRect(forBounds: bounds) == CGRect(x: 20, y: 0, width: 160, height: 40))
    #expect(field.textRect(forBounds: bounds) == field.editingRect(forBounds: bounds))
    // The placeholder stands where the text does.
    #expect(field.placeholderRect(forBounds: bounds) == CGRect(x: 20, y: 0, width: 160, height: 40))
    #expect(PaddedField(frame: bounds).editingRect(forBounds: bounds) == bounds)
  }

  private final class NoteView: UITextView {
    var calls: [String] = []
    override var text: String! {
      didSet {
        calls.append("text")
        font = .systemFont(ofSize: CGFloat(10 + text.count))
      }
    }
    override var font: UIFont? {
      didSet {
        calls.append("font")
        textColor = .red
      }
    }
    override var textColor: UIColor? { didSet { calls.append("textColor") } }
    override var textAlignment: NSTextAlignment { didSet { calls.append("textAlignment") } }
    override var backgroundColor: UIColor? { didSet { calls.append("backgroundColor") } }
  }

  @Test("A text view's properties do not set each other")
  func textView() {
    let view = NoteView()
    #expect(view.calls.isEmpty && view.backgroundColor == .systemBackground)
    view.text = "note"
    view.textAlignment = .center
    #expect(view.calls == ["text", "font", "textColor", "textAlignment"] && view.font?.pointSize == 14)
  }
}
