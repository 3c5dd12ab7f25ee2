/// A view of a row's content with a text, at whose beginning the line below the row begins.
protocol IndentedContentView: UIView {
  /// The beginning of the text in a width, in points.
  func textStart(in width: CGFloat) -> CGFloat
}
