import UIKitShim

/// The colours of the example screens that stand for themselves. Boxes and buttons have a ``Tint``.
enum Palette {
  /// Behind everything.
  static var paper: UIColor { UIColor(hex: 0xFAFAF8) }

  /// Running text.
  static var ink: UIColor { UIColor(hex: 0x22252B) }

  /// Text that is less important than ``ink``.
  static var quietInk: UIColor { UIColor(hex: 0x7B818C) }
}

extension UIColor {
  /// A colour from its usual six hexadecimal digits.
  convenience init(hex: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
