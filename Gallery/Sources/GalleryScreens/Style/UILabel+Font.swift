import UIKitShim

extension UILabel {
  /// Uses the system's font at a size, in points, that follows the user's text size up to a limit, because the screens show layouts of a
  /// given size.
  func useFont(ofSize size: CGFloat, weight: UIFont.Weight = .regular, growingBy limit: CGFloat = 1.5) {
    font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: size, weight: weight), maximumPointSize: size * limit)
    adjustsFontForContentSizeCategory = true
  }
}
