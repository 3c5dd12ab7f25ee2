extension ConstraintPicture {
  /// The picture as a document of SVG, with a light and a dark palette.
  public var svg: String {
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Number.text(width)) \(Number.text(height))\" "
      + "width=\"\(Number.text(width))\" height=\"\(Number.text(height))\" font-family=\"Inter, -apple-system, 'Segoe UI', sans-serif\">\n"
    text +=
      "<style>\n\(Self.rules(isDark: false))@media (prefers-color-scheme: dark) {\n\(Self.rules(isDark: true))}\n</style>\n"
    text += "<rect class=\"f-background\" width=\"100%\" height=\"100%\"/>\n"
    for shape in shapes { text += Self.element(shape) + "\n" }
    return text + "</svg>\n"
  }

  private static func rules(isDark: Bool) -> String {
    Color.allCases.map { color in
      let code = color.code(isDark: isDark)
      return "  .f-\(color.rawValue) { fill: \(code) } .s-\(color.rawValue) { stroke: \(code) }\n"
    }.joined()
  }

  private static func element(_ shape: Shape) -> String {
    switch shape {
    case .box(let left, let top, let width, let height, let fill, let stroke, let isDashed):
      return
        "<rect class=\"f-\(fill.rawValue) s-\(stroke.rawValue)\" x=\"\(Number.text(left))\" y=\"\(Number.text(top))\" "
        + "width=\"\(Number.text(width))\" height=\"\(Number.text(height))\" rx=\"4\"\(isDashed ? " stroke-dasharray=\"4 3\"" : "")/>"
    case .line(let fromX, let fromY, let toX, let toY, let color, let width):
      return
        "<line class=\"s-\(color.rawValue)\" x1=\"\(Number.text(fromX))\" y1=\"\(Number.text(fromY))\" "
        + "x2=\"\(Number.text(toX))\" y2=\"\(Number.text(toY))\" stroke-width=\"\(Number.text(width))\" stroke-linecap=\"round\"/>"
    case .text(let text, let x, let y, let size, let color, let isBold, let isCentred):
      return
        "<text class=\"f-\(color.rawValue)\" x=\"\(Number.text(x))\" y=\"\(Number.text(y))\" font-size=\"\(Number.text(size))\""
        + "\(isBold ? " font-weight=\"600\"" : "")\(isCentred ? " text-anchor=\"middle\"" : "")>\(escaped(text))</text>"
    }
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      // XML has no control characters.
      case 0..<32: bytes.append(32)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ConstraintPicture.Color {
  /// The colour as six hexadecimal digits.
  public func code(isDark: Bool) -> String {
    switch self {
    case .background: isDark ? "#1c1c1e" : "#ffffff"
    case .box: isDark ? "#2c2c2e" : "#f4f4f7"
    case .outline: isDark ? "#8e8e93" : "#8e8e93"
    case .text: isDark ? "#ffffff" : "#1c1c1e"
    case .quiet: isDark ? "#98989f" : "#6d6d72"
    case .contradiction: isDark ? "#ff6961" : "#d70015"
    }
  }
}
