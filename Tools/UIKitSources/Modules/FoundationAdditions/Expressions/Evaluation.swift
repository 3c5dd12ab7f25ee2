import Foundation

/// Evaluates expressions and predicates for an object.
struct Evaluation {
  /// The object that `SELF` means.
  let object: Any?
  /// The values of names such as `$VALUE`.
  let variables: [String: Any]

  // MARK: Predicates

  func isTrue(_ node: PredicateNode) throws -> Bool {
    switch node {
    case .constant(let value): value
    case .not(let inner): try !isTrue(inner)
    case .and(let first, let second): try isTrue(first) && isTrue(second)
    case .or(let first, let second): try isTrue(first) || isTrue(second)
    case .comparison(let comparison): try isTrue(comparison)
    }
  }

  private func isTrue(_ comparison: Comparison) throws -> Bool {
    let (left, right) = (try value(of: comparison.left), try value(of: comparison.right))
    guard comparison.quantity != .itself else { return try comparison.holds(left, right) }
    let elements = try ObjectValue.elements(of: left)
    switch comparison.quantity {
    case .all: return try elements.allSatisfy { try comparison.holds($0, right) }
    case .none: return try !elements.contains { try comparison.holds($0, right) }
    case .any, .itself: return try elements.contains { try comparison.holds($0, right) }
    }
  }

  // MARK: Expressions

  func value(of node: ExpressionNode) throws -> Any? {
    switch node {
    case .constant(let value): return ObjectValue.plain(value)
    case .itself: return ObjectValue.plain(object)
    case .variable(let name):
      guard let value = variables[name] else {
        throw FormatError(description: "the variable $\(name) has no value")
      }
      return ObjectValue.plain(value)
    case .key(let key, let base): return try ObjectValue.value(forKey: key, of: try value(of: base))
    case .element(let index, let base): return try element(index, of: try value(of: base))
    case .list(let nodes): return try nodes.map { try value(of: $0) as Any }
    case .function(let name, let nodes):
      return try ExpressionFunction.call(name, try nodes.map { try value(of: $0) })
    }
  }

  private func element(_ index: ExpressionNode, of collection: Any?) throws -> Any? {
    if case .function(let word, let none) = index, none.isEmpty {
      let elements = try ObjectValue.elements(of: collection)
      switch word {
      case "FIRST": return elements.first ?? nil
      case "LAST": return elements.last ?? nil
      case "SIZE": return elements.count
      default: break
      }
    }
    let position = try value(of: index)
    if let key = position as? String { return try ObjectValue.value(forKey: key, of: collection) }
    let elements = try ObjectValue.elements(of: collection)
    guard let number = ObjectValue.number(position) else {
      throw FormatError(description: "an index is no number")
    }
    guard let place = Int(exactly: number), elements.indices.contains(place) else {
      throw FormatError(description: "the index \(number) is out of bounds")
    }
    return elements[place]
  }
}
