extension String {
  /// Whether both strings have the same bytes. `==` also compares different encodings of the same character,
  /// and adds some 40 KB of code and Unicode's tables to every web page.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    // Bytes in memory are compared many times faster than those of two strings' views.
    let isEqual = utf8.withContiguousStorageIfAvailable { first in
      other.utf8.withContiguousStorageIfAvailable { Self.areEqual(first, $0) }
    }
    return isEqual.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }

  /// Compares from the end, where names of one kind differ. Both have the same number of bytes.
  private static func areEqual(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    for index in first.indices.reversed() where first[index] != second[index] { return false }
    return true
  }

  /// Whether both strings have the same bytes, or both are nil.
  package static func haveSameBytes(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.hasSameBytes(as: second)
  }
}
