import OpenUIKitGraphics

extension UIImage {
  /// The standard image for a checkmark on a filled circle.
  public static var checkmark: UIImage { standard("checkmark.circle.fill") }
  /// The standard image for a checkmark with an outline.
  public static var strokedCheckmark: UIImage { standard("checkmark.circle") }
  /// The standard image for adding something.
  public static var add: UIImage { standard("plus.circle.fill") }
  /// The standard image for removing something.
  public static var remove: UIImage { standard("minus.circle.fill") }
  /// The standard image for actions.
  public static var actions: UIImage { standard("square.and.arrow.up") }

  private static func standard(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
