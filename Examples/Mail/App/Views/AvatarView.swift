import UIKit

/// The initials of a contact on a disc of the contact's colour.
class AvatarView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ contact: Contact) {
    label.text = contact.initials
    backgroundColor = Self.color(of: contact)
  }

  private static func color(of contact: Contact) -> UIColor {
    let colors: [UIColor] = [
      .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemIndigo, .systemPink,
    ]
    let sum = contact.address.utf8.reduce(0) { $0 + Int($1) }
    return colors[sum % colors.count]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
    label.font = .systemFont(ofSize: bounds.height * 0.4, weight: .medium)
  }
}
