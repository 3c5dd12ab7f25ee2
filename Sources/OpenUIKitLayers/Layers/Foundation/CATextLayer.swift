/// Where the lines of a text layer are.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the alignment.
  public let rawValue: String

  /// Creates an alignment by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the text's language starts.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Stretched to both edges, except for the last line.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// Where a text layer cuts off a text that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String

  /// Creates a place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere: the text continues beyond the bounds.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}

/// A layer that draws a text from the top of its bounds.
///
/// It draws again before it is shown, when one of its properties or its size has changed. Changes of its properties are
/// not animated.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`. Values of other types are not drawn.
  open var string: Any? { didSet { textDidChange() } }
  /// The font of a plain text: a `UIFont`, whose size is not used, or the name of one; Helvetica by default.
  open var font: Any? { didSet { textDidChange() } }
  /// The size of the font of a plain text, in points; 36 by default.
  open var fontSize: CGFloat = 36 { didSet { textDidChange() } }
  /// The colour of a plain text; white by default.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { textDidChange() } }
  /// Whether lines break at the width of the layer; false by default.
  open var isWrapped = false { didSet { textDidChange() } }
  /// Where a line that is too long is cut off, unless lines break.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { textDidChange() } }
  /// Where the lines are.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { textDidChange() } }
  /// Whether letters may be placed between pixels. Hosts decide that; the value has no effect.
  open var allowsFontSubpixelQuantization = false

  private func textDidChange() { setNeedsDisplay() }

  override func copyProperties(of original: CALayer) {
    super.copyProperties(of: original)
    guard let original = original as? CATextLayer else { return }
    (string, font, fontSize) = (original.string, original.font, original.fontSize)
    foregroundColor = original.foregroundColor
    (isWrapped, truncationMode) = (original.isWrapped, original.truncationMode)
    alignmentMode = original.alignmentMode
    allowsFontSubpixelQuantization = original.allowsFontSubpixelQuantization
    // Both layers have one drawing, which the original has made.
    attributes?.supplement?.isStale = false
  }

  /// Requests a new drawing for the new size.
  open override func layoutSublayers() {
    super.layoutSublayers()
    if owningView == nil { makeDisplay().isStale = true }
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let text = shownText else { return }
    text.draw(in: bounds)
  }

  private var shownText: NSAttributedString? {
    if let text = string as? NSAttributedString { return placed(text) }
    guard let text = string as? String else { return nil }
    let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
    return placed(
      NSAttributedString(string: text, attributes: [.font: shownFont, .foregroundColor: color]))
  }

  private var shownFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    return named ?? UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
  }

  /// The text with the layer's alignment and line breaks, where it has no paragraphs of its own.
  private func placed(_ text: NSAttributedString) -> NSAttributedString {
    let paragraphs = NSMutableParagraphStyle()
    paragraphs.alignment = alignmentMode.alignment
    paragraphs.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      if value == nil { result.addAttribute(.paragraphStyle, value: paragraphs, range: range) }
    }
    return result
  }
}
