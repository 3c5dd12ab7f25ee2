import UIKit

extension UIColor {
  /// The colour of buttons and of everything that is selected.
  static let accent = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(rgb: 0xE58A66) : UIColor(rgb: 0xA84A28)
  }

  /// The colour of texts and symbols on the accent colour.
  static let onAccent = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(rgb: 0x1E100A) : .white
  }

  /// The colour behind the picture of a product.
  static let canvas = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(rgb: 0x26262A) : UIColor(rgb: 0xF3EEE8)
  }

  convenience init(rgb: UInt32) {
    self.init(
      red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
  }
}
