/// A recursive descent parser of the visual format language of Apple's Auto Layout Guide, with a method for
/// each rule of its grammar. Whitespace is ignored.
struct VisualFormatParser {
  private let bytes: [UInt8]
  private var position = 0
  private var format = VisualFormat()

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// `(orientation ':')? (superview connection)? view (connection view)* (connection superview)?`
  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    try parser.parseOrientation()
    if parser.skip("|") {
      parser.format.elements.append(.superview)
      parser.format.connections.append(try parser.parseConnection())
    }
    try parser.parseViews()
    return parser.format
  }

  private mutating func parseOrientation() throws(VisualFormatError) {
    guard let first = peek(), first == "H" || first == "V" else { return }
    position += 1
    guard skip(":") else {
      throw error(
        "Expected ':' after '\(first)' to specify \(first == "V" ? "vertical" : "horizontal") arrangement")
    }
    format.axis = first == "V" ? .vertical : .horizontal
  }

  private mutating func parseViews() throws(VisualFormatError) {
    while true {
      format.elements.append(try parseView())
      guard peek() != nil else { return }
      let connection = try parseConnection()
      format.connections.append(connection)
      if skip("|") {
        format.elements.append(.superview)
        guard peek() == nil else { throw error("Expected the end of the format after the superview") }
        return
      }
    }
  }

  /// `'[' viewName predicateListWithParens? ']'`
  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.Element {
    guard skip("[") else { throw error("Expected a view") }
    skipSpaces()
    let start = position
    let name = try parseName("Expected the name of a view")
    let predicates = peek() == "(" ? try parsePredicateList() : []
    guard skip("]") else {
      throw error("A predicate on a view's thickness must end with ')' and the view must end with ']'")
    }
    return .view(name: name, position: start, predicates: predicates)
  }

  /// `'-' predicateList '-' | '-' | nothing`
  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard skip("-") else { return .flush }
    if peek() == "[" || peek() == "|" { return .standard }
    let predicates = peek() == "(" ? try parsePredicateList() : [try parseSimplePredicate()]
    guard skip("-") else { throw error("Expected '-' after a spacing") }
    return .predicates(predicates)
  }

  /// `metricName | positiveNumber`
  private mutating func parseSimplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    VisualFormat.Predicate(object: try parseObject(allowsSign: false))
  }

  /// `'(' predicate (',' predicate)* ')'`
  private mutating func parsePredicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = skip("(")
    var predicates = [try parsePredicate()]
    while skip(",") { predicates.append(try parsePredicate()) }
    guard skip(")") else {
      throw error("A predicate on a view's thickness must end with ')' and the view must end with ']'")
    }
    return predicates
  }

  /// `relation? objectOfPredicate ('@' priority)?`
  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try parseRelation()
    var predicate = VisualFormat.Predicate(relation: relation, object: try parseObject(allowsSign: true))
    if skip("@") { predicate.priority = try parseObject(allowsSign: false) }
    return predicate
  }

  private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relations: [(Character, NSLayoutConstraint.Relation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    for (sign, relation) in relations where skip(sign) {
      guard skip("=") else { throw error("Expected '=' after '\(sign)'") }
      return relation
    }
    return .equal
  }

  private mutating func parseObject(allowsSign: Bool) throws(VisualFormatError)
    -> VisualFormat.Predicate.Object
  {
    skipSpaces()
    let start = position
    if let number = parseNumber(allowsSign: allowsSign) { return .number(number) }
    return .name(try parseName("Expected a number or a name"), position: start)
  }

  private mutating func parseNumber(allowsSign: Bool) -> Double? {
    var end = position
    if allowsSign, end < bytes.count, bytes[end] == UInt8(ascii: "-") { end += 1 }
    while end < bytes.count, isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
    guard let number = Double(String(decoding: bytes[position..<end], as: UTF8.self)) else { return nil }
    position = end
    return number
  }

  private mutating func parseName(_ diagnosis: String) throws(VisualFormatError) -> String {
    skipSpaces()
    var end = position
    while end < bytes.count, isNamePart(bytes[end], isFirst: end == position) { end += 1 }
    guard end > position else { throw error(diagnosis) }
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isNamePart(_ byte: UInt8, isFirst: Bool) -> Bool {
    let letter = byte | 0x20
    return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
      || byte >= 0x80 || (!isFirst && isDigit(byte))
  }

  private mutating func skipSpaces() {
    while position < bytes.count,
      bytes[position] == 0x20 || bytes[position] == 0x09 || bytes[position] == 0x0a
    {
      position += 1
    }
  }

  private mutating func peek() -> Character? {
    skipSpaces()
    return position < bytes.count ? Character(UnicodeScalar(bytes[position])) : nil
  }

  private mutating func skip(_ character: Character) -> Bool {
    guard peek() == character else { return false }
    position += 1
    return true
  }

  private func error(_ diagnosis: String) -> VisualFormatError {
    VisualFormatError(diagnosis: diagnosis, position: position)
  }
}
