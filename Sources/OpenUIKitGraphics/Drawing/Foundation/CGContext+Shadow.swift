/// The shadow of what a context draws.
struct DrawingShadow {
  /// The distance of the shadow from what casts it, in points of the context's first coordinates.
  var offset: CGSize
  /// The blur of the context: twice the standard deviation, as in Core Graphics.
  var blur: CGFloat
  var color: DisplayList.Color

  /// The shadow in the coordinates of a content. No transform changes how a shadow looks.
  func shadow(in transform: CGAffineTransform) -> DisplayList.Shadow? {
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    guard color.isVisible, area > 1e-12 else { return nil }
    let inverse = transform.inverted()
    let own = CGSize(
      width: inverse.a * offset.width + inverse.c * offset.height,
      height: inverse.b * offset.width + inverse.d * offset.height)
    return DisplayList.Shadow(color: color, offset: own, radius: blur / 2 / area.squareRoot())
  }
}

extension CGContext {
  /// Gives what is drawn later a black shadow of a third of full opacity: the default of Core Graphics.
  ///
  /// `offset` is in points, down and to the right, whatever the transform is. `blur` is in points, too; values below 0 count as 0.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1 / 3))
  }

  /// Gives what is drawn later a shadow in a colour; nil for no shadow.
  ///
  /// `offset` is in points, down and to the right, whatever the transform is. `blur` is in points, too; values below 0 count as 0. Numbers
  /// that are not finite are refused: there is no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
      return shadow = nil
    }
    shadow = DrawingShadow(offset: offset, blur: max(0, blur), color: DisplayList.Color(color))
  }
}
