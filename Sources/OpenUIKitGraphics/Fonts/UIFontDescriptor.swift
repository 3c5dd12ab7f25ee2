/// A description of a font by its attributes: family, name, size, traits, design or text style.
///
/// Immutable and safe to share between threads. ``UIFont/init(descriptor:size:)`` looks up the font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  package let values: FontDescription

  package init(_ values: FontDescription) {
    self.values = values
    super.init()
  }

  /// Creates a description without attributes, which stands for the system's typeface.
  public convenience override nonisolated init() { self.init(FontDescription()) }

  /// Creates a description by the name of a font and its size in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(FontDescription(name: name, size: size))
  }

  /// The description of the font for a text style at the current content size category.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The description of the font for a text style at the content size category of `traitCollection`.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points; 0 for none.
  open var pointSize: CGFloat { values.size ?? 0 }

  /// The name of the font that the description stands for.
  open var postscriptName: String { values.name ?? values.font(size: 0).fontName }

  /// The traits of the font that the description stands for.
  open var symbolicTraits: SymbolicTraits { values.symbolicTraits ?? values.font(size: 0).symbolicTraits }

  /// Returns the description with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// Returns the description with another family and without a name.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { ($0.family, $0.name, $0.design) = (newFamily, nil, nil) }
  }

  /// Returns the description with a style of the family, such as `Bold Italic`, and without a name.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    changed {
      $0.family = $0.family ?? $0.font(size: 0).familyName
      ($0.styleName, $0.name, $0.symbolicTraits, $0.weight) = (newFace, nil, nil, nil)
    }
  }

  /// Returns the description with other traits; nil if the family has no font with them.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let origin = values.font(size: 0)
    var result = values
    result.symbolicTraits = symbolicTraits
    result.weight = origin.weight(isBold: symbolicTraits.contains(.traitBold))
    // A family that was found by a name is kept, and the name would fix the old traits.
    if let face = origin.face { (result.family, result.name, result.styleName) = (face.familyName, nil, nil) }
    let traits: SymbolicTraits = [.traitBold, .traitItalic, .traitCondensed, .traitExpanded]
    let found = result.font(size: 0).symbolicTraits.intersection(traits)
    return found == symbolicTraits.intersection(traits) ? UIFontDescriptor(result) : nil
  }

  /// Returns the description with another design of the system's typeface; nil for other families.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    values.font(size: 0).face == nil ? changed { ($0.design, $0.name, $0.family) = (design, nil, nil) } : nil
  }

  private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var result = values
    change(&result)
    return UIFontDescriptor(result)
  }

  #if !hasFeature(Embedded)
    /// Whether `object` is a description with equal attributes.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? UIFontDescriptor)?.values == values
    }

    /// Equal for equal objects.
    open override var hash: Int { (values.size ?? 0).hashValue }
  #endif
}

/// The attributes of a font descriptor; nil for those that it leaves open.
package struct FontDescription: Equatable, Sendable {
  package var family: String?
  package var name: String?
  package var styleName: String?
  package var size: CGFloat?
  package var weight: UIFont.Weight?
  package var symbolicTraits: UIFontDescriptor.SymbolicTraits?
  package var design: UIFontDescriptor.SystemDesign?
  package var textStyle: UIFont.TextStyle?
  package var lineDistance: CGFloat?
  package var hasMonospacedDigits = false

  /// Whether both have the same attributes.
  package static func == (first: FontDescription, second: FontDescription) -> Bool {
    String.haveSameBytes(first.family, second.family) && String.haveSameBytes(first.name, second.name)
      && String.haveSameBytes(first.styleName, second.styleName) && first.size == second.size
      && first.weight == second.weight && first.symbolicTraits == second.symbolicTraits
      && first.design == second.design && first.textStyle == second.textStyle
      && first.hasMonospacedDigits == second.hasMonospacedDigits
  }

  /// The font of the description. A size of 0 means that of the description or, without one, 12 points.
  package func font(size: CGFloat) -> UIFont {
    let size = size > 0 ? size : self.size ?? 12
    let named = name.flatMap { FontLookup.font(named: $0, size: size) } ?? familyFont(size: size)
    if let named, named.face != nil { return withDigits(named) }
    let style = textStyle.map { UIFont.preferredFont(forTextStyle: $0) }
    let (isBold, isItalic) = (
      symbolicTraits?.contains(.traitBold) == true,
      symbolicTraits?.contains(.traitItalic) ?? named?.isItalic ?? false
    )
    let weight = weight ?? (isBold ? .semibold : named?.weight ?? style?.weight ?? .regular)
    let isMonospaced = symbolicTraits?.contains(.traitMonoSpace) == true
    let keepsLines = textStyle != nil && size == self.size
    return UIFont(
      pointSize: size, weight: weight, isItalic: isItalic,
      design: design?.fontDesign ?? (isMonospaced ? .monospaced : named?.design ?? .proportional),
      hasMonospacedDigits: hasMonospacedDigits, textStyle: textStyle,
      lineDistance: keepsLines ? lineDistance ?? style?.lineDistance : nil)
  }

  private func familyFont(size: CGFloat) -> UIFont? {
    guard let family else { return nil }
    if let styleName {
      let face = FontLookup.faces(ofFamily: family).first { $0.styleName.hasSameBytes(as: styleName) }
      if let face { return UIFont(face, size: size) }
    }
    let isBold = symbolicTraits?.contains(.traitBold) == true
    return FontLookup.font(
      family: family, weight: weight ?? (isBold ? .bold : .regular),
      isItalic: symbolicTraits?.contains(.traitItalic) == true, size: size)
  }

  private func withDigits(_ font: UIFont) -> UIFont {
    guard hasMonospacedDigits, let face = font.face else { return font }
    return UIFont(
      pointSize: font.pointSize, weight: font.weight, isItalic: font.isItalic, design: font.design,
      hasMonospacedDigits: true, face: face)
  }
}
