@_spi(Layout) @_spi(Overrides) import OpenUIKitLayout

/// A view that shows lines of text in one font and colour.
///
/// The text is vertically centred. Lines that do not fit the height are left out, and the last visible one is
/// truncated according to `lineBreakMode`.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  final var layouts = LabelLayouts()

  /// Creates a label without text, with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// Creates the label in an archive, without attributes of single characters. In Embedded Swift the label
  /// has no text and size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
    readText(from: coder)
  }

  private func configure() {
    super.isUserInteractionEnabled = false
    super.contentMode = .redraw
  }

  // MARK: Content

  /// The visible text, font and colour. Code in this class reads these instead of the properties, and sets
  /// these outside the properties' own setters. Otherwise an override of one property that sets another would
  /// be called by its own change.
  final var shownText: String?
  final var shownFont = UILabel.defaultFont
  final var shownColor = UIColor.label

  /// The text, with line breaks at line separators. Setting it removes attributes of characters.
  open var text: String? {
    get { shownText }
    set { if let newValue { showPlain(UIWindow.translated(newValue)) } else { showPlain(nil) } }
  }

  /// Shows a text as it is, such as one that a user has typed.
  package final func showPlain(_ text: String?) {
    if removeAttributes() { contentDidChange() }
    let isSame = String.haveSameBytes(shownText, text)
    shownText = text
    if !isSame { contentDidChange() }
  }

  #if !hasFeature(Embedded)
    /// Writes the label to a keyed archive, without attributes of single characters.
    open override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      writeText(to: coder)
    }

    final var labelExtras: LabelExtras?
    final var attributed: (source: NSAttributedString, text: AttributedText, keepsLineBreakModes: Bool)?

    /// The text with attributes of characters. Characters without a font or colour have the label's. As in
    /// UIKit, setting `font` and `textColor` afterwards applies to all characters, and the label's alignment
    /// to paragraphs without one.
    open var attributedText: NSAttributedString? {
      get {
        attributed?.source ?? shownText.map { NSAttributedString(string: $0, attributes: ownAttributes) }
      }
      set {
        let newValue = newValue.map(UIWindow.translated)
        shownText = newValue?.string
        attributed = newValue.map { source in
          let copy = NSAttributedString(attributedString: source)
          return (copy, AttributedText(copy, font: shownFont), true)
        }
        contentDidChange()
      }
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
      [.font: shownFont, .foregroundColor: shownColor]
    }

    /// Whether the class may draw the text itself, or draw behind it: true for subclasses of labels.
    var mayDrawByItself: Bool { type(of: self) != UILabel.self }

    /// Draws the text, if the label's entry in the display list does not show it.
    open override func draw(_ rect: CGRect) {
      guard drawsItsText else { return super.draw(rect) }
      drawText(in: bounds)
    }

    /// Draws the text into a rectangle of the label, in points: vertically centred, in as many lines as fit.
    /// An override calls super with another rectangle, or draws by itself.
    open func drawText(in rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      drawLines(in: rect, context)
    }

    /// The colour of a copy of the text behind it; nil, the default, for none.
    open var shadowColor: UIColor? {
      get { labelExtras?.shadowColor }
      set {
        change { $0.shadowColor = newValue }
        setNeedsDisplay()
      }
    }

    /// The place of the shadow, in points from the text; one point above it by default.
    open var shadowOffset: CGSize {
      get { labelExtras?.shadowOffset ?? LabelExtras().shadowOffset }
      set {
        change { $0.shadowOffset = newValue }
        setNeedsDisplay()
      }
    }

    /// Where a single line stands whose font has become smaller; on the baseline of the full size by default.
    open var baselineAdjustment: UIBaselineAdjustment {
      get { labelExtras?.baselineAdjustment ?? .alignBaselines }
      set {
        change { $0.baselineAdjustment = newValue }
        setNeedsDisplay()
        setNeedsLayout()
      }
    }

    /// Whether letters of a single line may stand closer before it is truncated; false by default. A text that is up to a twentieth
    /// wider than the label is tightened.
    open var allowsDefaultTighteningForTruncation: Bool {
      get { labelExtras?.allowsTightening ?? false }
      set {
        change { $0.allowsTightening = newValue }
        contentDidChange()
      }
    }

    /// How lines are broken; in the system's way by default, in which the last line does not have one word alone if another can
    /// be moved to it. Attributed text has the strategy of its paragraph. The priority of Hangul words is kept.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
      get { labelExtras?.lineBreakStrategy ?? .standard }
      set {
        change { $0.lineBreakStrategy = newValue }
        avoidsSingleWord = newValue.contains(.pushOut)
      }
    }

    /// Whether a pointer that rests on truncated text shows all of it; false by default. It is kept.
    open var showsExpansionTextWhenTruncated: Bool {
      get { labelExtras?.showsExpansionText ?? false }
      set { change { $0.showsExpansionText = newValue } }
    }

    @_spi(Overrides) open override var isOpaqueByDefault: Bool { false }
  #endif

  /// The font; the system font at 17 points by default. Setting nil restores the default.
  open var font: UIFont! {
    get { shownFont }
    set { show(newValue ?? Self.defaultFont) }
  }

  private func show(_ font: UIFont) {
    let isSame = font.isEqualFont(shownFont)
    shownFont = font
    // Layouts of subviews set fonts again and again.
    if fontBecomesAttribute() || !isSame { contentDidChange() }
  }

  /// The colour of the text; `UIColor.label` by default. Setting nil restores the default.
  open var textColor: UIColor! {
    get { shownColor }
    set {
      shownColor = newValue ?? .label
      colorBecomesAttribute()
      setNeedsDisplay()
    }
  }

  /// The colour of the text while the label is highlighted; nil for the same.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the label shows its highlighted colour.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text has its full colour. The text of a disabled label is grey.
  @exclusivity(unchecked)
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  // MARK: Layout of lines

  /// The alignment of the lines.
  @exclusivity(unchecked)
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { contentDidChange() } }
  }

  /// The treatment of text that does not fit. Attributed text uses the mode of its paragraphs until this is
  /// set.
  @exclusivity(unchecked)
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      if dropLineBreakModesOfParagraphs() || lineBreakMode != oldValue { contentDidChange() }
    }
  }

  /// Whether the last of several lines does not have one word alone, if another can be moved to it.
  package final var avoidsSingleWord = true {
    didSet { if avoidsSingleWord != oldValue { contentDidChange() } }
  }

  // Not checked for exclusive access: each measuring of the text reads it.
  /// The maximum number of lines; 0 for no limit.
  @exclusivity(unchecked)
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The width at which the intrinsic content size wraps, in points. With 0, a label with several lines has
  /// the height of its text in the width that layout gives it.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether a single line that is too wide gets a smaller font.
  @exclusivity(unchecked)
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
  }

  /// The smallest scale of the font; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { contentDidChange() } }
  }

  /// Whether text in a font for a text style, or scaled by ``UIFontMetrics``, follows the label's content size
  /// category.
  @exclusivity(unchecked)
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  /// Updates the font size for the new content size category, if the label follows it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory, let adjusted = shownFont.adjusted(to: traitCollection) else {
      return
    }
    if adjusted.pointSize != shownFont.pointSize { show(adjusted) }
  }

  /// The meaning of the text for mirroring.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsDisplay() }
  }

  // MARK: Layout

  /// The size of `textRect(forBounds:limitedToNumberOfLines:)` in points, rounded up to whole pixels; zero without text.
  open override var intrinsicContentSize: CGSize {
    textSize(inWidth: numberOfLines == 1 ? 0 : layouts.measuredWidth ?? preferredMaxLayoutWidth)
  }

  /// The size that the text needs within the width of `size`. Widths of zero and less do not limit it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(inWidth: numberOfLines == 1 ? 0 : size.width)
  }

  override var classOverrides: ViewOverrides { overrides(.content, ofClass: UILabel.self) }

  // The overrides of a subclass may return other values each time.
  @_spi(Overrides) open override var hasHeightForWidth: Bool { overrides.contains(.others) || wrapsInWidth }

  private var wrapsInWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  @_spi(Overrides) open override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    guard wrapsInWidth else { return nil }
    guard overrides.contains(.others) else { return textSize(inWidth: width) }
    layouts.measuredWidth = width
    defer { layouts.measuredWidth = nil }
    // A subclass may have its own size, or add to that of the class.
    return intrinsicContentSize
  }

  /// The rectangle of the text, with a limited number of lines, in a label with the given bounds, in points:
  /// vertically centred, and horizontally as aligned. With 0 lines only the height limits it.
  ///
  /// The label's own size is that of the rectangle in bounds of unlimited height, and of unlimited width if
  /// nothing limits it. So an override adds space around the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    lineRectangle(in: bounds, lineLimit: numberOfLines)
  }

  /// Places the text again: the baselines move with the label's width, in which the text wraps.
  open override func layoutSubviews() {
    super.layoutSubviews()
    baselinesMayHaveMoved()
  }

  @_spi(Overrides) open override var baselineOffsets: BaselineOffsets {
    let size = layoutSize
    let layout = drawnLayout(in: size)
    let (top, ascent) = (textTop(of: layout, in: size), layout.lineMetrics.ascent)
    return BaselineOffsets(
      first: top + (layout.lines.first?.baseline ?? ascent),
      last: size.height - top - (layout.lines.last?.baseline ?? ascent))
  }

  @_spi(Overrides) open override var descriptionText: String? { shownText }

  @_spi(Overrides) open override var defaultIsAccessibilityElement: Bool { true }
  @_spi(Overrides) open override var defaultAccessibilityLabel: String? { shownText }
  @_spi(Overrides) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .staticText : [.staticText, .notEnabled]
  }

  /// The size for baselines: that of the text in the label's width. A label that is higher or lower keeps its first baseline at the
  /// ascender below its top, and its last one at the same distance from its bottom. Recorded frames of Interface Builder show that:
  /// labels of 33 and 31 points with one last baseline have one bottom edge.
  private var layoutSize: CGSize {
    guard bounds.height > 0 else { return intrinsicContentSize }
    let width = bounds.size.width
    return CGSize(width: width, height: textSize(inWidth: numberOfLines == 1 ? 0 : width).height)
  }

  private func contentDidChange() {
    layouts.removeAll()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  package override func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList) {
    guard layer === self.layer else { return }
    if drawsItsText { return }
    let layout = drawnLayout(in: size)
    guard !layout.lines.isEmpty else { return }
    let top = textTop(of: layout, in: size)
    list.setText(layout.lines, movedDownBy: top, font: drawnFont(in: size), color: drawnColor)
    if layout.reachesBeyond(size.width) { list.clipLastEntry() }
  }

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}
