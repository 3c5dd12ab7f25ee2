/// An array for functions of Core Graphics.
public typealias CFArray = [Any]

extension CGGradient {
  /// Creates a gradient of colours as Core Graphics does. All colours are those of sRGB here, so the space has no
  /// effect. Elements that are not colours are left out.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    self.init(
      colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }
}
