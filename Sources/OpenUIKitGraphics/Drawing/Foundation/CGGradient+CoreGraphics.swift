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

  /// Creates a gradient from the components of its colours, one colour after the other with its opacity. Without locations the colours are
  /// spread evenly. Returns nil without colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let length = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { index in
      CGColor((0..<length).map { components[index * length + $0] }, of: space.model)
    }
    self.init(
      colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }
}
