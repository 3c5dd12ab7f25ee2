extension UIColor {
  /// Creates a colour that fills the background of views and layers with an image, repeated from their top left corners.
  ///
  /// A view with a content of its own, such as a label's text, shows no pattern. Texts and shapes have the mean colour of the
  /// image, and so does an image without pixels, which is drawn clear.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: image.pattern.map { CGColor($0) } ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0))
  }
}

extension UIImage {
  /// The image as a pattern; nil without pixels.
  fileprivate var pattern: ColorPattern? {
    guard let tile = cgImage, tile.width > 0, tile.height > 0 else { return nil }
    return ColorPattern(tile, scale: scale)
  }
}
