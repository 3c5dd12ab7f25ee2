/// A capsule of glass below the buttons of a bar, as the design of iOS 26 has it.
final class BarPlatter: UIView {
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    material.clipsToBounds = true
    material.layer.borderWidth = 0.5
    addSubview(material)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.1
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 10
    showBorder()
  }

  required init?(coder: NSCoder) { nil }

  /// The colour of a prominent button; nil for clear glass.
  var color: UIColor? {
    didSet { material.contentView.backgroundColor = color }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    let radius = min(bounds.width, bounds.height) / 2
    material.layer.cornerRadius = radius
    layer.cornerRadius = radius
    layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }

  /// The light on the edge of the glass.
  private func showBorder() {
    let edge = UIColor(inLight: CGColor(gray: 1, alpha: 0.7), inDark: CGColor(gray: 1, alpha: 0.18))
    material.layer.borderColor = edge.resolvedColor(with: traitCollection).cgColor
  }
}
