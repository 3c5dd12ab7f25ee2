/// Reads the text of an HTML document with its attributes.
struct HTMLTextReader {
  private struct Element {
    let name: String
    let style: HTMLStyle
    /// The number of the list's items so far; nil for a list without numbers.
    var number: Int?
  }

  private let baseURL: URL?
  private var rules = CSSRules()
  private var elements: [Element] = []
  private let result = NSMutableAttributedString(string: "")
  /// Whether a space between words is still to be written.
  private var owesSpace = false

  init(baseURL: URL?) { self.baseURL = baseURL }

  /// Reads a document once. Linear in its length.
  mutating func read(_ document: String) -> NSAttributedString {
    var tokenizer = HTMLTokenizer(document)
    while let token = tokenizer.next() {
      switch token {
      case .text(let text): add(text)
      case .start(let name, let attributes): enter(name, attributes)
      case .end(let name): leave(name)
      }
    }
    return result
  }

  private var style: HTMLStyle { elements.last?.style ?? HTMLStyle() }

  // MARK: Elements

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "section",
    "article",
    "header", "footer", "main", "address", "center", "table", "tr", "dl", "dt", "dd", "figure", "body",
    "html",
  ]
  /// Blocks with space after them.
  private static let spaced: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "blockquote", "pre",
  ]
  /// Elements without content.
  private static let empty: Set<String> = [
    "br", "img", "hr", "meta", "link", "input", "wbr", "col", "area",
  ]

  private mutating func enter(_ name: String, _ attributes: [String: String]) {
    if name == "br" { return addLineBreak() }
    guard !Self.empty.contains(name) else { return }
    if name == "p" || name == "li" {
      leave(name, withoutEndTagIn: name == "p" ? Self.blocks : ["ul", "ol"])
    }
    if Self.blocks.contains(name) { endLine() }
    var style = style
    if Self.blocks.contains(name) { style.spacing = Self.spaced.contains(name) ? style.size : 0 }
    style.enter(name, attributes: attributes)
    if name == "a", let target = attributes["href"] {
      style.enterLink(URL(string: target, relativeTo: baseURL)?.absoluteURL ?? target)
    }
    if name == "ul" || name == "ol" { style.indent += 36 }
    for (property, value) in rules.declarations(for: name, attributes: attributes) {
      style.apply(property, value)
    }
    elements.append(Element(name: name, style: style, number: name == "ol" ? 0 : nil))
    if name == "li" { addMarker() }
  }

  /// Ends an element of the same name that the document has left open, unless one of other elements is inside it.
  private mutating func leave(_ name: String, withoutEndTagIn borders: Set<String>) {
    for element in elements.reversed() {
      if element.name == name { return leave(name) }
      if borders.contains(element.name) { return }
    }
  }

  private mutating func leave(_ name: String) {
    guard let place = elements.lastIndex(where: { $0.name == name }) else { return }
    if Self.blocks.contains(name), name != "body", name != "html" { endLine() }
    elements.removeSubrange(place...)
  }

  // MARK: Text

  private mutating func add(_ text: String) {
    if elements.last?.name == "style" { return rules.add(text) }
    let style = style
    guard !style.isHidden else { return }
    if style.keepsSpace { return append(text, style) }
    var words = ""
    for character in text {
      if character.isWhitespace, character != "\u{A0}" {
        owesSpace = owesSpace || !words.isEmpty || !isAtStartOfLine
      } else {
        if owesSpace { words.append(" ") }
        owesSpace = false
        words.append(character)
      }
    }
    append(words, style)
  }

  private var isAtStartOfLine: Bool {
    result.length == 0 || "\n\t\u{2028}".contains(result.string.last ?? "\n")
  }

  private func append(_ text: String, _ style: HTMLStyle) {
    guard !text.isEmpty else { return }
    result.append(NSAttributedString(string: text, attributes: style.attributes))
  }

  private mutating func addLineBreak() {
    owesSpace = false
    append("\n", style)
  }

  /// Ends the line if it has text.
  private mutating func endLine() {
    owesSpace = false
    guard result.length > 0, result.string.last != "\n", !style.isHidden else { return }
    append("\n", style)
  }

  private mutating func addMarker() {
    let list = elements.lastIndex { $0.name == "ol" || $0.name == "ul" }
    guard let list, let number = elements[list].number else { return append("\t•\t", style) }
    elements[list].number = number + 1
    append("\t\(number + 1).\t", style)
  }
}
