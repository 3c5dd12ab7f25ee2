/// The background of a bar: material, colour and picture, with a line towards the content.
final class BarBackdrop: UIView {
  private let material = UIVisualEffectView(effect: nil)
  private let picture = UIImageView()
  private let line = UIImageView()
  private let lineIsAtTop: Bool
  #if !hasFeature(Embedded)
    /// The fade of a bar of glass.
    private var softEdge: SoftEdge?
  #endif
  /// Whether a picture replaces the line.
  private var shadowHeight: CGFloat?

  init(lineIsAtTop: Bool) {
    self.lineIsAtTop = lineIsAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [material, picture, line] as [UIView] { addSubview(part) }
    picture.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ background: UIBarAppearance.Background) {
    material.effect = background.effect
    backgroundColor = nil
    material.contentView.backgroundColor = background.color
    picture.image = background.image
    picture.contentMode = background.imageContentMode
    line.image = background.shadowImage
    line.backgroundColor = background.shadowImage == nil ? background.shadowColor : nil
    line.tintColor = background.shadowColor
    shadowHeight = background.shadowImage?.size.height
    #if !hasFeature(Embedded)
      showFade(background.fades)
    #endif
    setNeedsLayout()
  }

  #if !hasFeature(Embedded)
    private func showFade(_ fades: Bool) {
      guard fades != (softEdge != nil) else { return }
      softEdge?.removeFromSuperview()
      softEdge = fades ? SoftEdge(isAtTop: !lineIsAtTop) : nil
      if let softEdge { insertSubview(softEdge, at: 0) }
    }
  #endif

  /// Shows how far a background covers that of the end of the content, which `edge` shows. Once it covers all, only one is left: two
  /// materials or lines over each other would be darker.
  func fadeIn(over edge: BarBackdrop, progress: CGFloat) {
    alpha = progress
    edge.alpha = min(1, 2 * (1 - progress))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    picture.frame = bounds
    #if !hasFeature(Embedded)
      softEdge?.frame = bounds
    #endif
    // The shadow lies outside the bar, over the content.
    let height = shadowHeight ?? 1 / hostScale
    line.frame = CGRect(
      x: 0, y: lineIsAtTop ? -height : bounds.height, width: bounds.width, height: height)
  }
}
