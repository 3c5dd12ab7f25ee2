extension String {
  /// Whether both texts are the same bytes. `==` also holds for two ways to write the same character, and so brings tables of
  /// Unicode into every web page, with the code that uses them some 40 KB.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Whether both texts are the same bytes, or none is there.
  static func haveSameBytes(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.hasSameBytes(as: second)
  }
}
