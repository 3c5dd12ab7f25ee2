extension String {
  /// The text on one line, so that what follows keeps its line.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
  }
}

extension String {
  /// A literal of Swift.
  var asLiteral: String {
    "\"" + map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}
