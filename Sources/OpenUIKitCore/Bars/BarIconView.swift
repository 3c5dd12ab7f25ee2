/// Shows an icon of the system in the tint colour.
package final class BarIconView: UIView {
  private let shape = CAShapeLayer()
  private let icon: BarIcon
  private let side: CGFloat

  /// Creates a view of an icon in a square with the given side, in points.
  package init(_ icon: BarIcon, side: CGFloat = 24) {
    (self.icon, self.side) = (icon, side)
    super.init(frame: CGRect(x: 0, y: 0, width: icon.width * side / 24, height: side))
    isUserInteractionEnabled = false
    shape.lineWidth = Self.lineWidth
    shape.lineCap = .round
    shape.lineJoin = .round
    layer.addSublayer(shape)
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize { CGSize(width: icon.width * side / 24, height: side) }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let color = resolved(tintColor)
    // The layer has no view, so each change would be animated.
    UIView.performWithoutAnimation {
      shape.path = icon.path
      shape.fillColor = icon.isFilled ? color : nil
      shape.strokeColor = icon.isFilled ? nil : color
      shape.setAffineTransform(CGAffineTransform(scaleX: side / 24, y: side / 24))
    }
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private static let lineWidth: CGFloat = 1.8
}
