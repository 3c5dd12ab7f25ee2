/// The families that every iPhone and iPad has and that apps name most. Apps take for granted that they are there.
///
/// A host draws them with its own font of the family or, without one, with the system's font of a similar design. So
/// the widths may differ from those on a device. The vertical metrics are those of the system's typeface.
enum DeviceFonts {
  /// A family in each row: name, design and the faces. `p` is proportional, `s` serif and `m` monospaced. A face has
  /// its name after the common prefix, its weight on the scale of CSS, and `i` if it is italic.
  private static let usual: [StaticString] = [
    "Helvetica Neue|p|HelveticaNeue| 400|-UltraLight 100|-Thin 200|-Light 300|-Medium 500|-Bold 700|-Italic 400i|-LightItalic 300i|-MediumItalic 500i|-BoldItalic 700i|-CondensedBold 700|-CondensedBlack 900",
    "Helvetica|p|Helvetica| 400|-Light 300|-Bold 700|-Oblique 400i|-BoldOblique 700i",
    "Arial|p|Arial|MT 400|-BoldMT 700|-ItalicMT 400i|-BoldItalicMT 700i",
    "Avenir|p|Avenir|-Book 350|-Light 300|-Roman 400|-Medium 500|-Heavy 800|-Black 900|-BookOblique 350i|-LightOblique 300i|-Oblique 400i|-MediumOblique 500i|-HeavyOblique 800i|-BlackOblique 900i",
    "Avenir Next|p|AvenirNext|-Regular 400|-UltraLight 100|-Medium 500|-DemiBold 600|-Bold 700|-Heavy 800|-Italic 400i|-MediumItalic 500i|-DemiBoldItalic 600i|-BoldItalic 700i|-HeavyItalic 800i",
    "Futura|p|Futura|-Medium 500|-MediumItalic 500i|-Bold 700|-CondensedMedium 500|-CondensedExtraBold 800",
    "Gill Sans|p|GillSans| 400|-Light 300|-SemiBold 600|-Bold 700|-UltraBold 900|-Italic 400i|-LightItalic 300i|-SemiBoldItalic 600i|-BoldItalic 700i",
    "Trebuchet MS|p|Trebuchet|MS 400|MS-Bold 700|MS-Italic 400i|-BoldItalic 700i",
    "Verdana|p|Verdana| 400|-Bold 700|-Italic 400i|-BoldItalic 700i",
    "Georgia|s|Georgia| 400|-Bold 700|-Italic 400i|-BoldItalic 700i",
    "Times New Roman|s|TimesNewRomanPS|MT 400|-BoldMT 700|-ItalicMT 400i|-BoldItalicMT 700i",
    "Palatino|s|Palatino|-Roman 400|-Bold 700|-Italic 400i|-BoldItalic 700i",
    "Baskerville|s|Baskerville| 400|-SemiBold 600|-Bold 700|-Italic 400i|-SemiBoldItalic 600i|-BoldItalic 700i",
    "American Typewriter|s|AmericanTypewriter| 400|-Light 300|-Semibold 600|-Bold 700|-Condensed 400",
    "Menlo|m|Menlo|-Regular 400|-Bold 700|-Italic 400i|-BoldItalic 700i",
    "Courier|m|Courier| 400|-Bold 700|-Oblique 400i|-BoldOblique 700i",
    "Courier New|m|CourierNewPS|MT 400|-BoldMT 700|-ItalicMT 400i|-BoldItalicMT 700i",
  ]

  #if hasFeature(Embedded)
    private static var rows: [StaticString] { usual }
  #else
    private static var rows: [StaticString] { usual + rarer }

