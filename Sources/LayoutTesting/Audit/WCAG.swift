import Foundation

/// The formulas of WCAG 2.2 for the contrast of colours.
enum WCAG {
  /// The least contrast of a text that is not large (1.4.3).
  static let leastContrast: CGFloat = 4.5

  /// The relative luminance of red, green and blue, 0 to 255 each.
  static func luminance(_ components: [CGFloat]) -> CGFloat {
    func linear(_ byte: CGFloat) -> CGFloat {
      let value = byte / 255
      return value <= 0.04045 ? value / 12.92 : CGFloat(pow(Double((value + 0.055) / 1.055), 2.4))
    }
    return 0.2126 * linear(components[0]) + 0.7152 * linear(components[1]) + 0.0722 * linear(components[2])
  }

  /// The contrast ratio of two luminances, 1 to 21.
  static func contrast(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
