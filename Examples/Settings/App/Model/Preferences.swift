import UIKit

/// The choices of the user. Posts `didChangeNotification` after each change.
@MainActor
final class Preferences: NSObject {
  static let didChangeNotification = Notification.Name("PreferencesDidChange")

  enum Appearance: Int, CaseIterable {
    case automatic, light, dark

    var title: String {
      switch self {
      case .automatic: "Automatic"
      case .light: "Light"
      case .dark: "Dark"
      }
    }

    var style: UIUserInterfaceStyle {
      switch self {
      case .automatic: .unspecified
      case .light: .light
      case .dark: .dark
      }
    }
  }

  enum Accent: Int, CaseIterable {
    case teal, indigo, orange, pink

    var title: String {
      switch self {
      case .teal: "Lagoon"
      case .indigo: "Dusk"
      case .orange: "Ember"
      case .pink: "Coral"
      }
    }

    /// Darker than the system's colour of that name in light, where texts and symbols have to stand out from it.
    var color: UIColor {
      switch self {
      case .teal: UIColor(light: 0x08606F, dark: 0x40C8E0)
      case .indigo: UIColor(light: 0x4B49C8, dark: 0x9E9CFF)
      case .orange: UIColor(light: 0x964000, dark: 0xFF9F0A)
      case .pink: UIColor(light: 0xB01050, dark: 0xFF6482)
      }
    }

    /// The colour of texts and symbols on the accent colour.
    static var onAccent: UIColor { UIColor(light: 0xFFFFFF, dark: 0x1C1C1E) }
  }

  var hasSeenIntroduction = false { didSet { didChange() } }
  var appearance = Appearance.automatic { didSet { didChange() } }
  var accent = Accent.teal { didSet { didChange() } }
  var profile = Profile() { didSet { didChange() } }

  var allowsNotifications = false { didSet { didChange() } }
  var remindsDaily = true { didSet { didChange() } }
  var announcesTides = true { didSet { didChange() } }
  var warnsOfStorms = false { didSet { didChange() } }
  /// The hour of the daily reminder.
  var reminderHour = 8 { didSet { didChange() } }

  /// The index of a sound in `sounds`.
  var sound = 1 { didSet { didChange() } }
  /// 0 to 1.
  var volume: Float = 0.6 { didSet { didChange() } }
  /// In days.
  var forecastLength = 3 { didSet { didChange() } }
  var usesMetres = true { didSet { didChange() } }

  /// The place in `UIContentSizeCategory`'s standard sizes; nil for that of the device.
  var textSize: Int? { didSet { didChange() } }

  static let sounds = ["None", "Bell Buoy", "Foghorn", "Gulls", "Halyards", "Surf"]

  static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ]

  private func didChange() {
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Sets everything but the profile to what a new user gets.
  func reset() {
    (appearance, accent, textSize) = (.automatic, .teal, nil)
    (remindsDaily, announcesTides, warnsOfStorms, reminderHour) = (true, true, false, 8)
    (sound, volume, forecastLength, usesMetres) = (1, 0.6, 3, true)
  }
}

/// The user's account.
struct Profile: Equatable {
  var name = "Marina Holm"
  var email = "marina@example.com"
  var note = "Rows before breakfast. Keeps a diary of the harbour seals."
  var sharesLog = true

  /// The first letters of the first two words of the name.
  var initials: String {
    let words = name.split(separator: " ").prefix(2)
    return words.compactMap { $0.first.map { String($0) } }.joined()
  }
}

extension UIColor {
  fileprivate convenience init(light: UInt32, dark: UInt32) {
    self.init { traits in
      let rgb = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
        blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
    }
  }
}
