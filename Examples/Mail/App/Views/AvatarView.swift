import UIKit

/// The initials of a contact on a disc of the contact's colour.
class AvatarView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textColor = .white
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
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
    // White letters have a contrast of at least 5 on each.
    let colors: [UInt32] = [0x0A5BD3, 0x1E7B34, 0xA84A05, 0x8E3FBF, 0x08606F, 0x4B49C8, 0xB01050]
    let sum = contact.address.utf8.reduce(0) { $0 + Int($1) }
    let rgb = colors[sum % colors.count]
    return UIColor(
      red: CGFloat(rgb >> 16) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
      alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.insetBy(dx: 2, dy: 0)
    // The letters grow with the text size as far as the disc has room.
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: bounds.height * 0.4, weight: .medium), maximumPointSize: bounds.height * 0.5)
  }
}
