extension ConstraintSolver {
  /// What decides which of the required constraints that contradict each other are kept. A constraint is kept if it can hold
  /// together with all that come before it in the order and are kept. Those for which ``countAsOldest(_:)`` was called come
  /// first in each order.
  public enum ConflictOrder: Sendable {
    /// The older constraints come before the younger ones.
    case age
    /// The order does not depend on when constraints were added, except for those of the same variables. Variables are in blocks
    /// of two places and two sizes. Equalities of a single block come first, such as the size of a rectangle. Those that relate
    /// the places of several blocks follow, then other equalities, such as where a row of rectangles ends in the one around it.
    /// Inequalities come last. Each kind goes from the lowest variables to the highest. A row that is too long so gives up its end.
    case terms
  }
}

/// The place of a constraint in the order in which constraints are kept.
struct KeepingOrder: BitwiseCopyable, Comparable {
  var first: Int64
  var age: Int

  static func < (one: Self, other: Self) -> Bool {
    one.first != other.first ? one.first < other.first : one.age < other.age
  }
}

extension Model {
  @inline(__always)
  func keepingOrder(of constraint: Int32) -> KeepingOrder {
    let record = constraints.unsafeAddress(of: constraint, count: 1)
    let age = record.pointee.age
    guard conflictOrder == .terms, age > 0 else { return KeepingOrder(first: 0, age: age) }
    // A slack variable stands for the terms that define it.
    let definition = slackDefinition(ofConstraintWith: record.pointee.terms)
    let list = definition < 0 ? record.pointee.terms : constraints[definition].terms
    let first = Self.orderOfTerms(
      UnsafeBufferPointer(start: terms.unsafeAddress(of: list), count: Int(list.count)), variables.unsafeBase,
      isEquality: record.pointee.relation == .equal)
    return KeepingOrder(first: first, age: age)
  }

  /// The kind of the constraint, then the numbers of its two highest variables.
  private static func orderOfTerms(
    _ terms: UnsafeBufferPointer<Term>, _ variables: UnsafePointer<VariableRecord>, isEquality: Bool
  ) -> Int64 {
    var (highest, second): (Int32, Int32) = (-1, -1)
    var isOfOneBlock = true
    var placeCount = 0
    for term in terms where terms.count == 1 || !variables[Int(term.variable)].isSlack {
      if term.variable >> 2 != terms[0].variable >> 2 { isOfOneBlock = false }
      if term.variable & 3 < 2 { placeCount += 1 }
      if term.variable > highest {
        (highest, second) = (term.variable, highest)
      } else if term.variable > second {
        second = term.variable
      }
    }
    let kind: Int64 = !isEquality ? 4 : isOfOneBlock ? 1 : placeCount > 1 ? 2 : 3
    return kind << 60 | Int64(highest & 0x3FFF_FFFF) << 30 | Int64(second & 0x3FFF_FFFF)
  }

  /// Whether a constraint is kept rather than another one that contradicts it.
  @inline(__always)
  func comesFirst(_ first: Int32, before second: Int32) -> Bool {
    keepingOrder(of: first) < keepingOrder(of: second)
  }
}
