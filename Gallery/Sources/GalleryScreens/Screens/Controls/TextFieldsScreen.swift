import Masonry
import UIKitShim

/// Text fields with each kind of border, empty and filled. One of them is being edited.
final class TextFieldsScreen: ScreenView {
  /// The distance of the fields from the top, in points.
  private static let top: CGFloat = 32

  private let fields = UIStackView()
  private var hint: UILabel?
  private(set) var edited = UITextField()

  override func build() {
    fields.axis = .vertical
    fields.spacing = 20
    // A placeholder has one line, and describes here the border of its field.
    fields.maximumContentSizeCategory = .extraExtraExtraLarge
    addColumn(fields, inset: 24, top: Self.top)
    addField("Name", .roundedRect, "Ada Lovelace")
    addField("Mail address", .roundedRect)
    edited = addField("City", .roundedRect, "London")
    let secret = addField("Password", .roundedRect, "analytical")
    secret.isSecureTextEntry = true
    addField("With a line", .line, "one pixel wide")
    addField("With a bezel", .bezel, "sunk in")
    addField("Without a border", .none)
    let amount = addField("Amount", .roundedRect, "1,815.00")
    amount.textAlignment = .right
    let disabled = addField("Not yours to change", .roundedRect, "Not yours to change")
    disabled.isEnabled = false
    hint = addHint("A tap puts the caret into a field.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // On a low screen it would lie on the fields, and also below large ones.
    hint?.isHidden = bounds.height < 600 || bounds.height < Self.top + heightOfFields + 100
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// The height of all fields below each other, in points.
  private var heightOfFields: CGFloat {
    var height = fields.spacing * CGFloat(max(0, fields.arrangedSubviews.count - 1))
    for field in fields.arrangedSubviews { height += field.intrinsicContentSize.height }
    return height
  }

  @discardableResult
  private func addField(
    _ placeholder: String, _ border: UITextField.BorderStyle, _ text: String = ""
  ) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = border
    field.text = text
    fields.addArrangedSubview(field)
    return field
  }
}
