extension CGColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a `#colorLiteral` from sRGB components in 0...1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
