import OpenUIKitGraphics

extension UIImage {
  /// The standard image for a checkmark on a filled circle.
  public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
}
