/// A colour space: how many components a colour has. Colours and pictures here are always those of sRGB, whatever their space is.
public final class CGColorSpace: Sendable {
  /// The meaning of the components of a space.
  public let model: CGColorSpaceModel

  init(_ model: CGColorSpaceModel = .rgb) { self.model = model }

  /// The number of components of a colour, without its opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .rgb: 3
    }
  }
}

/// The meaning of the components of a colour.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A grey.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
}

/// The colour space of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The colour space of the device's greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

/// The colour space of inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }

extension CGColor {
  /// Creates a colour from the components of a space and its opacity. Returns nil with fewer components. Inks become colours without a
  /// profile: each covers its share of the light.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let parts = (0...space.numberOfComponents).map { components[$0] }
    self.init(parts, of: space.model)
  }

  /// Creates a colour from components that end with the opacity. Returns nil if there are fewer.
  convenience init?(_ parts: [CGFloat], of model: CGColorSpaceModel) {
    switch (model, parts.count) {
    case (.monochrome, 2...): self.init(gray: parts[0], alpha: parts[1])
    case (.rgb, 4...): self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case (.cmyk, 5...):
      let light = 1 - parts[3]
      self.init(
        red: (1 - parts[0]) * light, green: (1 - parts[1]) * light, blue: (1 - parts[2]) * light,
        alpha: parts[4])
    default: return nil
    }
  }
}
