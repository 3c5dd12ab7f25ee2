/// A picture within text, instead of one character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  /// The number of the character that stands for an attachment.
  public static let character = 0xFFFC

  /// The picture; nil for none. A template has the colour of the label.
  open var image: UIImage?
  /// The rectangle of the picture, in points: its origin is on the baseline, and `y` grows upwards. An empty rectangle means the size
  /// of the picture.
  open var bounds = CGRect.zero
  /// The content, if the attachment was created with some.
  open var contents: Data?
  /// The type of the content.
  open var fileType: String?

  /// Creates an attachment with content of a type. The content is not read.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  /// Creates an attachment without a picture.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSTextAttachment {
  /// The rectangle of the picture; the origin is on the baseline, and `y` grows upwards.
  func box(in font: UIFont) -> CGRect {
    guard bounds.size == .zero, let image else { return bounds }
    // A symbol stands on the baseline with the letters.
    let origin = CGPoint(x: bounds.minX, y: bounds.minY - (image.baselineOffsetFromBottom ?? 0))
    return CGRect(origin: origin, size: image.size)
  }

  /// The height that a line needs for the picture.
  func lineMetrics(in font: UIFont) -> LineMetrics {
    let box = box(in: font)
    return LineMetrics(ascent: max(0, box.maxY), descent: max(0, -box.minY))
  }

  /// Draws the picture in a line of text. Templates and symbols have the colour of the text.
  func draw(x: CGFloat, baseline: CGFloat, _ color: UIColor, in context: CGContext) {
    guard var image else { return }
    if image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbolImage {
      image = image.withTintColor(color)
    }
    let box = box(in: .systemFont(ofSize: UIFont.systemFontSize))
    UIGraphicsPushContext(context)
    image.draw(in: CGRect(x: x + box.minX, y: baseline - box.maxY, width: box.width, height: box.height))
    UIGraphicsPopContext()
  }
}

extension NSAttributedString {
  /// Creates a text of one character, which shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A copy of letters behind them.
open class NSShadow: NSObject {
  private let header = CoreFoundationHeader()
  /// The place of the copy, in points from the letters.
  open var shadowOffset = CGSize.zero
  /// The blur, in points. It is kept; the copy has sharp edges.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`; a third of black by default. Nil means no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow without an offset.
  public override init() {
    super.init()
  }

  var textShadow: TextShadow? {
    (shadowColor as? UIColor).map { TextShadow(color: $0, offset: shadowOffset) }
  }
}
