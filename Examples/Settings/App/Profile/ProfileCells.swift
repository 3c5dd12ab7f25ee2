import UIKit

/// A row with a name and a text field.
final class FieldCell: UITableViewCell {
  let textField = UITextField()
  private let parts = UIStackView()
  private var nameWidth: NSLayoutConstraint?

  init(title: String) {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.placeholder = "Required"
    textField.accessibilityLabel = title
    textField.returnKeyType = .next
    for part in [label, textField] { parts.addArrangedSubview(part) }
    parts.spacing = 8
    parts.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(parts)
    nameWidth = label.widthAnchor.constraint(equalToConstant: 88)
    NSLayoutConstraint.activate([
      parts.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      parts.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      parts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      parts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
    ])
    arrange()
  }

  /// Beside each other, or the name above the text where that is large.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory >= .extraExtraLarge
    parts.axis = isLarge ? .vertical : .horizontal
    parts.alignment = isLarge ? .fill : .firstBaseline
    nameWidth?.isActive = !isLarge
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A row with a text of several lines.
final class NoteCell: UITableViewCell {
  let textView = UITextView()

  init() {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.backgroundColor = .clear
    textView.isScrollEnabled = false
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.accessibilityLabel = "About you"
    textView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      textView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 66),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A row with a date picker.
final class BirthdayCell: UITableViewCell {
  init() {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.date = Date(timeIntervalSince1970: 641_000_000)
    picker.accessibilityLabel = "Birthday"
    let title = UILabel()
    title.text = "Birthday"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    for part in [title, picker] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      picker.topAnchor.constraint(equalTo: title.bottomAnchor),
      picker.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      picker.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
