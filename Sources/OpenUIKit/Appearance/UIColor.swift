/// A colour with opacity, as views and controls take it.
///
/// Immutable and safe to share between threads. Two colours are equal when their components are.
open class UIColor: NSObject, @unchecked Sendable {
  /// The colour as layers take it.
  public let cgColor: CGColor

  /// Makes a colour from a layer's colour.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// Makes a colour from sRGB components in 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Makes a colour from hue (a full turn is 1), saturation and brightness, each in 0...1; values outside are
  /// clamped, as UIKit does.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let components = HueSaturationBrightness(
      hue: hue.clampedToUnit, saturation: saturation.clampedToUnit, brightness: brightness.clampedToUnit)
    let (red, green, blue) = components.redGreenBlue
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
  }

  /// Writes red, green, blue and alpha to the given places; `true`, since every colour here has them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha to the given places; `true`, since every colour here has them.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = HueSaturationBrightness(
      red: cgColor.red, green: cgColor.green, blue: cgColor.blue)
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes the grey level and alpha to the given places if the colour is a grey; `false` otherwise, and then
  /// writes nothing.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  #if !hasFeature(Embedded)
    /// Whether `object` is one of these with equal parts.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? UIColor)?.cgColor == cgColor
    }

    /// Equal for equal objects.
    open override var hash: Int { cgColor.hashValue }

    /// A short text for logs.
    open override var description: String {
      "UIExtendedSRGBColorSpace \(cgColor.red) \(cgColor.green) \(cgColor.blue) \(cgColor.alpha)"
    }
  #endif
}
