/// Reads values of CSS.
enum CSSValues {
  /// A colour by name or by its components; nil for others.
  static func color(_ text: String) -> UIColor? {
    let value = text.trimmingCharacters(in: .whitespaces).lowercased()
    if value.hasPrefix("#") { return hexadecimal(Array(value.dropFirst())) }
    if let open = value.firstIndex(of: "("), value.hasPrefix("rgb") {
      return components(value[value.index(after: open)...])
    }
    return names[value].flatMap { hexadecimal(Array($0)) }
  }

  private static func hexadecimal(_ digits: [Character]) -> UIColor? {
    let wide = digits.count < 6 ? digits.flatMap { [$0, $0] } : digits
    guard wide.count == 6 || wide.count == 8, let number = UInt32(String(wide), radix: 16) else {
      return nil
    }
    let bytes = wide.count == 8 ? number : number << 8 | 0xFF
    func component(_ shift: UInt32) -> CGFloat { CGFloat(bytes >> shift & 0xFF) / 255 }
    return UIColor(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  /// Reads red, green, blue and perhaps alpha. Nil if one of them is not a number.
  private static func components(_ text: Substring) -> UIColor? {
    let parts = text.split { ",/) ".contains($0) }
    let values = parts.enumerated().compactMap { index, part in component(part, whole: index < 3 ? 255 : 1)
    }
    guard values.count >= 3, values.count == parts.count else { return nil }
    return UIColor(
      red: values[0], green: values[1], blue: values[2], alpha: values.count > 3 ? values[3] : 1)
  }

  /// Reads a component as a part of 1: a percentage, or a number whose greatest value is `whole`.
  private static func component(_ text: Substring, whole: Double) -> CGFloat? {
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? text.dropLast() : text), number.isFinite else { return nil }
    return CGFloat(number / (isPercentage ? 100 : whole))
  }

  /// A length in points, relative to the size of the font around it; nil for others. A pixel of CSS is a point.
  static func length(_ text: String, of size: CGFloat) -> CGFloat? {
    let value = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let named = sizes[value] { return named }
    let digits = value.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let number = Double(digits).map({ CGFloat($0) }), number.isFinite else { return nil }
    switch value.dropFirst(digits.count) {
    case "", "px", "pt": return number
    case "em": return number * size
    case "rem": return number * HTMLStyle.defaultSize
    case "%": return number / 100 * size
    default: return nil
    }
  }

  private static let sizes: [String: CGFloat] = [
    "xx-small": 7, "x-small": 8, "small": 10, "medium": 12, "large": 14, "x-large": 18, "xx-large": 24,
  ]

  private static let names: [String: String] = [
    "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff",
    "maroon": "800000", "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff", "magenta": "ff00ff",
    "green": "008000", "lime": "00ff00", "olive": "808000", "yellow": "ffff00", "navy": "000080",
    "blue": "0000ff", "teal": "008080", "aqua": "00ffff", "cyan": "00ffff", "orange": "ffa500",
    "pink": "ffc0cb", "brown": "a52a2a", "gold": "ffd700", "indigo": "4b0082", "violet": "ee82ee",
    "darkgray": "a9a9a9", "darkgrey": "a9a9a9", "lightgray": "d3d3d3", "lightgrey": "d3d3d3",
    "darkblue": "00008b", "darkgreen": "006400", "darkred": "8b0000", "lightblue": "add8e6",
    "tomato": "ff6347", "crimson": "dc143c", "coral": "ff7f50", "transparent": "00000000",
  ]
}
