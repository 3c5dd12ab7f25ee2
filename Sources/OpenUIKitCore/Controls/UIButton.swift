@_spi(Layout) @_spi(Overrides) import OpenUIKitLayout

/// A control with a title, an image or both, for each of its states.
///
/// Its content size is that of title and image side by side, in whole points, plus `contentEdgeInsets`.
/// Without insets and image there are 6 points above and below the title, and the width is at least 30
/// points. An empty button has the height of one with a title.
///
/// A title whose label has several lines, or breaks them at words, wraps in the button's width. As in UIKit, the
/// intrinsic content size stays that of its natural width, and `sizeThatFits(_:)` returns the height in a width. A
/// button with a configuration has the height of its texts in the width that layout gives it.
open class UIButton: UIControl {
  /// The kind of the button.
  open var buttonType: ButtonType { kind }
  private var kind = ButtonType.custom

  /// The purpose of the button; `normal` by default.
  open var role = Role.normal {
    didSet { if role != oldValue { contentDidChange() } }
  }

  private var appearances = ButtonAppearances()
  /// The content that the button shows instead of the appearances of its states; nil for those.
  final var ownContent: ButtonContent?
  /// Called when the configuration has to be updated, before the button is shown.
  final var updateHandler: ConfigurationUpdateHandler? { didSet { releaseAfterAssignment(oldValue) } }
  final var ownTitleLabel: UILabel?
  private var pictureView: UIImageView?
  private var backdropView: UIImageView?
  /// The sizes of the parts, once they were measured; nil after a change.
  private var measuredParts: ButtonParts?

