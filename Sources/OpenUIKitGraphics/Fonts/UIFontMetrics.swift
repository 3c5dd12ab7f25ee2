/// Scales fonts and distances with the content size category, as a text style of the system scales.
///
/// Values grow with the distance of the style's lines, as in UIKit, and are rounded up to pixels. At the largest
/// category body text has 53 points, while a custom font of 17 points is scaled to 48.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style. Unknown styles scale like body text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font at the size for the current content size category. Views that adjust to the category scale it
  /// again when that changes. Traps for a font that metrics have already scaled.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
  }

  /// Returns a font at the size for the current content size category, up to a size in points; 0 for no limit. Traps for a font that
  /// metrics have already scaled.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font at the size for the content size category of `traitCollection`, or the current one for nil. Traps for a font that
  /// metrics have already scaled.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns a font at the size for the content size category of `traitCollection`, or the current one for nil, up to a size in points;
  /// 0 for no limit. Traps for a font that metrics have already scaled.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    require(
      font.scaling == nil && font.textStyle == nil,
      "UIFontMetrics: the font already follows the content size category: \(font.fontName)")
    let limit = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = UIFont.FontScaling(style: style, unscaledSize: font.pointSize, maximumSize: limit)
    return font.scaled(by: scaling, compatibleWith: traitCollection)
  }

  /// Returns a distance for the current content size category, rounded up to pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a distance for the content size category of `traitCollection`, rounded up to pixels.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    style.scaled(value, compatibleWith: traitCollection)
  }
}

extension UIFont.TextStyle {
  /// Rounding errors below this part of a pixel do not add a pixel.
  private static let pixelNoise: CGFloat = 0.001

  /// A value at the size category of the traits, relative to the usual category.
  fileprivate func scaled(_ value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let current = UITraitCollection.current
    var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    if category == .unspecified { category = current.preferredContentSizeCategory }
    let ratio = metrics(for: category).lineDistance / metrics(for: .large).lineDistance
    var scale = traitCollection?.displayScale ?? 0
    if scale <= 0 {
      scale = current.displayScale > 0 ? current.displayScale : UITraitCollection.defaultDisplayScale
    }
    return ratio == 1 ? value : (value * ratio * scale - Self.pixelNoise).rounded(.up) / scale
  }
}

extension UIFont {
  /// The font at the size that metrics give it.
  fileprivate func scaled(by scaling: FontScaling, compatibleWith traits: UITraitCollection?) -> UIFont {
    let size = min(scaling.style.scaled(scaling.unscaledSize, compatibleWith: traits), scaling.maximumSize)
    return UIFont(
      pointSize: size, weight: weight, isItalic: isItalic, design: design,
      hasMonospacedDigits: hasMonospacedDigits, face: face, scaling: scaling)
  }

  /// The font at the content size category of a view; nil for a font that does not follow the category.
  package func adjusted(to traits: UITraitCollection) -> UIFont? {
    if let scaling { return scaled(by: scaling, compatibleWith: traits) }
    guard let textStyle else { return nil }
    let preferred = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
    return UIFont(
      pointSize: preferred.pointSize, weight: weight, isItalic: isItalic, design: design,
      hasMonospacedDigits: hasMonospacedDigits, textStyle: textStyle, lineDistance: preferred.lineDistance,
      face: face)
  }
}
