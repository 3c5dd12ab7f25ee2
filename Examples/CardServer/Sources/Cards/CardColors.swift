import OpenUIKit

/// The colours of a theme.
struct CardColors {
  let background: UIColor
  let text: UIColor
  let accent: UIColor
  /// Text on the accent.
  let onAccent: UIColor
  let badge: UIColor

  init(_ theme: Card.Theme) {
    switch theme {
    case .light: self.init(0xFFFFFF, text: 0x17181B, accent: 0xC8481F, onAccent: 0xFFFFFF, badge: 0xFBE9E1)
    case .dark: self.init(0x17181B, text: 0xF4F2EC, accent: 0xFF8A5C, onAccent: 0x17181B, badge: 0x3A2720)
    case .ocean: self.init(0x0B2A43, text: 0xEAF6FF, accent: 0x6FD0FF, onAccent: 0x0B2A43, badge: 0x16405F)
    }
  }

  private init(_ background: UInt32, text: UInt32, accent: UInt32, onAccent: UInt32, badge: UInt32) {
    self.background = Self.color(background)
    self.text = Self.color(text)
    self.accent = Self.color(accent)
    self.onAccent = Self.color(onAccent)
    self.badge = Self.color(badge)
  }

  private static func color(_ code: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(code >> 16) / 255, green: CGFloat(code >> 8 & 255) / 255, blue: CGFloat(code & 255) / 255,
      alpha: 1)
  }
}
