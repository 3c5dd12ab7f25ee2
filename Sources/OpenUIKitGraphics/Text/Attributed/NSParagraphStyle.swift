/// The layout attributes of a paragraph.
open class NSParagraphStyle: NSObject {
  private let header = CoreFoundationHeader()
  fileprivate(set) public final var values = Values()

  /// The numbers of a paragraph.
  public struct Values: Hashable, Sendable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
    var lineBreakStrategy: LineBreakStrategy = []
    var allowsTightening = false
  }

  /// Creates a style with default values.
  public override init() {
    super.init()
  }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of text that does not fit. The mode of a label applies if it is set after the text.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The points between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the height of a line; 0 for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The space before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The space in front of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The space in front of the other lines, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of the lines, in points: from their beginning, or from the other edge if it is 0 or less.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How gladly words are divided, from 0 to 1. It is kept; words are divided at soft hyphens alone.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The direction of the paragraph. It is kept; each line has the direction of its letters.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How lines are broken. With `pushOut` the last line does not have one word alone, if another can be moved to it.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether letters of a single line may stand closer before it is truncated: a text that is up to a twentieth wider.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

  /// The height of a line whose natural height is `natural`, in points.
  package final func lineHeight(of natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }

  /// The part of a font's leading that is left below a line, so that both together do not exceed the
  /// maximum height.
  package final func limited(_ leading: CGFloat, below height: CGFloat) -> CGFloat {
    maximumLineHeight > 0 ? min(leading, max(0, maximumLineHeight - height)) : leading
  }

  /// Whether `object` is a style with equal values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// Equal for equal styles.
  open override var hash: Int { values.hashValue }
  /// Returns an immutable style with the same values.
  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// Returns a mutable style with the same values.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

extension NSParagraphStyle {
  /// How lines are broken.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a strategy from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The last line is not left with one word.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean text breaks at spaces.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The system's strategy.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// The widths that indents take from a line, in points.
struct LineIndents: Equatable {
  var head: CGFloat = 0
  var tail: CGFloat = 0
  var sum: CGFloat { head + tail }
}

extension NSParagraphStyle {
  /// The indents of a line in a width.
  func indents(ofFirstLine isFirst: Bool, in room: CGFloat) -> LineIndents {
    let head = isFirst ? firstLineHeadIndent : headIndent
    guard tailIndent > 0 else { return LineIndents(head: head, tail: -tailIndent) }
    return LineIndents(head: head, tail: room.isFinite ? max(0, room - tailIndent) : 0)
  }
}

/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// That of its letters.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A paragraph's style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The treatment of text that does not fit. The mode of a label applies if it is set after the text.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The points between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of the height of a line; 0 for 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The space before the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The space in front of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The space in front of the other lines, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The end of the lines, in points: from their beginning, or from the other edge if it is 0 or less.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// How gladly words are divided, from 0 to 1. It is kept; words are divided at soft hyphens alone.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// The direction of the paragraph. It is kept; each line has the direction of its letters.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// How lines are broken. With `pushOut` the last line does not have one word alone, if another can be moved to it.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// Whether letters of a single line may stand closer before it is truncated: a text that is up to a twentieth wider.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }
}

extension NSAttributedString.Key {
  /// The typeface and size, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The layout attributes of the paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// An addition to the advance of each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A line below the letters, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A line through the letters, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The distance of the letters above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// Like `kern`, for a font of any kind.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The colour of the line below the letters, a `UIColor`; theirs by default.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through the letters, a `UIColor`; theirs by default.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A copy behind the letters, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The object that is shown instead of a character, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A URL or its text. The letters have the colour of links and a line below; a tap does nothing.
  public static let link = NSAttributedString.Key("NSLink")
  /// The width of the outline of letters, in hundredths of the font size. It is kept, and not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of the outline of letters, a `UIColor`. It is kept, and not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The slant of letters. It is kept, and not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The stretch of letters. It is kept, and not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Which letters are joined. It is kept; hosts join letters as their fonts require.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The directions of the text. It is kept; each line has the direction of its letters.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// A line below or through letters.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A pattern of dots. It is drawn as a line, as are all patterns.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A pattern of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A pattern of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A pattern of dashes and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// A line below words, and not below the spaces between them. It is drawn below both.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
