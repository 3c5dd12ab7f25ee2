/// Reads the text of a predicate or an expression, as Apple's Predicate Programming Guide describes its syntax.
struct FormatParser {
  private let tokens: [FormatToken]
  private var place = 0
  private var arguments: [Any?]
  /// How deeply the current expression is nested. A deeper one than the limit would exhaust the stack.
  private var depth = 0
  private static let greatestDepth = 200

  private init(_ text: String, _ arguments: [Any?]) throws {
    tokens = try FormatScanner.tokens(of: text)
    self.arguments = arguments.reversed()
  }

  /// Reads a predicate.
  static func predicate(_ text: String, _ arguments: [Any?]) throws -> PredicateNode {
    var parser = try FormatParser(text, arguments)
    let node = try parser.alternatives()
    try parser.requireEnd()
    return node
  }

  /// Reads an expression.
  static func expression(_ text: String, _ arguments: [Any?]) throws -> ExpressionNode {
    var parser = try FormatParser(text, arguments)
    let node = try parser.sum()
    try parser.requireEnd()
    return node
  }

  // MARK: Tokens

  private var current: FormatToken? { place < tokens.count ? tokens[place] : nil }

  private func requireEnd() throws {
    if let current { throw FormatError(description: "unexpected \(current)") }
  }

  private mutating func take(_ symbol: String) -> Bool {
    guard current == .symbol(symbol) else { return false }
    place += 1
    return true
  }

  private mutating func require(_ symbol: String) throws {
    if !take(symbol) { throw FormatError(description: "\(symbol) is missing") }
  }

  private mutating func take(anyOf words: String...) -> Bool {
    guard case .name(let name) = current, words.contains(name.uppercased()) else { return false }
    place += 1
    return true
  }

  private mutating func nextArgument() throws -> Any? {
    guard let argument = arguments.popLast() else {
      throw FormatError(description: "there are fewer arguments than places")
    }
    return argument
  }

  private mutating func nested<Node>(_ read: (inout Self) throws -> Node) throws -> Node {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.greatestDepth else { throw FormatError(description: "it is nested too deeply") }
    return try read(&self)
  }

  // MARK: Predicates

  private mutating func alternatives() throws -> PredicateNode {
    var node = try conditions()
    while take("||") || take(anyOf: "OR") { node = .or(node, try conditions()) }
    return node
  }

  private mutating func conditions() throws -> PredicateNode {
    var node = try negation()
    while take("&&") || take(anyOf: "AND") { node = .and(node, try negation()) }
    return node
  }

  private mutating func negation() throws -> PredicateNode {
    if take("!") || take(anyOf: "NOT") { return .not(try nested { try $0.negation() }) }
    if take(anyOf: "TRUEPREDICATE") { return .constant(true) }
    if take(anyOf: "FALSEPREDICATE") { return .constant(false) }
    if current == .symbol("("), let group = try group() { return group }
    return try comparison()
  }

  /// A predicate in brackets; nil if the bracket begins an expression.
  private mutating func group() throws -> PredicateNode? {
    let start = (place, arguments)
    place += 1
    let found = try? nested { parser -> PredicateNode in
      let inner = try parser.alternatives()
      try parser.require(")")
      return inner
    }
    if let found { return found }
    (place, arguments) = start
    return nil
  }

  private mutating func comparison() throws -> PredicateNode {
    let quantity = self.quantity()
    let left = try sum()
    let (comparator, options, isNegated) = try comparator()
    let right = try sum()
    let node = PredicateNode.comparison(
      Comparison(quantity: quantity, left: left, comparator: comparator, options: options, right: right))
    return isNegated ? .not(node) : node
  }

  private mutating func quantity() -> Comparison.Quantity {
    if take(anyOf: "ANY", "SOME") { return .any }
    if take(anyOf: "ALL") { return .all }
    return take(anyOf: "NONE") ? .none : .itself
  }

