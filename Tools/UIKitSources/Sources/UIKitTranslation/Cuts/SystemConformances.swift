/// Types of the standard library, Combine and UIKit that conform to protocols or are classes.
enum SystemConformances {
  /// The types for a protocol or a class with the arguments that are written behind it.
  static func types(of name: String, _ arguments: [String]) -> [String] {
    if let type = genericType(of: name, arguments) { return [type] }
    let plain = table.filter { $0.protocols.contains(Substring(name)) }.map(\.type)
    return plain.isEmpty && ModuleIndex.isClassOfUIKit(name) ? [name] : plain
  }

  private static func genericType(of name: String, _ arguments: [String]) -> String? {
    let element = arguments.first ?? "Never"
    switch name {
    case "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection":
      return "[\(element)]"
    case "IteratorProtocol": return "IndexingIterator<[\(element)]>"
    case "AsyncSequence":
      return arguments.last == "Never" && arguments.count == 2
        ? "AsyncStream<\(element)>" : "AsyncThrowingStream<\(element), any Error>"
    case "Publisher": return "AnyPublisher<\(element), \(arguments.count == 2 ? arguments[1] : "Never")>"
    default: return nil
    }
  }

  private static func row(_ type: String, _ protocols: String) -> (type: String, protocols: Set<Substring>) {
    (type, Set(protocols.split(separator: " ")))
  }

  // `Never` has no value, so a function that returns it needs no more than the conformance.
  private static let table = [
    row("Never", "Equatable Hashable Comparable Error Codable Encodable Decodable Identifiable Sendable"),
    row(
      "Int",
      "Equatable Hashable Comparable Codable Encodable Decodable Sendable Numeric SignedNumeric AdditiveArithmetic"
        + " BinaryInteger SignedInteger FixedWidthInteger Strideable CustomStringConvertible"
        + " LosslessStringConvertible ExpressibleByIntegerLiteral"),
    row(
      "Double",
      "Equatable Hashable Comparable Codable Encodable Decodable Sendable Numeric SignedNumeric AdditiveArithmetic"
        + " FloatingPoint BinaryFloatingPoint Strideable CustomStringConvertible ExpressibleByFloatLiteral"),
    row(
      "String",
      "Equatable Hashable Comparable Codable Encodable Decodable Sendable StringProtocol CustomStringConvertible"
        + " LosslessStringConvertible TextOutputStream ExpressibleByStringLiteral"),
    row("NSObject", "NSObject NSObjectProtocol AnyObject"),
  ]
}
