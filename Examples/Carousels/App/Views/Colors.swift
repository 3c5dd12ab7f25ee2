import CarouselKit

extension UIColor {
  /// The colour of buttons and of everything that is selected.
  static let accent = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(rgb: 0x7FA8FF) : UIColor(rgb: 0x3355CC)
  }

  /// The colour of cards.
  static let card = UIColor.secondarySystemGroupedBackground

  /// The colour behind cards.
  static let canvas = UIColor.systemGroupedBackground

  convenience init(rgb: UInt32) {
    self.init(
      red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
  }
}
