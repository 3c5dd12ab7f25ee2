extension UIBackgroundConfiguration {
  /// The configuration for a state: the colour of a selected or touched cell, unless the app has set one.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard !hasOwnColor else { return self }
    let emphasized =
      switch state {
      case let state as UICellConfigurationState: state.isSelected || state.isHighlighted
      case let state as UIViewConfigurationState: state.isSelected || state.isHighlighted
      default: false
      }
    return withDefaultColor(isEmphasized: emphasized)
  }
}

/// The view of a background configuration.
final class BackgroundConfigurationView: UIView {
  private let picture = UIImageView()
  private let border = UIView()
  private var effect: UIVisualEffectView?
  private var custom: UIView? { didSet { releaseAfterAssignment(oldValue) } }
  private var configuration = UIBackgroundConfiguration.clear() {
    didSet { releaseAfterAssignment(oldValue) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(border)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    showEffect(configuration.visualEffect)
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { insertSubview(custom, at: effect == nil ? 0 : 1) }
    }
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    picture.clipsToBounds = true
    applyColors()
    setNeedsLayout()
  }

  /// Shows the material at the back, or removes it.
  private func showEffect(_ new: UIVisualEffect?) {
    guard let new else {
      effect?.removeFromSuperview()
      return effect = nil
    }
    if let effect { return effect.effect = new }
    let view = UIVisualEffectView(effect: new)
    view.clipsToBounds = true
    insertSubview(view, at: 0)
    effect = view
  }

  private func applyColors() {
    let tint: UIColor = tintColor ?? .tintColor
    let color = configuration.resolvedBackgroundColor(for: tint)
    // The colour lies above the material, which would blur it otherwise.
    backgroundColor = effect == nil ? color : nil
    effect?.contentView.backgroundColor = color
    effect?.layer.cornerRadius = configuration.cornerRadius
    layer.cornerRadius = configuration.cornerRadius
    border.layer.borderWidth = configuration.strokeWidth
    border.layer.borderColor =
      configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tint).cgColor : nil
    border.layer.cornerRadius = configuration.cornerRadius + configuration.strokeOutset
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  /// Fills a rectangle except for the insets.
  func fill(_ rect: CGRect) {
    let insets = configuration.insets(in: superview)
    let (left, right) =
      hasRightToLeftContent ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let area = rect.inset(
      by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
    if frame != area { frame = area }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    effect?.frame = bounds
    custom?.frame = bounds
    border.frame = bounds.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }
}
