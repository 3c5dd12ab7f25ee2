extension UIFont {
  /// Creates the font with a name, such as `Lato-Bold`, at a size in points. A family's name stands for its
  /// regular font. Returns nil for an unknown name.
  ///
  /// Known are the fonts that the app has registered with its host, the fonts of the host, and the most used ones of
  /// Apple's devices, which a host without them replaces by similar ones.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = FontLookup.font(named: fontName, size: fontSize > 0 ? fontSize : 12) else { return nil }
    self.init(font)
  }

  /// Creates the font of a description at a size in points. 0 stands for the description's size. A description
  /// of an unknown font stands for the system's typeface.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.values.font(size: pointSize))
  }

  private convenience init(_ font: UIFont) {
    self.init(
      pointSize: font.pointSize, weight: font.weight, isItalic: font.isItalic, design: font.design,
      hasMonospacedDigits: font.hasMonospacedDigits, textStyle: font.textStyle,
      lineDistance: font.lineDistance,
      face: font.face, scaling: font.scaling)
  }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor {
    var values = FontDescription(size: pointSize, hasMonospacedDigits: hasMonospacedDigits)
    if let face {
      values.name = face.name
      return UIFontDescriptor(values)
    }
    (values.weight, values.textStyle, values.lineDistance) = (weight, textStyle, lineDistance)
    if design != .proportional { values.design = design.systemDesign }
    if isItalic { values.symbolicTraits = symbolicTraits }
    return UIFontDescriptor(values)
  }

  /// The names of all known font families.
  public class var familyNames: [String] { FontLookup.familyNames }

  /// The names of the fonts of a family; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLookup.fontNames(ofFamily: familyName)
  }
}
