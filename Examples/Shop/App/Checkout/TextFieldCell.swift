import Masonry
import UIKit

/// A row of a form: a name and a text field.
final class TextFieldCell: UITableViewCell {
  let textField = UITextField()

  private let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.adjustsFontForContentSizeCategory = true
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    contentView.addSubview(nameLabel)
    contentView.addSubview(textField)
    nameLabel.mas_makeConstraints { make in
      make.leading.equalTo(contentView.mas_leadingMargin)
      make.width.equalTo(96)
      make.firstBaseline.equalTo(textField)
    }
    textField.mas_makeConstraints { make in
      make.leading.equalTo(nameLabel.mas_trailing).offset(8)
      make.trailing.equalTo(contentView).offset(-16)
      make.top.bottom.equalTo(contentView).inset(11)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ field: Order.Field) {
    nameLabel.text = field.title
    textField.accessibilityLabel = field.title
    textField.tag = field.rawValue
    textField.placeholder = field == .email ? "name@example.com" : "Required"
    textField.returnKeyType = field == .city ? .done : .next
    textField.keyboardType =
      field == .email ? .emailAddress : field == .postcode ? .numbersAndPunctuation : .default
    textField.autocapitalizationType = field == .email ? .none : .words
    textField.autocorrectionType = .no
  }

  var isInvalid = false {
    didSet { nameLabel.textColor = isInvalid ? .systemRed : .label }
  }
}
