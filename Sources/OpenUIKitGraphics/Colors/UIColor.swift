/// A colour with opacity, as used by views and controls.
///
/// Immutable and safe to share between threads. Two colours are equal if their components are. A dynamic
/// colour looks different in light and dark appearance.
open class UIColor: NSObject, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  let look: ColorLook

  /// The colour as used by layers. A dynamic colour is resolved with `UITraitCollection.current`.
  public var cgColor: CGColor { look.color(for: isDynamic ? UITraitCollection.current : .detached) }

  /// Creates a colour from a layer's colour.
  public init(cgColor: CGColor) {
    look = .fixed(cgColor)
    super.init()
  }

  init(_ look: ColorLook) {
    self.look = look
    super.init()
  }

  /// Creates a colour that looks like another one.
  package convenience init(_ color: UIColor) { self.init(color.look) }

  /// Creates a colour that a closure resolves for given traits. The closure is called whenever the colour is
  /// drawn after a change of traits, on the thread that draws.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.provided(dynamicProvider))
  }

  /// The colour resolved for given traits, which is constant.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: look.color(for: traitCollection)) : self
  }

  /// Sets the colour of fills and strokes in the current graphics context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of fills in the current graphics context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the colour of strokes in the current graphics context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Whether the colour looks different with different traits.
  package final var isDynamic: Bool {
    if case .fixed = look { return false }
    return true
  }

  /// Creates a colour from sRGB components in 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Creates a colour from hue, saturation and brightness.
  ///
  /// A full turn of the hue is 1, and further turns give the same colours. The others are in 0...1 for the colours
  /// of sRGB. UIKit clamps none of them.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let components = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness)
    let (red, green, blue) = components.redGreenBlue
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(look.with(alpha: alpha))
  }

  /// Writes red, green, blue and alpha. Returns true, because every colour here has them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let cgColor = cgColor
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha. Returns true, because every colour here has them.
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

  /// Writes the grey level and alpha if the colour is a grey. Otherwise returns false and writes nothing.
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
    /// Creates the colour of a `#colorLiteral` from sRGB components in 0...1.
    public required convenience init(
      _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
      self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Whether `object` is a colour with equal components.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? UIColor)?.look == look
    }

    /// Equal for equal objects.
    open override var hash: Int { look.color(for: .detached).hashValue }

    /// A short text for logs.
    open override var description: String {
      "UIExtendedSRGBColorSpace "
        + [cgColor.red, cgColor.green, cgColor.blue, cgColor.alpha].map { shortNumber(Double($0)) }.joined(
          separator: " ")
    }
  #endif
}
