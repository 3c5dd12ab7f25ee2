extension UIFont {
  /// The family name that hosts pass to their font system.
  public var familyName: String {
    switch design {
    case .proportional: return "Inter"
    case .monospaced: return "DejaVu Sans Mono"
    }
  }

  /// The family and style, such as `Inter-SemiBoldItalic`.
  public var fontName: String {
    var family = ""
    for part in familyName.utf8 where part != UInt8(ascii: " ") {
      family.unicodeScalars.append(Unicode.Scalar(part))
    }
    let style =
      isItalic ? (weight.styleName == "Regular" ? "Italic" : weight.styleName + "Italic") : weight.styleName
    return family + "-" + style
  }
}

extension UIFont.Weight {
  /// The name of the weight in font files.
  var styleName: String {
    switch cssWeight {
    case 100: return "Thin"
    case 200: return "ExtraLight"
    case 300: return "Light"
    case 500: return "Medium"
    case 600: return "SemiBold"
    case 700: return "Bold"
    case 800: return "ExtraBold"
    case 900: return "Black"
    default: return "Regular"
    }
  }

  /// The nearest weight on the 100...900 scale of OpenType and CSS, on which regular is 400.
  public var cssWeight: Int {
    switch rawValue {
    case ..<(-0.7): return 100
    case ..<(-0.5): return 200
    case ..<(-0.2): return 300
    case ..<0.115: return 400
    case ..<0.265: return 500
    case ..<0.35: return 600
    case ..<0.48: return 700
    case ..<0.59: return 800
    default: return 900
    }
  }
}
