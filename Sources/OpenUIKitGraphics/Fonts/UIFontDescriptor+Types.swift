extension UIFontDescriptor {
  /// The traits of a font as bits, and the class of its design.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Thick strokes.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Glyphs for vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// A design for the interface.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of the class of the design.
    public static let classMask = SymbolicTraits(rawValue: 0xF << 28)
    /// The serifs of old styles.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// The serifs of transitional styles.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// The serifs of modern styles.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Serifs like those of Clarendon.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Serifs as thick as the strokes.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Other serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A design of the system's typeface.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the design.
    public let rawValue: String

    /// Creates a design by UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether both have the same name.
    public static func == (first: SystemDesign, second: SystemDesign) -> Bool {
      first.rawValue.hasSameBytes(as: second.rawValue)
    }

    /// The interface's typeface.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With rounded ends of strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// The design of fonts with it.
    var fontDesign: UIFont.Design {
      if self == .serif { return .serif }
      if self == .rounded { return .rounded }
      return self == .monospaced ? .monospaced : .proportional
    }
  }
}

extension UIFont.Design {
  /// The design in descriptors.
  var systemDesign: UIFontDescriptor.SystemDesign {
    switch self {
    case .proportional: return .default
    case .monospaced: return .monospaced
    case .rounded: return .rounded
    case .serif: return .serif
    }
  }
}

extension UIFont {
  /// The font's traits as bits.
  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits =
      design == .serif ? .classTransitionalSerifs : .classSansSerif
    if face == nil { traits.insert(.traitUIOptimized) }
    if isItalic { traits.insert(.traitItalic) }
    if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The weight of the bold or of the normal style of the font. A weight that already has the trait stays.
  func weight(isBold: Bool) -> Weight {
    let limit = Weight.semibold.rawValue
    if isBold { return weight.rawValue >= limit ? weight : face == nil ? .semibold : .bold }
    return weight.rawValue >= limit ? .regular : weight
  }
}
