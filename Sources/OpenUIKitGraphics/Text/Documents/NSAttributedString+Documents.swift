extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String

    /// Creates a format by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML. Its elements for texts are read, with the most common properties of CSS.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich Text Format, which cannot be read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich Text Format with attachments, which cannot be read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// The name of an option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, a `DocumentType`. Without it, a text that begins with a tag is HTML.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding`; UTF-8 by default.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The address of the document, which links are relative to.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// The name of a property of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a text with attributes from a document. Throws for formats and encodings that it cannot read.
  ///
  /// HTML has the font Times with 12 points unless it states another one, as in UIKit. Pictures, tables and scripts are left out.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = options[.characterEncoding].flatMap(Self.encoding) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    switch Self.format(options[.documentType], of: text) {
    case .html:
      var reader = HTMLTextReader(baseURL: options[.baseURL] as? URL)
      self.init(attributedString: reader.read(text))
    case .plain:
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      self.init(string: text, attributes: attributes)
    default: throw CocoaError(.fileReadCorruptFile)
    }
    dict?.pointee = NSDictionary()
  }

  private static func encoding(_ value: Any) -> String.Encoding? {
    if let encoding = value as? String.Encoding { return encoding }
    let number = (value as? UInt) ?? (value as? NSNumber)?.uintValue ?? (value as? Int).map { UInt($0) }
    return number.map { String.Encoding(rawValue: $0) }
  }

  private static func format(_ option: Any?, of text: String) -> DocumentType {
    if let type = option as? DocumentType { return type }
    if let name = option as? String { return DocumentType(rawValue: name) }
    return text.first { !$0.isWhitespace } == "<" ? .html : .plain
  }
}
