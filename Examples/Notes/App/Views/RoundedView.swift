import UIKit

/// A view with round corners that Interface Builder shows.
@IBDesignable
final class RoundedView: UIView {
  @IBInspectable var cornerRadius: CGFloat = 0 {
    didSet { layer.cornerRadius = cornerRadius }
  }
}

extension UIView {
  /// The width of the border, also for views without a class of their own.
  @IBInspectable var borderWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}