    /// Families that fewer apps name.
    private static let rarer: [StaticString] = [
      "Apple SD Gothic Neo|p|AppleSDGothicNeo|-Regular 400|-Thin 100|-UltraLight 200|-Light 300|-Medium 500|-SemiBold 600|-Bold 700",
      "PingFang SC|p|PingFangSC|-Regular 400|-Ultralight 100|-Thin 200|-Light 300|-Medium 500|-Semibold 600",
      "Optima|p|Optima|-Regular 400|-Bold 700|-Italic 400i|-BoldItalic 700i|-ExtraBlack 900",
      "Arial Rounded MT Bold|p|ArialRoundedMTBold| 400",
      "DIN Alternate|p|DINAlternate|-Bold 700",
      "DIN Condensed|p|DINCondensed|-Bold 700",
      "Chalkboard SE|p|ChalkboardSE|-Regular 400|-Light 300|-Bold 700",
      "Chalkduster|p|Chalkduster| 400",
      "Marker Felt|p|MarkerFelt|-Thin 400|-Wide 700",
      "Noteworthy|p|Noteworthy|-Light 300|-Bold 700",
      "Didot|s|Didot| 400|-Italic 400i|-Bold 700",
      "Hoefler Text|s|HoeflerText|-Regular 400|-Italic 400i|-Black 900|-BlackItalic 900i",
      "Cochin|s|Cochin| 400|-Bold 700|-Italic 400i|-BoldItalic 700i",
      "Copperplate|s|Copperplate| 400|-Light 300|-Bold 700",
      "Rockwell|s|Rockwell|-Regular 400|-Italic 400i|-Bold 700|-BoldItalic 700i",
    ]
  #endif

  /// The names of the families.
  static var familyNames: [String] { rows.map { words(of: $0)[0] } }

  /// The face with a name; nil for an unknown name.
  static func face(named name: String) -> FontFace? {
    for row in rows {
      let words = words(of: row)
      guard name.hasBytes(ofPrefix: words[2]) else { continue }
      if let face = faces(words).first(where: { $0.name.hasSameBytes(as: name) }) { return face }
    }
    return nil
  }

  /// The faces of a family; empty for an unknown family.
  static func faces(ofFamily family: String) -> [FontFace] {
    for row in rows {
      let words = words(of: row)
      if words[0].hasSameBytes(as: family) { return faces(words) }
    }
    return []
  }

  private static func faces(_ words: [String]) -> [FontFace] {
    let design = design(ofLetter: words[1].utf8.first)
    return words[3...].map { face($0, words, design) }
  }

  private static func design(ofLetter letter: UInt8?) -> UIFont.Design {
    switch letter {
    case UInt8(ascii: "m"): return .monospaced
    case UInt8(ascii: "s"): return .serif
    default: return .proportional
    }
  }

  private static func face(_ word: String, _ words: [String], _ design: UIFont.Design) -> FontFace {
    let bytes = Array(word.utf8)
    let space = bytes.lastIndex(of: UInt8(ascii: " ")) ?? bytes.count
    let suffix = String(decoding: bytes[..<space], as: UTF8.self)
    var weight = 0
    for byte in bytes[space...] where byte >= 0x30 && byte <= 0x39 { weight = weight * 10 + Int(byte) - 0x30 }
    let style =
      suffix.utf8.first == UInt8(ascii: "-") ? String(decoding: bytes[1..<space], as: UTF8.self) : "Regular"
    return FontFace(
      name: words[2] + suffix, familyName: words[0], styleName: style,
      weight: UIFont.Weight(cssWeight: weight),
      isItalic: bytes.last == UInt8(ascii: "i"), isMonospaced: design == .monospaced, replacement: design)
  }

  /// The parts of a row: family, letter of the design, prefix of the names, and the faces.
  private static func words(of row: StaticString) -> [String] {
    let bytes = UnsafeBufferPointer(start: row.utf8Start, count: row.utf8CodeUnitCount)
    return bytes.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension String {
  /// Whether the text begins with the bytes of another one.
  fileprivate func hasBytes(ofPrefix prefix: String) -> Bool {
    utf8.starts(with: prefix.utf8)
  }
}
