import UIKit

/// A row of the settings.
enum SettingsRow: Int {
  case profile
  case notifications, sound, volume
  case appearance, textSize
  case forecast, metres
  case about, reset

  var title: String {
    switch self {
    case .profile: "Profile"
    case .notifications: "Notifications"
    case .sound: "Sound"
    case .volume: "Volume"
    case .appearance: "Appearance"
    case .textSize: "Text Size"
    case .forecast: "Forecast"
    case .metres: "Heights in Metres"
    case .about: "About Tidewater"
    case .reset: "Reset All Settings"
    }
  }

  /// The symbol and the colour behind it; nil for a row without an icon.
  var icon: (symbol: String, color: UIColor)? {
    switch self {
    case .notifications: ("bell.fill", .systemRed)
    case .sound: ("music.note", .systemPink)
    case .appearance: ("circle.lefthalf.filled", .systemIndigo)
    case .textSize: ("textformat.size", .systemBlue)
    case .forecast: ("calendar", .systemTeal)
    case .metres: ("ruler", .systemGreen)
    case .about: ("info.circle", .systemGray)
    case .profile, .volume, .reset: nil
    }
  }
}

/// A group of rows with what stands below it.
struct SettingsSection {
  var title: String?
  var footer: String?
  let rows: [SettingsRow]

  static let all = [
    SettingsSection(rows: [.profile]),
    SettingsSection(rows: [.notifications, .sound, .volume]),
    SettingsSection(
      title: "Display", footer: "The text size applies to this app alone.", rows: [.appearance, .textSize]),
    SettingsSection(title: "Tides", rows: [.forecast, .metres]),
    SettingsSection(rows: [.about]),
    SettingsSection(footer: "Your profile and your log are kept.", rows: [.reset]),
  ]
}

/// Draws a white symbol on a coloured square with round corners.
@MainActor
enum RowIcon {
  static func image(_ symbol: String, _ color: UIColor) -> UIImage {
    let size = CGSize(width: 29, height: 29)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6.5).fill()
      let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
      guard let image = UIImage(systemName: symbol, withConfiguration: configuration)?.withTintColor(.white)
      else { return }
      image.draw(
        in: CGRect(
          x: (size.width - image.size.width) / 2, y: (size.height - image.size.height) / 2,
          width: image.size.width,
          height: image.size.height))
    }
  }

  /// Initials on a disc.
  static func avatar(_ initials: String, _ color: UIColor, diameter: CGFloat) -> UIImage {
    let size = CGSize(width: diameter, height: diameter)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
      let label = UILabel()
      label.text = initials
      label.font = .systemFont(ofSize: diameter * 0.4, weight: .semibold)
      label.textColor = Preferences.Accent.onAccent
      let textSize = label.intrinsicContentSize
      label.drawText(
        in: CGRect(
          x: (size.width - textSize.width) / 2, y: (size.height - textSize.height) / 2, width: textSize.width,
          height: textSize.height))
    }
  }
}
