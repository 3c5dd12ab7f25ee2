#if !hasFeature(Embedded)
  /// The layout attributes of a paragraph.
  open class NSParagraphStyle: NSObject {
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
  }
#endif
