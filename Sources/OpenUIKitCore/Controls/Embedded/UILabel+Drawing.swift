// Methods of extensions cannot be overridden. Unlike those of the class, they are in no page that does not call them.
extension UILabel {
  /// Draws the text into a rectangle, in points: vertically centred, in as many lines as fit.
  public func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawLines(in: rect, context)
  }
}
