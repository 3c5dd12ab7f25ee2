import OpenUIKit

extension UIColor {
  /// A colour by its name; nil if the page has none. Pages have no bundles.
  static func ofBundle(_ bundle: Bundle?, _ name: String) -> UIColor? { UIColor(named: name) }
}

extension UIImage {
  /// A picture by its name; nil if the page has none. Pages have no bundles.
  static func ofBundle(_ bundle: Bundle?, _ name: String) -> UIImage? { UIImage(named: name) }
}
