/// The fade below a bar of glass, which keeps titles readable above content.
final class SoftEdge: UIView {
  private let gradient = CAGradientLayer()
  private let isAtTop: Bool

  /// The bar is at the top of its screen, or at the bottom.
  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let color = UIColor.systemBackground.resolvedColor(with: traitCollection)
    let colors = [0.92, 0.7, 0].map { color.withAlphaComponent($0).cgColor }
    // The layer has no view, so each change would be animated.
    UIView.performWithoutAnimation {
      gradient.frame = bounds
      gradient.colors = isAtTop ? colors : colors.reversed()
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
