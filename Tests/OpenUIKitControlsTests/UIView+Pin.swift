import OpenUIKit

extension UIView {
  /// Fixes the frame in the superview by constraints, in points.
  func pin(_ frame: CGRect) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
      widthAnchor.constraint(equalToConstant: frame.width),
      heightAnchor.constraint(equalToConstant: frame.height),
    ])
  }
}
