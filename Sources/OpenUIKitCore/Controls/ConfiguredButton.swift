/// The parts of a button with a configuration.
class ConfiguredButton: ButtonContent {
  var configuration: UIButton.Configuration { didSet { releaseAfterAssignment(oldValue) } }
  // The button owns its content, so the reference cannot dangle. A strong one would be a cycle.
  private unowned(unsafe) let button: UIButton
  let backdrop = UIView()
  private let outline = UIView()
  private var title: UILabel?
  private(set) var subtitle: UILabel?
  private var picture: UIImageView?
  private var indicator: UIActivityIndicatorView?
  private var shownCustomView: UIView? { didSet { releaseAfterAssignment(oldValue) } }
  #if !hasFeature(Embedded)
    private var popUpMark: PopUpMark?
  #endif

  init(_ button: UIButton, _ configuration: UIButton.Configuration) {
    self.button = button
    self.configuration = configuration
    for view in [backdrop, outline] {
      view.isUserInteractionEnabled = false
      button.addSubview(view)
    }
  }

  /// Removes the parts from the button.
  func remove() {
    for view in [backdrop, outline, title, subtitle, picture, indicator] { view?.removeFromSuperview() }
    #if !hasFeature(Embedded)
      popUpMark?.removeFromSuperview()
    #endif
  }

  override var titleLabel: UILabel? { title }
  override var imageView: UIImageView? { picture }
  #if !hasFeature(Embedded)
    override var subtitleLabel: UILabel? { subtitle }
  #endif

  override var accessibilityLabel: String? {
    let texts = [titleText, subtitleText].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? configuration.image?.symbolLabel : texts.joined(separator: ", ")
  }

  private var titleText: String? {
    attributedTitle ?? configuration.title ?? button.title(for: button.state)
  }

  private var subtitleText: String? {
    attributedSubtitle ?? configuration.subtitle
  }

  override func setTitle(_ title: String?) { configuration.title = title }
  override func setImage(_ image: UIImage?) { configuration.image = image }

  // MARK: Content

  override func update() {
    let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
    let color = configuration.foregroundColor(tint: tint, isEnabled: button.isEnabled)
    updateBackground(tint)
    updateTexts(color)
    updateImage(color)
    updateIndicator(color)
    #if !hasFeature(Embedded)
      updatePopUpMark(color)
    #endif
  }

  private func updateBackground(_ tint: UIColor) {
    let color = configuration.backgroundColor(
      tint: tint, isEnabled: button.isEnabled, isHighlighted: button.isHighlighted)
    #if hasFeature(Embedded)
      backdrop.backgroundColor = color
    #else
      showBackground(color)
    #endif
    let stroke = configuration.background.strokeWidth
    outline.isHidden = stroke <= 0
    outline.layer.borderWidth = stroke
    outline.layer.borderColor =
      configuration.background.resolvedStrokeColor(for: tint)
      .resolvedColor(with: button.traitCollection).cgColor
    let custom = configuration.background.customView
    guard custom !== shownCustomView else { return }
    shownCustomView?.removeFromSuperview()
    shownCustomView = custom
    if let custom { backdrop.addSubview(custom) }
  }

  private func label(_ known: UILabel?) -> UILabel {
    if let known { return known }
    let label = UILabel()
    button.addSubview(label)
    return label
  }

  private func updateTexts(_ color: UIColor) {
    if titleText != nil || title != nil {
      let label = label(title)
      title = label
      show(titleText, in: label, configuration.titleFont(button.traitCollection), color)
      breakLines(of: label, configuration.titleLineBreakMode)
      attributeTitle(label)
    }
    if subtitleText != nil || subtitle != nil {
      let label = label(subtitle)
      subtitle = label
      show(configuration.subtitle, in: label, configuration.subtitleFont(button.traitCollection), color)
      breakLines(of: label, configuration.subtitleLineBreakMode)
      attributeSubtitle(label)
    }
  }

  private func show(_ text: String?, in label: UILabel, _ font: UIFont, _ color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
    label.textAlignment = textAlignment
    label.alpha = opacity
  }

  /// A mode that truncates or clips leaves one line, as in UIKit.
  private func breakLines(of label: UILabel, _ mode: NSLineBreakMode) {
    label.lineBreakMode = mode
    label.numberOfLines = mode.breaksLines ? 0 : 1
  }

  private func updateImage(_ color: UIColor) {
    let image = configuration.showsActivityIndicator ? nil : shownImage
    guard image != nil || picture != nil else { return }
    let view = picture ?? UIImageView()
    if picture == nil { button.addSubview(view) }
    picture = view
    view.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    view.tintColor = configuration.imageColorTransformer?(color) ?? color
    view.alpha = opacity
  }