  private static let comparators: [String: Comparison.Operator] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]

  private mutating func comparator() throws -> (Comparison.Operator, Comparison.Options, Bool) {
    let isNegated = take(anyOf: "NOT")
    if case .symbol(let symbol) = current, let found = Self.comparators[symbol] {
      place += 1
      return (found, try options(), isNegated)
    }
    guard case .name(let name) = current, let found = Comparison.Operator(rawValue: name.uppercased()) else {
      throw FormatError(description: "a comparison is missing")
    }
    place += 1
    return (found, try options(), isNegated)
  }

  /// `[cd]` after a comparison.
  private mutating func options() throws -> Comparison.Options {
    guard take("[") else { return [] }
    guard case .name(let letters) = current else { throw FormatError(description: "an option is missing") }
    place += 1
    try require("]")
    var options: Comparison.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n", "l": break  // Normalised texts, and those of the language, compare as others do.
      default: throw FormatError(description: "unknown option \(letter)")
      }
    }
    return options
  }

  // MARK: Expressions

  private mutating func sum() throws -> ExpressionNode {
    try nested { parser in
      var node = try parser.product()
      while true {
        if parser.take("+") {
          node = .function("add:to:", [node, try parser.product()])
        } else if parser.take("-") {
          node = .function("from:subtract:", [node, try parser.product()])
        } else {
          return node
        }
      }
    }
  }

  private mutating func product() throws -> ExpressionNode {
    var node = try power()
    while true {
      if take("*") {
        node = .function("multiply:by:", [node, try power()])
      } else if take("/") {
        node = .function("divide:by:", [node, try power()])
      } else {
        return node
      }
    }
  }

  private mutating func power() throws -> ExpressionNode {
    if take("-") { return .function("from:subtract:", [.constant(0), try nested { try $0.power() }]) }
    let base = try path()
    return take("**") ? .function("raise:toPower:", [base, try nested { try $0.power() }]) : base
  }

  private mutating func path() throws -> ExpressionNode {
    var node = try value()
    while true {
      if take(".") {
        guard case .name(let key) = current else { throw FormatError(description: "a key is missing") }
        place += 1
        node = .key(key, of: node)
      } else if current == .symbol("["), isIndex {
        place += 1
        node = .element(try index(), of: node)
        try require("]")
      } else {
        return node
      }
    }
  }

  /// Whether the bracket holds an index, and not the options of a comparison.
  private var isIndex: Bool { place > 0 && place + 1 < tokens.count && tokens[place + 1] != .symbol("]") }

  private mutating func index() throws -> ExpressionNode {
    for word in ["FIRST", "LAST", "SIZE"] where take(anyOf: word) { return .function(word, []) }
    return try sum()
  }

  private mutating func value() throws -> ExpressionNode {
    guard let token = current else { throw FormatError(description: "a value is missing") }
    place += 1
    switch token {
    case .text(let text): return .constant(text)
    case .integer(let value): return .constant(value)
    case .decimal(let value): return .constant(value)
    case .argument: return .constant(try nextArgument())
    case .keyPathArgument: return try keyPath(try nextArgument())
    case .variable(let name): return .variable(name)
    case .symbol("("):
      let inner = try sum()
      try require(")")
      return inner
    case .symbol("{"): return .list(try values(until: "}"))
    case .name(let name): return try named(name)
    case .symbol(let symbol): throw FormatError(description: "unexpected \(symbol)")
    }
  }

  private func keyPath(_ argument: Any?) throws -> ExpressionNode {
    guard let path = argument as? String else {
      throw FormatError(description: "the argument of %K is no text")
    }
    return ExpressionNode.keyPath(path)
  }

  private mutating func values(until end: String) throws -> [ExpressionNode] {
    var values: [ExpressionNode] = []
    if take(end) { return values }
    repeat { values.append(try sum()) } while take(",")
    try require(end)
    return values
  }

  private mutating func named(_ name: String) throws -> ExpressionNode {
    if take("(") { return .function(name, try values(until: ")")) }
    switch name.uppercased() {
    case "SELF": return .itself
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    default: return .key(name, of: .itself)
    }
  }
}

extension ExpressionNode {
  /// The keys of a path, one of the result of the other.
  static func keyPath(_ path: String) -> ExpressionNode {
    path.split(separator: ".").reduce(.itself) { $1 == "self" ? $0 : .key(String($1), of: $0) }
  }
}
