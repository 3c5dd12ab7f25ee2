import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the elements of an XML file, within limits.
final class ElementReader: NSObject, XMLParserDelegate {
  private let file: String
  private let limits: InterfaceLimits
  /// The elements that are open, the outermost first.
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var count = 0
  private var failure: InterfaceError?

  private init(file: String, limits: InterfaceLimits) {
    (self.file, self.limits) = (file, limits)
  }

  /// The outermost element of a file.
  static func root(of data: Data, file: String, limits: InterfaceLimits) throws -> InterfaceElement {
    guard data.count <= limits.bytes else {
      throw InterfaceError(
        file: file, line: 0, message: "the file has \(data.count) bytes, of at most \(limits.bytes)")
    }
    // A definition of entities can make a text of any length from a few bytes. Interface Builder writes none.
    guard data.range(of: Data("<!DOCTYPE".utf8)) == nil, data.range(of: Data("<!ENTITY".utf8)) == nil else {
      throw InterfaceError(
        file: file, line: 1, message: "the file declares a document type, which Interface Builder never does")
    }
    return try ElementReader(file: file, limits: limits).read(data)
  }

  private func read(_ data: Data) throws -> InterfaceElement {
    let parser = XMLParser(data: data)
    parser.delegate = self
    parser.shouldResolveExternalEntities = false
    let isComplete = parser.parse()
    if let failure { throw failure }
    guard isComplete, let root else {
      let line = max(parser.lineNumber, 1)
      throw InterfaceError(
        file: file, line: line, message: open.last.map { "<\($0.name)> has no end" } ?? "this is no XML")
    }
    return root
  }

  private func fail(_ parser: XMLParser, _ message: String) {
    failure = failure ?? InterfaceError(file: file, line: parser.lineNumber, message: message)
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    count += 1
    guard count <= limits.elements else {
      return fail(parser, "the file has more than \(limits.elements) elements")
    }
    guard open.count < limits.depth else {
      return fail(parser, "the elements are nested more than \(limits.depth) deep")
    }
    open.append(InterfaceElement(name, attributes: attributes, line: parser.lineNumber))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let last = open.indices.last else { return }
    open[last].text += string
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    guard var element = open.popLast() else { return }
    // Between other elements there is only the indentation. The text of a string keeps what stands at its ends.
    if !element.children.isEmpty || element.text.allSatisfy(\.isWhitespace) { element.text = "" }
    if let parent = open.indices.last { open[parent].children.append(element) } else { root = element }
  }
}
