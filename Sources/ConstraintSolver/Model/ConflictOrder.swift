extension ConstraintSolver {
  /// The order that decides which of the required constraints that contradict each other are kept. A constraint is kept if it can hold
  /// together with all that come before it in the order and are kept. Those for which ``countAsOldest(_:)`` was called come
  /// first in each order.
  public enum ConflictOrder: Sendable {
    /// The older constraints come before the younger ones.
    case age
    /// The order does not depend on when constraints were added, except for those of the same variables. Constraints with a lower
    /// ``ConstraintSolver/conflictRank`` come first. Those of one rank go from the lowest variables to the highest, so that a row
    /// that is too long gives up its end. Of the same variables the younger constraint comes first: it replaces an older one.
    case rank
  }
}

/// The place of a constraint in the order in which constraints are kept.
struct KeepingOrder: BitwiseCopyable, Comparable {
  var rank: Int64
  /// The numbers of the two highest variables.
  var terms: Int64
  var age: Int

  /// The place before all constraints.
  static var first: KeepingOrder { KeepingOrder(rank: .min, terms: .min, age: .min) }

  static func < (one: Self, other: Self) -> Bool {
    if one.rank != other.rank { return one.rank < other.rank }
    return one.terms != other.terms ? one.terms < other.terms : one.age < other.age
  }
}

extension Model {
  @inline(__always)
  func keepingOrder(of constraint: Int32) -> KeepingOrder {
    let record = constraints.unsafeAddress(of: constraint, count: 1)
    let age = record.pointee.age
    guard conflictOrder == .rank, age > 0 else { return KeepingOrder(rank: .min, terms: 0, age: age) }
    let generation = record.pointee.generation
    if let order = keepingOrders.address.pointee.order(of: constraint, generation) { return order }
    let order = rankedOrder(of: constraint)
    keepingOrders.address.pointee.note(order, of: constraint, generation, constraintCount: constraints.count)
    return order
  }

  /// The place of a constraint by the client's rank and its variables.
  @inline(never)
  private func rankedOrder(of constraint: Int32) -> KeepingOrder {
    let record = constraints.unsafeAddress(of: constraint, count: 1)
    // A slack variable stands for the terms that define it.
    let definition = slackDefinition(ofConstraintWith: record.pointee.terms)
    let list = definition < 0 ? record.pointee.terms : constraints[definition].terms
    let terms = Self.orderOfTerms(
      UnsafeBufferPointer(start: terms.unsafeAddress(of: list), count: Int(list.count)), variables.unsafeBase)
    let handle = ConstraintSolver.Constraint(slot: constraint, generation: record.pointee.generation)
    return KeepingOrder(rank: conflictRank?(handle) ?? 0, terms: terms, age: -record.pointee.age)
  }

  private static func orderOfTerms(
    _ terms: UnsafeBufferPointer<Term>, _ variables: UnsafePointer<VariableRecord>
  ) -> Int64 {
    var (highest, second): (Int32, Int32) = (-1, -1)
    for term in terms where terms.count == 1 || !variables[Int(term.variable)].isSlack {
      if term.variable > highest {
        (highest, second) = (term.variable, highest)
      } else if term.variable > second {
        second = term.variable
      }
    }
    // A constraint of a single variable comes before those of it and a lower one.
    return Int64(highest) << 32 | Int64(second + 1)
  }

  /// Whether a constraint is kept rather than another one that contradicts it.
  @inline(__always)
  func comesFirst(_ first: Int32, before second: Int32) -> Bool {
    keepingOrder(of: first) < keepingOrder(of: second)
  }
}
