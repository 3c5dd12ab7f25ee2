/// A view that shows lines of text in one font and colour.
///
/// The text stands in the middle of the view's height. Lines that do not fit the height are left out, and the last one
/// that does is shortened as `lineBreakMode` says.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var layouts = LabelLayouts()

  /// A label without text, of the given frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// A label without text and size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Content

  /// The text, with its lines divided where it has line separators. Setting it takes looks of characters away.
  open var text: String? {
    didSet {
      #if !hasFeature(Embedded)
        let hadLooks = attributed != nil
        attributed = nil
        if hadLooks { contentDidChange() }
      #endif
      if !String.haveSameBytes(text, oldValue) { contentDidChange() }
    }
  }

  #if !hasFeature(Embedded)
    private var attributed: (source: NSAttributedString, text: AttributedText)?

    /// The text with the looks of its characters. Characters that name no font or colour have the label's; the label's own
    /// `font` and `textColor` hold for all when they are set afterwards, as in UIKit, and its alignment where paragraphs name none.
    open var attributedText: NSAttributedString? {
      get { attributed?.source ?? text.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
      set {
        text = newValue?.string
        attributed = newValue.map { source in
          let copy = NSAttributedString(attributedString: source)
          return (copy, AttributedText(copy, font: font))
        }
        contentDidChange()
      }
    }

    private var ownAttributes: [NSAttributedString.Key: Any] { [.font: font!, .foregroundColor: textColor!] }

    /// Gives all characters a look.
    private func addAttribute(_ key: NSAttributedString.Key, _ value: Any) {
      guard let source = attributed?.source else { return }
      let changed = source.adding(key, value)
      attributed = (changed, AttributedText(changed, font: font))
    }

    /// Draws text whose characters have looks of their own.
    open override func draw(_ rect: CGRect) {
      guard attributed != nil, let context = UIGraphicsGetCurrentContext() else { return super.draw(rect) }
      let layout = drawnLayout(in: bounds.size)
      layout.draw(
        in: context, at: CGPoint(x: 0, y: textTop(of: layout, in: bounds.size)),
        color: isHighlighted ? highlightedTextColor ?? textColor : textColor,
        opacity: isEnabled ? 1 : Self.disabledOpacity)
    }
  #endif

  /// The typeface and size: the system font at 17 points unless set. Setting nil brings that back.
  open var font: UIFont! = UILabel.defaultFont {
    didSet {
      if font == nil { font = Self.defaultFont }
      #if !hasFeature(Embedded)
        addAttribute(.font, font!)
      #endif
      contentDidChange()
    }
  }

  /// The colour of the letters: `UIColor.label` unless set. Setting nil brings that back.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      #if !hasFeature(Embedded)
        addAttribute(.foregroundColor, textColor!)
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

  /// What becomes of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
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
    guard adjustsFontForContentSizeCategory, let style = font.textStyle else { return }
    let adjusted = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if adjusted.pointSize != font.pointSize { font = adjusted }
  }

  /// What the text means for mirroring.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsDisplay() }
  }

  // MARK: Layout

  /// The size of the text in points, rounded up to whole pixels; zero without text.
  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth
    return roundedUpToPixels(layout(width: numberOfLines != 1 && limit > 0 ? limit : nil).size)
  }

  /// The size that the text needs within the width of `size`; widths of zero and less do not limit it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    roundedUpToPixels(layout(width: numberOfLines == 1 ? nil : size.width).size)
  }

  override var hasHeightForWidth: Bool { true }

  override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    return roundedUpToPixels(layout(width: width).size)
  }

  /// Places the text anew: the baselines move with the label's height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    baselinesMayHaveMoved()
  }

  override var firstBaselineOffset: CGFloat {
    let layout = drawnLayout(in: layoutSize)
    return textTop(of: layout, in: layoutSize) + (layout.lines.first?.baseline ?? layout.lineMetrics.ascent)
  }

  override var lastBaselineOffset: CGFloat {
    let layout = drawnLayout(in: layoutSize)
    let baseline = layout.lines.last?.baseline ?? layout.lineMetrics.ascent
    return layoutSize.height - textTop(of: layout, in: layoutSize) - baseline
  }

  override var descriptionText: String? { text }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { text }
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

  // MARK: Setting lines

  override func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList) {
    guard layer === self.layer else { return }
    #if !hasFeature(Embedded)
      // Its characters are drawn one look after the other.
      if attributed != nil { return }
    #endif
    let layout = drawnLayout(in: size)
    guard !layout.lines.isEmpty else { return }
    let top = textTop(of: layout, in: size)
    list.setText(layout.lines, movedDownBy: top, font: drawnFont(in: size), color: drawnColor)
  }

  private var drawnColor: DisplayList.Color {
    var color = textColor!
    if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
    var drawn = DisplayList.Color(resolved(color))
    if !isEnabled { drawn.alpha *= Float(Self.disabledOpacity) }
    return drawn
  }

  /// The lines that are drawn in a box of the given size.
  private func drawnLayout(in size: CGSize) -> TextLayout {
    #if !hasFeature(Embedded)
      if attributed != nil { return drawnAttributedLayout(in: size) }
    #endif
    let font = drawnFont(in: size)
    let lineHeight = hostMeasurer.lineMetrics(of: font).height
    let fitting = lineHeight > 0 ? max(1, Int((size.height + Self.heightSlack) / lineHeight)) : 1
    let limit = numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
    return layout(width: size.width, lineLimit: limit, font: font)
  }

  #if !hasFeature(Embedded)
    /// As many lines as the height has room for.
    private func drawnAttributedLayout(in size: CGSize) -> TextLayout {
      var layout = layout(width: size.width)
      while layout.size.height > size.height + Self.heightSlack, layout.lines.count > 1 {
        layout = self.layout(width: size.width, lineLimit: layout.lines.count - 1, font: font)
      }
      return layout
    }
  #endif

  /// The font, smaller if a single line is too wide and may be.
  private func drawnFont(in size: CGSize) -> UIFont {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, size.width > 0 else { return font }
    let natural = layout(width: nil).size.width
    guard natural > size.width else { return font }
    // Widths do not shrink quite in proportion, so the size goes down in steps of a hundredth until the text fits.
    var factor = size.width / natural
    while factor > max(minimumScaleFactor, Self.smallestScaleFactor) {
      let smaller = font.withSize(font.pointSize * factor)
      if layout(width: nil, lineLimit: 1, font: smaller).size.width <= size.width { return smaller }
      factor -= 0.01
    }
    return font.withSize(font.pointSize * max(minimumScaleFactor, Self.smallestScaleFactor))
  }

  /// Where the text's box begins in a view of the given size, so that it stands in the middle; on a whole pixel.
  private func textTop(of layout: TextLayout, in size: CGSize) -> CGFloat {
    let height = layout.lines.isEmpty ? layout.lineMetrics.height : layout.size.height
    return roundedDownToPixel((size.height - height) / 2)
  }

  private func layout(width: CGFloat?) -> TextLayout {
    layout(width: width, lineLimit: numberOfLines, font: font)
  }

  private func layout(width: CGFloat?, lineLimit: Int, font: UIFont) -> TextLayout {
    let measurer = hostMeasurer
    let style = TextStyle(
      font: font, alignment: textAlignment, lineBreakMode: lineBreakMode, numberOfLines: lineLimit,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #if !hasFeature(Embedded)
      if let attributed {
        return layouts.layout(style: style, width: width, measurer: measurer) {
          TextLayout(attributed.text, style: style, width: width, measurer: measurer)
        }
      }
    #endif
    return layouts.layout(of: text ?? "", style: style, width: width, measurer: measurer)
  }

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private static let disabledOpacity: CGFloat = 0.4
  private static let smallestScaleFactor: CGFloat = 0.05
  /// Heights are rounded to pixels and may be short of the lines by half of one.
  private static let heightSlack: CGFloat = 0.5
}
