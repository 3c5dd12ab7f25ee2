extension String {
  /// Whether both strings have the same bytes. `==` also compares different encodings of the same character,
  /// and adds some 40 KB of code and Unicode's tables to every web page.
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Whether both strings have the same bytes, or both are nil.
  package static func haveSameBytes(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.hasSameBytes(as: second)
  }
}
