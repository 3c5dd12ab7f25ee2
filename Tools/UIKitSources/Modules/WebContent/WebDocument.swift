import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The text of a page.
struct WebDocument {
  /// The HTML or the plain text.
  let source: String
  /// The title; empty for a page without one.
  let title: String
  private let content: NSAttributedString

  /// Reads a page; nil for data that is no text.
  init?(_ data: Data, _ response: URLResponse) {
    let encoding = Self.encoding(response.textEncodingName)
    guard let type = response.mimeType?.lowercased(), Self.isText(type),
      let source = String(data: data, encoding: encoding)
    else { return nil }
    self.source = source
    guard type.contains("html") else {
      title = ""
      content = NSAttributedString(string: source, attributes: Self.attributes)
      return
    }
    title = Self.title(of: source)
    // The size of text in browsers, unless the page states another one.
    let styled = "<div style=\"font-size: 16px\">" + source + "</div>"
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .baseURL: response.url as Any,
    ]
    let text = try? NSAttributedString(data: Data(styled.utf8), options: options, documentAttributes: nil)
    content = text ?? NSAttributedString(string: source, attributes: Self.attributes)
  }

  /// The address of a page that cannot be loaded.
  init(address: URL) {
    (source, title) = ("", "")
    content = NSAttributedString(string: address.absoluteString, attributes: Self.attributes)
  }

  /// The text, with fonts that are so many times as large as the page's.
  func text(zoom: CGFloat) -> NSAttributedString {
    guard zoom != 1 else { return content }
    let text = NSMutableAttributedString(attributedString: content)
    content.enumerateAttribute(.font, in: NSRange(location: 0, length: content.length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      text.addAttribute(.font, value: font.withSize(font.pointSize * zoom), range: range)
    }
    return text
  }

  private static var attributes: [NSAttributedString.Key: Any] {
    [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.label]
  }

  static func isText(_ mimeType: String) -> Bool {
    mimeType.hasPrefix("text/") || mimeType.hasSuffix("xml") || mimeType.hasSuffix("json")
  }

  static func response(
    _ request: URLRequest, _ data: Data, _ mimeType: String, _ encodingName: String
  ) -> URLResponse {
    URLResponse(
      url: request.url ?? URL(fileURLWithPath: "/"), mimeType: mimeType, expectedContentLength: data.count,
      textEncodingName: encodingName)
  }

  /// The type of a file by the end of its name, as in the registry of media types.
  static func mimeType(ofExtension name: String) -> String {
    switch name.lowercased() {
    case "html", "htm", "xhtml": "text/html"
    case "txt", "md", "log", "": "text/plain"
    case "css": "text/css"
    case "csv": "text/csv"
    case "xml", "svg": "text/xml"
    case "json": "application/json"
    default: "application/octet-stream"
    }
  }

  private static func encoding(_ name: String?) -> String.Encoding {
    switch name?.lowercased() {
    case "iso-8859-1", "latin1": .isoLatin1
    case "windows-1252": .windowsCP1252
    case "us-ascii", "ascii": .ascii
    case "utf-16": .utf16
    default: .utf8
    }
  }

  /// The text of the first element `title`, with its white space as single spaces.
  private static func title(of html: String) -> String {
    guard let start = html.range(of: "<title", options: .caseInsensitive),
      let open = html.range(of: ">", range: start.upperBound..<html.endIndex),
      let end = html.range(
        of: "</title", options: .caseInsensitive, range: open.upperBound..<html.endIndex)
    else { return "" }
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html
    ]
    let markup = Data(html[open.upperBound..<end.lowerBound].utf8)
    let text = try? NSAttributedString(data: markup, options: options, documentAttributes: nil)
    return (text?.string ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
