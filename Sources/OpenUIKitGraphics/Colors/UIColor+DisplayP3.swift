extension UIColor {
  /// Creates a colour from components of the Display P3 colour space, each in 0...1.
  ///
  /// It is converted to sRGB. The components of a colour outside of sRGB are less than 0 or more than 1, and hosts clamp
  /// them.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    // Both spaces have the same transfer function and white point. The matrix goes from the primaries of SMPTE
    // EG 432-1 to those of ITU-R BT.709.
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: encoded(1.2249401763 * r - 0.2249401763 * g),
      green: encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha: alpha)
  }
}

extension UIColor {
  /// Creates a colour from amounts of light of sRGB's primaries, each in 0...1, or outside of it.
  package convenience init(linearRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
  }
}

/// The light of a component, by the transfer function of sRGB, continued to negative values.
private func linear(_ component: CGFloat) -> CGFloat {
  let size = abs(component)
  let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return component < 0 ? -light : light
}

private func encoded(_ light: CGFloat) -> CGFloat {
  let size = abs(light)
  let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return light < 0 ? -component : component
}
