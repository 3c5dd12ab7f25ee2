import Foundation
import Yams

/// A value of a YAML or JSON file: a text, a list or a mapping. Numbers stay texts, so that the version 1.10 is not 1.1.
indirect enum SpecificationValue: Equatable {
  case text(String)
  case list([SpecificationValue])
  /// Pairs in the order of the file.
  case mapping([(key: String, value: SpecificationValue)])

  /// Values of a file are as many at most: an alias may repeat a list of aliases.
  private static let mostValues = 200_000
  /// Files have as many bytes at most.
  private static let mostBytes = 4 << 20
  /// Lists in lists are as many at most. The parser calls itself for each, and would exhaust the stack.
  private static let deepestNesting = 64

  /// Reads a file. Throws an `XcodeProjectError` for one that is missing, damaged, too large or nested too deeply.
  init(contentsOf url: URL) throws {
    guard let data = try? Data(contentsOf: url), data.count <= Self.mostBytes else {
      throw XcodeProjectError(url.path, "the file cannot be read")
    }
    let text = String(decoding: data, as: UTF8.self)
    guard Self.nesting(of: text) <= Self.deepestNesting else {
      throw XcodeProjectError(url.path, "its lists are nested too deeply")
    }
    var left = Self.mostValues
    do {
      let node = try Yams.compose(yaml: text)
      self = node.map { Self.value(of: $0, &left) } ?? .mapping([])
    } catch {
      let reason = "\(error)".split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw XcodeProjectError(url.path, "the file is no YAML" + reason)
    }
    guard left > 0 else { throw XcodeProjectError(url.path, "the file has too many values") }
  }

  private static func value(of node: Node, _ left: inout Int) -> SpecificationValue {
    left -= 1
    guard left > 0 else { return .text("") }
    if let sequence = node.sequence { return .list(sequence.map { value(of: $0, &left) }) }
    guard let mapping = node.mapping else { return .text(node.scalar?.string ?? "") }
    return .mapping(
      mapping.map { pair in (key: pair.key.scalar?.string ?? "", value: value(of: pair.value, &left)) })
  }

  /// A bound of how deep lists are in one another: brackets, the columns of indentation, and marks of lists in one line.
  private static func nesting(of text: String) -> Int {
    var (depth, deepest) = (0, 0)
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let indentation = line.prefix {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "?")
      }
      deepest = max(deepest, indentation.count / 2)
      for byte in line {
        if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth = max(0, depth - 1) }
        deepest = max(deepest, depth)
      }
    }
    return deepest
  }

  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.text(let one), .text(let other)): one == other
    case (.list(let one), .list(let other)): one == other
    case (.mapping(let one), .mapping(let other)):
      one.map(\.key) == other.map(\.key) && one.map(\.value) == other.map(\.value)
    default: false
    }
  }

  // MARK: Reading

  /// The value of a key; nil for none.
  subscript(key: String) -> SpecificationValue? { pairs.last { $0.key == key }?.value }

  /// The pairs of a mapping; empty for another value.
  var pairs: [(key: String, value: SpecificationValue)] {
    if case .mapping(let pairs) = self { pairs } else { [] }
  }

  /// The text; nil for another value.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list. Another value is a list of one.
  var elements: [SpecificationValue] { if case .list(let list) = self { list } else { [self] } }

  /// The texts of a list, or the only one.
  var texts: [String] { elements.compactMap(\.text) }

  /// Whether the text is a true value of YAML.
  var isTrue: Bool { ["true", "yes", "on"].contains(text?.lowercased() ?? "") }

  // MARK: Merging

  /// The mapping with the values of another one, which win. Lists are joined, unless the key of the other ends with `:REPLACE`.
  func merged(with other: SpecificationValue) -> SpecificationValue {
    switch (self, other) {
    case (.list(let one), .list(let other)): return .list(one + other)
    case (.mapping(let one), .mapping(let other)):
      var result = one
      for (key, value) in other {
        let replaces = key.hasSuffix(":REPLACE")
        let name = replaces ? String(key.dropLast(8)) : key
        if let place = result.firstIndex(where: { $0.key == name }) {
          result[place].value = replaces ? value : result[place].value.merged(with: value)
        } else {
          result.append((name, value))
        }
      }
      return .mapping(result)
    default: return other
    }
  }

  /// The value with texts put for marks such as `${target_name}`.
  func replacing(_ marks: [(mark: String, text: String)]) -> SpecificationValue {
    switch self {
    case .text(let text): .text(marks.reduce(text) { $0.replacing($1.mark, with: $1.text) })
    case .list(let list): .list(list.map { $0.replacing(marks) })
    case .mapping(let pairs): .mapping(pairs.map { ($0.key, $0.value.replacing(marks)) })
    }
  }
}
