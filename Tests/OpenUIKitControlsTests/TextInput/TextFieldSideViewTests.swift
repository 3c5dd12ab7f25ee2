import OpenUIKit
import Testing

@MainActor
@Suite("Views beside the text of a field")
struct TextFieldSideViewTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)

  init() {
    window.addSubview(field)
  }

  @Test("An empty view before the text keeps it away from the edge")
  func padding() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 10, width: 10, height: 20))
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 10, y: 0, width: 90, height: 40))
    #expect(field.placeholderRect(forBounds: bounds) == CGRect(x: 10, y: 0, width: 90, height: 40))
    window.layoutIfNeeded()
    #expect(field.leftView?.superview === field)
    #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 10, height: 20))
  }

  @Test(
    "The view after the text stands at the other edge; both are mirrored with the interface, and inside the border"
  )
  func bothSides() {
    field.leftView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 70, y: 0, width: 30, height: 40))
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 10, y: 0, width: 60, height: 40))
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: bounds).minX == 90)
    #expect(field.rightViewRect(forBounds: bounds).minX == 0)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 30, y: 0, width: 60, height: 40))
    field.borderStyle = .line
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 32, y: 2, width: 56, height: 36))
  }

  @Test(
    "A view is visible as its mode states",
    arguments: [
      (UITextField.ViewMode.never, false, false), (.whileEditing, false, true), (.unlessEditing, true, false),
      (.always, true, true),
    ])
  func modes(mode: UITextField.ViewMode, unlessEditing: Bool, whileEditing: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    (field.rightView, field.rightViewMode) = (view, mode)
    window.layoutIfNeeded()
    #expect((view.superview === field) == unlessEditing)
    #expect(field.textRect(forBounds: bounds).width == (unlessEditing ? 90 : 100))
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect((view.superview === field) == whileEditing)
    #expect(field.editingRect(forBounds: bounds).width == (whileEditing ? 90 : 100))
  }

  @Test("Another view takes the place of one, and none leaves it; the field is wider for them")
  func replacing() {
    let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)), UIView())
    field.text = "abc"
    let width = field.intrinsicContentSize.width
    (field.leftView, field.leftViewMode) = (first, .always)
    window.layoutIfNeeded()
    #expect(abs(field.intrinsicContentSize.width - width - 10) < 1e-9)
    second.translatesAutoresizingMaskIntoConstraints = false
    second.widthAnchor.constraint(equalToConstant: 24).isActive = true
    second.heightAnchor.constraint(equalToConstant: 16).isActive = true
    field.leftView = second
    window.layoutIfNeeded()
    #expect(first.superview == nil && second.superview === field)
    #expect(second.frame == CGRect(x: 0, y: 12, width: 24, height: 16))
    field.leftView = nil
    window.layoutIfNeeded()
    #expect(second.superview == nil && field.intrinsicContentSize.width == width)
  }

  @Test("A placeholder has the looks of its characters, until a plain one takes its place")
  func attributedPlaceholder() {
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    func colors() -> [DisplayList.Color] { window.displayList().texts.map(\.color) }
    #expect(field.placeholder == "Name" && colors() == [DisplayList.Color(UIColor.red.cgColor)])
    field.placeholder = "Mail"
    #expect(field.attributedPlaceholder?.string == "Mail")
    #expect(!colors().contains(DisplayList.Color(UIColor.red.cgColor)))
    field.attributedPlaceholder = nil
    #expect(field.placeholder == nil && colors().isEmpty)
  }
}