  private func updateIndicator(_ color: UIColor) {
    guard configuration.showsActivityIndicator || indicator != nil else { return }
    let view = indicator ?? UIActivityIndicatorView(style: .medium)
    if indicator == nil { button.addSubview(view) }
    indicator = view
    view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    if configuration.showsActivityIndicator { view.startAnimating() } else { view.stopAnimating() }
  }

  #if !hasFeature(Embedded)
    /// Shows the arrows of a button whose menu chooses its title, or of one whose configuration asks for them.
    private func updatePopUpMark(_ color: UIColor) {
      let isShown =
        switch configuration.indicator {
        case .automatic: button.choosesFromMenu
        case .none: false
        case .popup: true
        }
      guard isShown else {
        popUpMark?.removeFromSuperview()
        return popUpMark = nil
      }
      let mark = popUpMark ?? PopUpMark()
      if popUpMark == nil { button.addSubview(mark) }
      popUpMark = mark
      mark.tintColor = configuration.indicatorColorTransformer?(color) ?? color
      mark.alpha = opacity
    }
  #endif

  /// A pressed button without a background is paler.
  private var opacity: CGFloat { button.isHighlighted ? 0.75 : 1 }

  #if hasFeature(Embedded)
    private var shownImage: UIImage? { configuration.image ?? button.image(for: button.state) }
  #else
    private var shownImage: UIImage? {
      let image = configuration.image ?? button.image(for: button.state)
      guard let image, let symbol = configuration.preferredSymbolConfigurationForImage else { return image }
      return image.content?.image(image, preferring: symbol) ?? image
    }
  #endif

  private var textAlignment: NSTextAlignment {
    switch configuration.titleAlignment {
    case .center: return .center
    case .leading: return .natural
    case .trailing: return isRightToLeft ? .left : .right
    case .automatic:
      let isVertical = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
      return isVertical || configuration.image == nil ? .center : .natural
    }
  }

  private var isRightToLeft: Bool { button.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Layout

  private var geometry: ConfiguredButtonGeometry {
    ConfiguredButtonGeometry(
      placement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
      titlePadding: configuration.titlePadding, insets: contentInsets,
      image: shownImageSize, isRightToLeft: isRightToLeft, scale: button.hostScale)
  }

  /// The space around texts and image, which includes that of the arrows after them.
  private var contentInsets: NSDirectionalEdgeInsets {
    #if hasFeature(Embedded)
      return configuration.contentInsets
    #else
      var insets = configuration.contentInsets
      insets.trailing += popUpMark == nil ? 0 : PopUpMark.room
      return insets
    #endif
  }

  private var shownImageSize: CGSize? {
    if configuration.showsActivityIndicator { return indicator?.intrinsicContentSize }
    return shownImage?.size
  }

  private func textSizes(inWidth width: CGFloat) -> (title: CGSize?, subtitle: CGSize?) {
    func size(_ label: UILabel?, _ text: String?) -> CGSize? {
      guard let label, text != nil else { return nil }
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    return (size(title, titleText), size(subtitle, subtitleText))
  }

  override var hasHeightForWidth: Bool {
    configuration.titleLineBreakMode.breaksLines || configuration.subtitleLineBreakMode.breaksLines
  }

  override func size(inWidth width: CGFloat) -> CGSize {
    let geometry = geometry
    return geometry.size(texts: textSizes(inWidth: geometry.textRoom(in: width)))
  }

  override func layOut() {
    let bounds = button.bounds
    placeBackground(in: bounds)
    let geometry = geometry
    let frames = geometry.frames(
      in: bounds, texts: textSizes(inWidth: geometry.textRoom(in: bounds.width)),
      horizontal: button.contentHorizontalAlignment, vertical: button.contentVerticalAlignment)
    title?.frame = frames.title
    subtitle?.frame = frames.subtitle
    picture?.frame = frames.image
    indicator?.frame = frames.image
    #if !hasFeature(Embedded)
      let texts = frames.title.union(frames.subtitle)
      popUpMark?.place(
        after: frames.image.isEmpty ? texts : texts.union(frames.image), isMirrored: isRightToLeft)
    #endif
  }

  private func placeBackground(in bounds: CGRect) {
    #if hasFeature(Embedded)
      let insets = configuration.background.backgroundInsets
    #else
      let insets = configuration.background.insets(in: button)
    #endif
    let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let frame = bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
    backdrop.frame = frame
    shownCustomView?.frame = backdrop.bounds
    let radius = configuration.cornerRadius(of: frame.size)
    backdrop.layer.cornerRadius = radius
    backdrop.clipsToBounds = shownCustomView != nil
    #if !hasFeature(Embedded)
      shownEffect?.layer.cornerRadius = radius
    #endif
    let outset = configuration.background.strokeOutset
    outline.frame = frame.insetBy(dx: -outset, dy: -outset)
    outline.layer.cornerRadius = max(0, radius + outset)
  }
}