  /// Creates a custom button with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of size zero, of the kind that a file of Interface Builder states or else a custom one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    #if !hasFeature(Embedded) || HasInterfaceFiles
      coder.interfaceValue(.kind).map { become($0) }
    #endif
  }

  // Inlined, so that a page whose buttons have no signs has no code that draws them.
  /// Creates a button of a kind, of size zero.
  @inline(__always) public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Makes a new button one of a kind.
  @inline(__always) private func become(_ buttonType: ButtonType) {
    kind = buttonType == .plain ? .system : buttonType
    switch buttonType {
    case .custom, .system, .plain: break
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close:
      ownContent = GlyphButton(self, buttonType)
      contentDidChange()
    }
  }

  /// Creates a button with the title and image of an action, which a tap performs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: Content for states

  /// Sets the title for a state. States without a title have that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    appearances[state].title = title
    if state == .normal { ownContent?.setTitle(title) }
    contentDidChange()
  }

  /// The text of the visible title, with attributes or plain.
  private var shownTitle: String? {
    attributedTitle ?? currentTitle
  }

  /// Sets the title colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    appearances[state].titleColor = color
    contentDidChange()
  }

  /// Sets the image beside the title for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    appearances[state].image = image
    if state == .normal { ownContent?.setImage(image) }
    contentDidChange()
  }

  /// Sets the image behind title and image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    appearances[state].backgroundImage = image
    contentDidChange()
  }

  /// The title of a state, or else of the normal state.
  open func title(for state: State) -> String? { appearances.value({ $0.title }, for: state) }

  /// The title colour of a state, or else of the normal state.
  open func titleColor(for state: State) -> UIColor? { appearances.value({ $0.titleColor }, for: state) }

  /// The image of a state, or else of the normal state.
  open func image(for state: State) -> UIImage? { appearances.value({ $0.image }, for: state) }

  /// The background image of a state, or else of the normal state.
  open func backgroundImage(for state: State) -> UIImage? {
    appearances.value({ $0.backgroundImage }, for: state)
  }

  /// The visible title.
  open var currentTitle: String? { title(for: state) }

  /// The colour of the visible title. By default it is the tint for a system button, and white for a custom
  /// button.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? systemTitleColor : .white)
  }

  /// The visible image.
  open var currentImage: UIImage? {
    symbol(image(for: state))
  }

  /// The visible background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private var systemTitleColor: UIColor {
    isEnabled ? tintColor : .tertiaryLabel
  }

  // MARK: Parts

  /// The label of the title, created on first use. Set its font here, but its text and colour by state.
  open var titleLabel: UILabel? {
    if let ownContent { return ownContent.titleLabel }
    if let ownTitleLabel { return ownTitleLabel }
    let label = makeTitleView()
    updateParts()
    return label
  }

  /// The view of the image, created on first use.
  open var imageView: UIImageView? {
    if let ownContent { return ownContent.imageView }
    if let pictureView { return pictureView }
    let view = makePictureView()
    updateParts()
    return view
  }

  /// Removes the parts of the states' titles and images, which a configuration replaces.
  final func removeParts() {
    for part in [ownTitleLabel, pictureView, backdropView] as [UIView?] { part?.removeFromSuperview() }
    (ownTitleLabel, pictureView, backdropView) = (nil, nil, nil)
  }

  private func makeTitleView() -> UILabel {
    let label = UIButtonLabel()
    label.lineBreakMode = .byTruncatingMiddle
    label.font = standardFont
    // The button owns the label, so the reference cannot dangle. A strong one would be a cycle.
    label.didChange = { [unowned(unsafe) self] in titleDidChange() }
    ownTitleLabel = label
    addSubview(label)
    return label
  }

  private func makePictureView() -> UIImageView {
    let view = UIImageView()
    pictureView = view
    // Behind the title and in front of the background image, in whichever order they are created.
    insertSubview(view, at: backdropView == nil ? 0 : 1)
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
    measuredParts = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func contentDidChange() {
    measuredParts = nil
    if ownContent == nil { updateParts() } else { setNeedsUpdateConfiguration() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  @_spi(Overrides) open override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  /// Updates the parts that have the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if ownContent == nil { updateParts() } else { setNeedsUpdateConfiguration() }
  }

  // MARK: Configuration

  private final var needsConfigurationUpdate = false

  /// Requests a call of `updateConfiguration()` before the button is shown. Changes of its state do the same.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Called before the button is shown in another state. The base implementation calls `configurationUpdateHandler`.
  open func updateConfiguration() { updateHandler?(self) }

  /// Updates the configuration if that was requested, and shows it. Returns the content.
  private func updatedContent() -> ButtonContent? {
    guard needsConfigurationUpdate else { return ownContent }
    needsConfigurationUpdate = false
    updateConfiguration()
    // The handler may have set another configuration, which needs no second update.
    needsConfigurationUpdate = false
    ownContent?.update()
    return ownContent
  }

  /// Updates the parts for the current state, and creates missing ones.
  private func updateParts() {
    // A part is created when it first has content. Most buttons have no image.
    if ownTitleLabel != nil || shownTitle != nil {
      let label = ownTitleLabel ?? makeTitleView()
      label.text = currentTitle
      label.textColor = currentTitleColor
      showAttributes(in: label)
      label.alpha = contentOpacity
    }
    let image = currentImage
    if image != nil || pictureView != nil {
      let view = pictureView ?? makePictureView()
      view.image = image.map(styled)
      #if !hasFeature(Embedded)
        view.adjustsImageSize = adjustsImageSizeForAccessibilityContentSizeCategory
      #endif
      view.alpha = contentOpacity
    }
    let backgroundImage = currentBackgroundImage
    if backgroundImage != nil || backdropView != nil {
      (backdropView ?? makeBackdropView()).image = backgroundImage
    }
  }

  /// A system button shows images as templates by default.
  private func styled(_ image: UIImage) -> UIImage {
    guard buttonType == .system, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private var contentOpacity: CGFloat {
    isHighlighted && buttonType == .system ? Self.pressedOpacity : 1
  }

  @_spi(Overrides) open override var defaultIsAccessibilityElement: Bool { true }
  @_spi(Overrides) open override var defaultAccessibilityLabel: String? {
    if let label = ownContent?.accessibilityLabel ?? shownTitle, !label.isEmpty { return label }
    return (currentImage ?? currentBackgroundImage)?.symbolLabel
  }
  @_spi(Overrides) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }

  // MARK: Layout

  /// The insets of title and image, in points. Zero means the default space.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { titleDidChange() }
  }

  /// The insets of the title within the content's rectangle, in points. They do not affect the content size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The insets of the image within the content's rectangle, in points. They do not affect the content size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The rectangle of the background, in points: all of `bounds`, the button's bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of title and image, in points: `bounds`, the button's bounds, without `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The rectangle of the title within that of the content, in points. A title of several lines can be higher than the
  /// content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let area = contentRect.inset(by: titleEdgeInsets)
    return geometry(inWidth: area.width).titleFrame(in: area)
  }

  /// The rectangle of the image within that of the content, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let area = contentRect.inset(by: imageEdgeInsets)
    return geometry(inWidth: area.width).imageFrame(in: area)
  }

  /// The size of title and image plus insets, in points.
  open override var intrinsicContentSize: CGSize {
    updatedContent()?.size(inWidth: layoutWidth ?? .greatestFiniteMagnitude)
      ?? geometry(inWidth: nil).intrinsicSize
  }

  /// The size of the content in the width of `size`. Only texts of several lines depend on it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard size.width > 0 else { return intrinsicContentSize }
    if let content = updatedContent() { return content.size(inWidth: size.width) }
    guard wrapsTitle else { return intrinsicContentSize }
    return geometry(inWidth: size.width - contentEdgeInsets.left - contentEdgeInsets.right).intrinsicSize
  }

  @_spi(Overrides) open override var hasHeightForWidth: Bool { ownContent?.hasHeightForWidth == true }

  @_spi(Overrides) open override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    guard updatedContent()?.hasHeightForWidth == true else { return nil }
    layoutWidth = width
    defer { layoutWidth = nil }
    // A subclass may have its own size, or add to that of the class.
    return intrinsicContentSize
  }

  /// The width for which layout measures the content; nil for the natural one.
  private var layoutWidth: CGFloat?

  /// Places background, image and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let configured = updatedContent() {
      configured.layOut()
      return baselinesMayHaveMoved()
    }
    let content = contentRect(forBounds: bounds)
    backdropView?.frame = backgroundRect(forBounds: bounds)
    pictureView?.frame = imageRect(forContentRect: content)
    ownTitleLabel?.frame = titleRect(forContentRect: content)
    // After the frames are set: the baseline is that of the title in its frame.
    baselinesMayHaveMoved()
  }

  @_spi(Overrides) open override var baselineOffsets: BaselineOffsets {
    if let label = updatedContent()?.titleLabel {
      return baselineOffsets(of: label, at: label.frame, in: baselineBounds)
    }
    guard let ownTitleLabel else { return BaselineOffsets() }
    var bounds = baselineBounds
    if isCentered { bounds.size.height = intrinsicContentSize.height }
    let frame = titleRect(forContentRect: contentRect(forBounds: bounds))
    return baselineOffsets(of: ownTitleLabel, at: frame, in: bounds)
  }

  private var isCentered: Bool { contentVerticalAlignment == .center }

  private func baselineOffsets(of title: UILabel, at frame: CGRect, in bounds: CGRect) -> BaselineOffsets {
    let text = title.baselineOffsets
    let offsets = BaselineOffsets(
      first: frame.minY + text.first, last: bounds.height - frame.maxY + text.last)
    return isCentered ? offsets.fromCenter(ofHeight: bounds.height) : offsets
  }

  override var classOverrides: ViewOverrides { overrides([.layout, .content], ofClass: UIButton.self) }
  @_spi(Overrides) open override var descriptionText: String? { currentTitle }
  @_spi(Overrides) open override var givesUpDrags: Bool { true }

  /// The bounds for baselines: those of the content before the first layout.
  private var baselineBounds: CGRect {
    bounds.height > 0 ? bounds : CGRect(origin: .zero, size: intrinsicContentSize)
  }

  /// Whether the title may have several lines.
  private var wrapsTitle: Bool { ownTitleLabel.map { $0.numberOfLines != 1 } ?? false }

  /// The geometry in a width of the content; nil for the natural one.
  private func geometry(inWidth width: CGFloat?) -> ButtonGeometry {
    ButtonGeometry(
      parts: width.map(parts(inWidth:)) ?? parts, insets: contentEdgeInsets,
      horizontal: contentHorizontalAlignment,
      vertical: contentVerticalAlignment,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, scale: hostScale)
  }

  /// The sizes of the parts, measured again after a change, in another window or at another scale. A subclass may
  /// return another title or image at any time.
  private var parts: ButtonParts {
    let (measurer, scale) = (hostMeasurer, hostScale)
    #if hasFeature(Embedded)
      let image = currentImage?.size
    #else
      let image = adjustedImage?.size
    #endif
    if let measuredParts, measuredParts.measurer === measurer, measuredParts.scale == scale,
      !overrides.contains(.others)
    {
      return measuredParts
    }
    let made = ButtonParts(
      title: titleSize, lineHeight: measurer.lineMetrics(of: ownTitleLabel?.font ?? standardFont).height,
      image: image, background: currentBackgroundImage?.size, measurer: measurer, scale: scale)
    measuredParts = made
    return made
  }

  /// The sizes of the parts in a width of the content.
  private func parts(inWidth width: CGFloat) -> ButtonParts {
    var parts = parts
    guard wrapsTitle, let ownTitleLabel, let title = parts.title else { return parts }
    parts.isTitleWrapped = true
    let room = width - (parts.image?.width ?? 0)
    if title.width > room, room > 0 {
      parts.title = ownTitleLabel.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    }
    return parts
  }

  /// The size of the title. An empty one has the height of a line.
  private var titleSize: CGSize? {
    guard let shownTitle, let ownTitleLabel else { return nil }
    guard shownTitle.isEmpty else { return ownTitleLabel.intrinsicContentSize }
    return CGSize(width: 0, height: hostMeasurer.lineMetrics(of: ownTitleLabel.font).height)
  }

  final var standardFont: UIFont {
    .systemFont(ofSize: buttonType == .system ? Self.systemTitleSize : UIFont.buttonFontSize)
  }

  // UIKit's appearance: the size of the title in points, and the opacity of a pressed button.
  private static let systemTitleSize: CGFloat = 15
  private static let pressedOpacity: CGFloat = 0.2

  #if !hasFeature(Embedded)
    final var buttonExtras: ButtonExtras? { didSet { contentDidChange() } }

    /// Whether the title is that of the action chosen from the button's menu.
    package final var choosesFromMenu = false {
      didSet { if choosesFromMenu != oldValue { contentDidChange() } }
    }

    /// Sets the title with attributes for a state. It takes precedence over the plain one. States without a title have that of
    /// the normal state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
      appearances[state].attributedTitle = title
      contentDidChange()
    }

    /// The title with attributes of a state, or else of the normal state.
    open func attributedTitle(for state: State) -> NSAttributedString? {
      appearances.value({ $0.attributedTitle }, for: state)
    }

    /// The visible title with attributes; nil if the title is plain.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// Sets how symbols are drawn in a state. States without one have that of the normal state; nil leaves images as they are.
    open func setPreferredSymbolConfiguration(
      _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
      own.symbols[state.rawValue] = configuration
    }

    /// How symbols are drawn in a state, or else in the normal state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
      own.symbols[state.rawValue] ?? own.symbols[State.normal.rawValue]
    }

    /// How the visible symbol is drawn; nil for as it is.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      preferredSymbolConfigurationForImage(in: state)
    }

    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
      own.shadowColors[state.rawValue] = color
    }

    /// The colour of the title's shadow in a state, or else in the normal state.
    open func titleShadowColor(for state: State) -> UIColor? { own.shadowColor(in: state) }

    /// The colour of the shadow of the visible title; nil for none.
    open var currentTitleShadowColor: UIColor? { own.shadowColor(in: state) }

    /// Whether an image without one for the state becomes darker under a finger; true by default. It is kept: as in UIKit since iOS 15,
    /// configurations decide.
    open var adjustsImageWhenHighlighted: Bool {
      get { own.adjustsImageWhenHighlighted }
      set { own.adjustsImageWhenHighlighted = newValue }
    }

    /// Whether an image without one for the state becomes lighter in a disabled button; true by default. It is kept.
    open var adjustsImageWhenDisabled: Bool {
      get { own.adjustsImageWhenDisabled }
      set { own.adjustsImageWhenDisabled = newValue }
    }

    /// Whether the button glows under a finger; false by default. It is kept, and no button has glowed since iOS 7.
    open var showsTouchWhenHighlighted: Bool {
      get { own.showsTouchWhenHighlighted }
      set { own.showsTouchWhenHighlighted = newValue }
    }
  #endif
}
