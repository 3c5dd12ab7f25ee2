import Foundation
import OpenUIKit

extension UIColor {
  /// A colour of a bundle by its name; nil if it has none.
  static func ofBundle(_ bundle: Bundle?, _ name: String) -> UIColor? {
    UIColor(named: name, in: bundle, compatibleWith: nil)
  }
}

extension UIImage {
  /// A picture of a bundle by its name; nil if it has none.
  static func ofBundle(_ bundle: Bundle?, _ name: String) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: nil)
  }
}
