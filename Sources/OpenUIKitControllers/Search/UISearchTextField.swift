@_spi(Overrides) import OpenUIKitControls

/// A text field with a magnifying glass, and a button that removes the text.
open class UISearchTextField: UITextField {
  final let glass = BarIconView(.magnifyingGlass, side: 20)
  final let clearButton = UIButton(type: .custom)
  final let clearIcon = ClearIcon(frame: .zero)

  #if !hasFeature(Embedded)
    /// The picture instead of the magnifying glass; nil for that.
    final var glassImage: UIImage? { didSet { showGlass() } }
    /// How far the bar moves icons.
    final var pictureOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
    /// How far the bar moves the text.
    final var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    /// The tokens before the text; nil until the app uses some.
    final var tokenRow: SearchTokenRow? { didSet { releaseAfterAssignment(oldValue) } }
  #endif

  /// Called after the button has removed the text.
  final var didClear: () -> Void = {}

  /// Creates a field with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    super.backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.searchRadius
    clipsToBounds = true
    glass.tintColor = .secondaryLabel
    super.leftView = glass
    super.leftViewMode = .always
    clearButton.frame = CGRect(x: 0, y: 0, width: 30, height: 36)
    clearButton.accessibilityLabel = "Clear text"
    clearIcon.frame = CGRect(x: 6, y: 9, width: 18, height: 18)
    clearButton.addSubview(clearIcon)
    // The field owns the button.
    clearButton.addAction(UIAction { [unowned(unsafe) self] _ in clearSearch() }, for: .touchUpInside)
    super.rightView = clearButton
    addAction(UIAction { [unowned(unsafe) self] _ in showClearButton() }, for: .editingChanged)
    showClearButton()
  }

  #if !hasFeature(Embedded)
    @_spi(Overrides) open override var mayDrawText: Bool { type(of: self) != UISearchTextField.self }
  #endif

  /// The text. Setting it sends no event.
  open override var text: String? {
    didSet { showClearButton() }
  }

  private func clearSearch() {
    #if !hasFeature(Embedded)
      tokens = []
    #endif
    text = ""
    didClear()
    sendActions(for: .editingChanged)
  }

  final func showClearButton() {
    #if hasFeature(Embedded)
      super.rightViewMode = (text ?? "").isEmpty ? .never : .always
    #else
      super.rightViewMode = (text ?? "").isEmpty && tokens.isEmpty ? .never : .always
    #endif
  }

  /// The radius of the corners before iOS 26, in points.
  static let searchRadius: CGFloat = 10

  // MARK: Layout

  /// The rectangle of the magnifying glass.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    #if hasFeature(Embedded)
      side(20, inset: 6, in: bounds, isLeading: true)
    #else
      moved(side(glassSize.width, inset: 6, in: bounds, isLeading: true, glassSize.height), .search)
    #endif
  }

  #if !hasFeature(Embedded)
    /// The size of the magnifying glass or of the picture instead of it.
    private var glassSize: CGSize { glassImage?.size ?? CGSize(width: 20, height: 20) }

    private func moved(_ rectangle: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
      (pictureOffsets[icon] ?? .zero).moving(rectangle)
    }
  #endif

  /// The rectangle of the button that removes the text.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    #if hasFeature(Embedded)
      side(30, inset: 0, in: bounds, isLeading: false)
    #else
      moved(side(30, inset: 0, in: bounds, isLeading: false), .clear)
    #endif
  }

  private func side(
    _ width: CGFloat, inset: CGFloat, in bounds: CGRect, isLeading: Bool, _ leadingHeight: CGFloat = 20
  ) -> CGRect {
    let height = min(bounds.height, isLeading ? leadingHeight : 36)
    let isLeft = isLeading != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return CGRect(
      x: isLeft ? bounds.minX + inset : bounds.maxX - inset - width, y: bounds.midY - height / 2,
      width: width,
      height: height)
  }

  /// The rectangle of the text, between magnifying glass and button.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let after: CGFloat = rightViewMode == .never ? 8 : 30
    #if hasFeature(Embedded)
      let before: CGFloat = 31
    #else
      let before = 11 + glassSize.width + tokenWidth(in: bounds)
    #endif
    let rectangle = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: isMirrored ? after : before, bottom: 0, right: isMirrored ? before : after)
    )
    #if hasFeature(Embedded)
      return rectangle
    #else
      return textOffset.moving(rectangle)
    #endif
  }

  /// The rectangle of the text while it is edited.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Any width; 36 points high.
  open override var intrinsicContentSize: CGSize {
    #if hasFeature(Embedded)
      CGSize(width: super.intrinsicContentSize.width + 39, height: 36)
    #else
      CGSize(width: super.intrinsicContentSize.width + 39 + (tokenRow?.width ?? 0), height: 36)
    #endif
  }

  #if !hasFeature(Embedded)
    /// The rectangle of the placeholder, which is empty while there are tokens.
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      let rectangle = super.placeholderRect(forBounds: bounds)
      return tokens.isEmpty ? rectangle : CGRect(origin: rectangle.origin, size: .zero)
    }

    /// Places the text and the tokens.
    open override func layoutSubviews() {
      super.layoutSubviews()
      placeTokens()
    }

    /// Inserts text at the caret for the user, instead of a selected token.
    open override func insertText(_ text: String) {
      removeSelectedToken()
      super.insertText(text)
    }

    /// Deletes the character before the caret for the user. Before the first one it selects the last token, and then removes that.
    open override func deleteBackward() {
      if !deleteToken() { super.deleteBackward() }
    }

    /// The tokens and the text, as assistive technology reads them.
    @_spi(Overrides) open override var defaultAccessibilityValue: String? {
      let text = super.defaultAccessibilityValue
      guard !tokens.isEmpty else { return text }
      return (tokens.map(\.text) + [text ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// A touch begins. Tokens are selected no longer.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      tokenRow?.selected = nil
      return super.beginTracking(touch, with: event)
    }
  #endif
}
