/// Reads the elements of an XML file, within limits and in linear time.
///
/// Interface Builder writes elements, attributes, texts and comments. Document types, entities of a file's own and processing instructions are
/// refused: they make a text of gigabytes from a few bytes, and no file has them. Foundation's parser stops the program at some damaged files.
struct ElementReader {
  private let limits: InterfaceLimits
  private var scanner: XMLScanner
  /// The elements that are open, the outermost first.
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var count = 0

  /// The outermost element of a file.
  static func root(of bytes: [UInt8], file: String, limits: InterfaceLimits) throws -> InterfaceElement {
    guard bytes.count <= limits.bytes else {
      throw InterfaceError(
        file: file, line: 0, message: "the file has \(bytes.count) bytes, of at most \(limits.bytes)")
    }
    var reader = ElementReader(limits: limits, scanner: XMLScanner(bytes, file: file))
    return try reader.read()
  }

  private init(limits: InterfaceLimits, scanner: XMLScanner) {
    (self.limits, self.scanner) = (limits, scanner)
  }

  private mutating func read() throws -> InterfaceElement {
    scanner.skipBeginning()
    while !scanner.isAtEnd {
      if scanner.next == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
    }
    if let unfinished = open.last {
      throw scanner.error("<\(unfinished.name)> of line \(unfinished.line) has no end")
    }
    guard let root else { throw scanner.error("this is no XML") }
    return root
  }

  private mutating func readMarkup() throws {
    if scanner.skip("<!--") {
      try scanner.skip(through: "-->", of: "the comment")
    } else if scanner.skip("<![CDATA[") {
      append(try scanner.text(through: "]]>", of: "the text"))
    } else if scanner.skip("</") {
      try readEnd()
    } else if scanner.isBefore("<!") || scanner.isBefore("<?") {
      throw scanner.error("the file has a declaration that Interface Builder never writes")
    } else {
      scanner.advance()
      try readStart()
    }
  }

  private mutating func readStart() throws {
    let line = scanner.line
    let name = try scanner.name()
    guard root == nil else { throw scanner.error("<\(name)> stands behind the end of the document") }
    count += 1
    guard count <= limits.elements else {
      throw scanner.error("the file has more than \(limits.elements) elements")
    }
    guard open.count < limits.depth else {
      throw scanner.error("the elements are nested more than \(limits.depth) deep")
    }
    open.append(InterfaceElement(name, attributes: try scanner.attributes(), line: line))
    if scanner.skip("/") { close() }
    guard scanner.skip(">") else { throw scanner.error("the tag <\(name)> has no end") }
  }

  private mutating func readEnd() throws {
    let name = try scanner.name()
    guard let last = open.last, last.name == name else {
      throw scanner.error("</\(name)> stands where \(open.last.map { "</\($0.name)>" } ?? "nothing") ends")
    }
    scanner.skipSpace()
    guard scanner.skip(">") else { throw scanner.error("the tag </\(name)> has no end") }
    close()
  }

  private mutating func close() {
    guard var element = open.popLast() else { return }
    // Between other elements there is only the indentation. The text of a string keeps what stands at its ends.
    if !element.children.isEmpty || element.text.allSatisfy(\.isWhitespace) { element.text = "" }
    if let parent = open.indices.last { open[parent].children.append(element) } else { root = element }
  }

  private mutating func readText() throws {
    let text = try scanner.text()
    guard !open.isEmpty else {
      if text.allSatisfy(\.isWhitespace) { return }
      throw scanner.error("this is no XML")
    }
    append(text)
  }

  private mutating func append(_ text: String) {
    if let last = open.indices.last { open[last].text += text }
  }
}
