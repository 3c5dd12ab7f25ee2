extension UIFont {
  /// The family name that hosts pass to their font system.
  public var familyName: String {
    if let face { return face.familyName }
    switch design {
    case .proportional, .rounded: return "Inter"
    case .monospaced: return "DejaVu Sans Mono"
    case .serif: return "DejaVu Serif"
    }
  }

  /// The family and style, such as `Inter-SemiBoldItalic`, or the name of a named font.
  public var fontName: String {
    if let face { return face.name }
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
  /// Creates the weight of a number on the 100...900 scale of OpenType and CSS.
  package init(cssWeight: Int) {
    switch cssWeight {
    case ..<150: self = .ultraLight
    case ..<250: self = .thin
    case ..<350: self = .light
    case ..<450: self = .regular
    case ..<550: self = .medium
    case ..<650: self = .semibold
    case ..<750: self = .bold
    case ..<850: self = .heavy
    default: self = .black
    }
  }

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
