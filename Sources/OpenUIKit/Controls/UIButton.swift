/// A control with a title, an image or both, for each of its states.
///
/// Its content size is that of title and image side by side, in whole points, with the room that `contentEdgeInsets` asks
/// for. Without that and without an image there are 6 points above and below the title, and it is at least 30 points wide;
/// an empty button is as high as one with a title.
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// No style of its own.
    case custom = 0
    /// The title in the tint colour.
    case system = 1
  }

  /// The kind of the button.
  public private(set) var buttonType = ButtonType.custom

  private var appearances = ButtonAppearances()
  private var titleView: UILabel?
  private var pictureView: UIImageView?
  private var backdropView: UIImageView?

  /// A custom button of the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A custom button without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A button of a kind, without size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button of a kind that performs an action when it is tapped, with the action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: Content for states

  /// Sets the title for a state; states without one of their own show that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    appearances[state].title = title
    contentDidChange()
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    appearances[state].titleColor = color
    contentDidChange()
  }

  /// Sets the image beside the title for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    appearances[state].image = image
    contentDidChange()
  }

  /// Sets the image behind title and image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    appearances[state].backgroundImage = image
    contentDidChange()
  }

  /// The title of a state, or of the normal one.
  open func title(for state: State) -> String? { appearances.value({ $0.title }, for: state) }

  /// The title colour of a state, or of the normal one.
  open func titleColor(for state: State) -> UIColor? { appearances.value({ $0.titleColor }, for: state) }

  /// The image of a state, or of the normal one.
  open func image(for state: State) -> UIImage? { appearances.value({ $0.image }, for: state) }

  /// The background image of a state, or of the normal one.
  open func backgroundImage(for state: State) -> UIImage? {
    appearances.value({ $0.backgroundImage }, for: state)
  }

  /// The title that shows now.
  open var currentTitle: String? { title(for: state) }

  /// The colour of the title that shows now: without one of its own, a system button's is the tint, a custom button's
  /// white.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? systemTitleColor : .white)
  }

  /// The image that shows now.
  open var currentImage: UIImage? { image(for: state) }

  /// The background image that shows now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private var systemTitleColor: UIColor {
    isEnabled ? tintColor : .tertiaryLabel
  }

  // MARK: Parts

  /// The label of the title, made when it is first asked for; set its font here, but its text and colour by state.
  open var titleLabel: UILabel? { titleView ?? makeTitleView() }

  /// The view of the image, made when it is first asked for.
  open var imageView: UIImageView? { pictureView ?? makePictureView() }

  private func makeTitleView() -> UILabel {
    let label = ButtonTitleLabel()
    label.lineBreakMode = .byTruncatingMiddle
    label.font = standardFont
    label.didChange = { [unowned(unsafe) self] in titleDidChange() }
    titleView = label
    addSubview(label)
    updateParts()
    return label
  }

  private func makePictureView() -> UIImageView {
    let view = UIImageView()
    pictureView = view
    insertSubview(view, at: backdropView == nil ? 0 : 1)
    updateParts()
    return view
  }

  private func makeBackdropView() -> UIImageView {
    let view = UIImageView()
    backdropView = view
    insertSubview(view, at: 0)
    return view
  }

  /// The title's font was set on the label.
  private func titleDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func contentDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  /// Shows what takes the tint in its new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  /// Makes the parts show what is set for the present state, and makes those that are missing.
  private func updateParts() {
    if currentTitle != nil || titleView != nil {
      let label = titleView ?? makeTitleView()
      label.text = currentTitle
      label.textColor = currentTitleColor
      label.alpha = contentOpacity
    }
    if currentImage != nil || pictureView != nil {
      let view = pictureView ?? makePictureView()
      view.image = currentImage.map(styled)
      view.alpha = contentOpacity
    }
    if currentBackgroundImage != nil || backdropView != nil {
      (backdropView ?? makeBackdropView()).image = currentBackgroundImage
    }
  }

  /// A system button takes images as stencils unless they say otherwise.
  private func styled(_ image: UIImage) -> UIImage {
    guard buttonType == .system, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private var contentOpacity: CGFloat {
    isHighlighted && buttonType == .system ? Self.pressedOpacity : 1
  }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { currentTitle }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }

  // MARK: Layout

  /// The room around title and image, in points; zero means the standard room.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { titleDidChange() }
  }

  /// What the title leaves free of the content's rectangle, in points; does not count for the content size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// What the image leaves free of the content's rectangle, in points; does not count for the content size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The rectangle of the background, in points: all of `bounds`, the button's bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of title and image, in points: `bounds`, the button's bounds, without `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The rectangle of the title within that of the content, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    geometry.titleFrame(in: contentRect.inset(by: titleEdgeInsets))
  }

  /// The rectangle of the image within that of the content, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    geometry.imageFrame(in: contentRect.inset(by: imageEdgeInsets))
  }

  /// The size of title and image with the room around them, in points.
  open override var intrinsicContentSize: CGSize { geometry.intrinsicSize }

  /// The size of the content, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places background, image and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    backdropView?.frame = backgroundRect(forBounds: bounds)
    pictureView?.frame = imageRect(forContentRect: content)
    titleView?.frame = titleRect(forContentRect: content)
    baselinesMayHaveMoved()
  }

  override var baselineOffsets: BaselineOffsets {
    guard let titleView else { return BaselineOffsets() }
    let (title, frame) = (titleView.baselineOffsets, titleFrame)
    return BaselineOffsets(
      first: frame.minY + title.first, last: baselineBounds.height - frame.maxY + title.last)
  }

  override var descriptionText: String? { currentTitle }

  private var titleFrame: CGRect { titleRect(forContentRect: contentRect(forBounds: baselineBounds)) }

  /// The bounds for which baselines are asked: those of the content before the first layout.
  private var baselineBounds: CGRect {
    bounds.height > 0 ? bounds : CGRect(origin: .zero, size: intrinsicContentSize)
  }

  private var geometry: ButtonGeometry {
    ButtonGeometry(
      title: titleSize, lineHeight: hostMeasurer.lineMetrics(of: titleView?.font ?? standardFont).height,
      image: currentImage?.size, background: currentBackgroundImage?.size, insets: contentEdgeInsets,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, scale: hostScale)
  }

  /// The size of the title; an empty one is as high as a line.
  private var titleSize: CGSize? {
    guard let currentTitle, let titleView else { return nil }
    guard currentTitle.isEmpty else { return titleView.intrinsicContentSize }
    return CGSize(width: 0, height: hostMeasurer.lineMetrics(of: titleView.font).height)
  }

  private var standardFont: UIFont {
    .systemFont(ofSize: buttonType == .system ? Self.systemTitleSize : UIFont.buttonFontSize)
  }

  private static let systemTitleSize: CGFloat = 15
  private static let pressedOpacity: CGFloat = 0.2
}

/// The label of a button's title, which tells the button when its size changes.
final class ButtonTitleLabel: UILabel {
  var didChange: () -> Void = {}

  #if !hasFeature(Embedded)
    override var mayDrawByItself: Bool { false }
  #endif

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    didChange()
  }
}
