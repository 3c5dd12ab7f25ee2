/// A view that shows lines of text in one font and colour.
///
/// The text stands in the middle of the view's height. Lines that do not fit the height are left out, and the last one
/// that does is shortened as `lineBreakMode` says.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  final var layouts = LabelLayouts()

  /// A label without text, of the given frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// The label that an archive has, its text in one look; in Embedded Swift one without text and size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
    #if !hasFeature(Embedded)
      readText(from: coder)
    #endif
  }

  #if !hasFeature(Embedded)
    /// Writes the label to an archive, by key, without the looks of single characters.
    open override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      writeText(to: coder)
    }
  #endif

  private func configure() {
    super.isUserInteractionEnabled = false
    super.contentMode = .redraw
  }

  // MARK: Content

  /// The text, font and colour that show. They are read here rather than through the properties, and set here by what is not
  /// their own setter: an override of one property that sets another would be called by its own change.
  final var shownText: String?
  final var shownFont = UILabel.defaultFont
  final var shownColor = UIColor.label

  /// The text, with its lines divided where it has line separators. Setting it takes looks of characters away.
  open var text: String? {
    get { shownText }
    set {
      #if !hasFeature(Embedded)
        let hadLooks = attributed != nil
        attributed = nil
        if hadLooks { contentDidChange() }
      #endif
      let isSame = String.haveSameBytes(shownText, newValue)
      shownText = newValue
      if !isSame { contentDidChange() }
    }
  }

  #if !hasFeature(Embedded)
    final var attributed: (source: NSAttributedString, text: AttributedText, keepsLineBreakModes: Bool)?

    /// The text with the looks of its characters. Characters that name no font or colour have the label's; the label's own
    /// `font` and `textColor` hold for all when they are set afterwards, as in UIKit, and its alignment where paragraphs name none.
    open var attributedText: NSAttributedString? {
      get {
        attributed?.source ?? shownText.map { NSAttributedString(string: $0, attributes: ownAttributes) }
      }
      set {
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

    /// Gives all characters a look.
    private func addAttribute(_ key: NSAttributedString.Key, _ value: Any) {
      guard let attributed else { return }
      let changed = attributed.source.adding(key, value)
      self.attributed = (changed, AttributedText(changed, font: shownFont), attributed.keepsLineBreakModes)
    }

    /// Whether the class may draw the text elsewhere, or something behind it: true of classes derived from labels.
    var mayDrawByItself: Bool { type(of: self) != UILabel.self }

    /// Draws the text, where the label's entry in the display list does not show it.
    open override func draw(_ rect: CGRect) {
      guard drawsItsText else { return super.draw(rect) }
      drawText(in: bounds)
    }

    /// Draws the text into a rectangle of the label, in points: in the middle of its height, in as many lines as it has
    /// room for. An override calls super with another rectangle, or draws by itself.
    open func drawText(in rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      drawLines(in: rect, context)
    }
  #endif

  /// The typeface and size: the system font at 17 points unless set. Setting nil brings that back.
  open var font: UIFont! {
    get { shownFont }
    set { show(newValue ?? Self.defaultFont) }
  }

  private func show(_ font: UIFont) {
    let isSame = font == shownFont
    shownFont = font
    #if !hasFeature(Embedded)
      addAttribute(.font, font)
      if attributed != nil { return contentDidChange() }
    #endif
    // Layouts of subviews set fonts again and again.
    if !isSame { contentDidChange() }
  }

  /// The colour of the letters: `UIColor.label` unless set. Setting nil brings that back.
  open var textColor: UIColor! {
    get { shownColor }
    set {
      shownColor = newValue ?? .label
      #if !hasFeature(Embedded)
        addAttribute(.foregroundColor, shownColor)
      #endif
      setNeedsDisplay()
    }
  }

  /// The colour of the letters while the label is highlighted; nil for no change.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the label shows its highlighted colour.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text is at full strength; a disabled label's is grey.
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  // MARK: Setting

  /// Where the lines stand in the width.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { contentDidChange() } }
  }

  /// What becomes of text that does not fit. Text with looks of its own breaks as its paragraphs say until this is set.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      #if !hasFeature(Embedded)
        let keptModes = attributed?.keepsLineBreakModes == true
        attributed?.keepsLineBreakModes = false
        if keptModes { return contentDidChange() }
      #endif
      if lineBreakMode != oldValue { contentDidChange() }
    }
  }

  /// The most lines there may be; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The width at which the intrinsic content size wraps, in points. With 0, a label of several lines takes the
  /// height that its text has in the width that layout gives it.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether a single line that is too wide is set smaller.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
  }

  /// How far text may be made smaller, as a part of its size; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { contentDidChange() } }
  }

  /// Whether text in a preferred font changes its size with the content size that holds for the label.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  /// Sets the text in the size that its style now has, if it is to follow it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory, let style = shownFont.textStyle else { return }
    let adjusted = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if adjusted.pointSize != shownFont.pointSize { show(adjusted) }
  }

  /// What the text means for mirroring.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsDisplay() }
  }

  // MARK: Layout

  /// The size of `textRect(forBounds:limitedToNumberOfLines:)` in points, rounded up to whole pixels; zero without text.
  open override var intrinsicContentSize: CGSize {
    textSize(inWidth: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
  }

  /// The size that the text needs within the width of `size`; widths of zero and less do not limit it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(inWidth: numberOfLines == 1 ? 0 : size.width)
  }

  override var hasHeightForWidth: Bool { true }

  override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    return textSize(inWidth: width)
  }

  /// The rectangle of the text, of at most so many lines, in a label with the given bounds, in points: in the middle of the
  /// height, and where the alignment puts it in the width. With 0 lines there is no limit but the height.
  ///
  /// The label's own size is that of the rectangle in bounds as high, and where nothing limits the width as wide, as
  /// anything, so an override makes room around the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    lineRectangle(in: bounds, lineLimit: numberOfLines)
  }

  /// Places the text anew: the baselines move with the label's height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    baselinesMayHaveMoved()
  }

  override var baselineOffsets: BaselineOffsets {
    let size = layoutSize
    let layout = drawnLayout(in: size)
    let (top, ascent) = (textTop(of: layout, in: size), layout.lineMetrics.ascent)
    return BaselineOffsets(
      first: top + (layout.lines.first?.baseline ?? ascent),
      last: size.height - top - (layout.lines.last?.baseline ?? ascent))
  }

  override var descriptionText: String? { shownText }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { shownText }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .staticText : [.staticText, .notEnabled]
  }

  /// The size for which baselines are asked: the content's before the first layout.
  private var layoutSize: CGSize {
    bounds.height > 0 ? bounds.size : intrinsicContentSize
  }

  private func contentDidChange() {
    layouts.removeAll()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  override func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList) {
    guard layer === self.layer else { return }
    #if !hasFeature(Embedded)
      if drawsItsText { return }
    #endif
    let layout = drawnLayout(in: size)
    guard !layout.lines.isEmpty else { return }
    let top = textTop(of: layout, in: size)
    list.setText(layout.lines, movedDownBy: top, font: drawnFont(in: size), color: drawnColor)
    if layout.reachesBeyond(size.width) { list.clipLastEntry() }
  }

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}
