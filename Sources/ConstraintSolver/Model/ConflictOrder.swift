extension ConstraintSolver {
  /// What decides which of the required constraints that contradict each other are kept. A constraint is kept if it can hold
  /// together with all that come before it in the order and are kept. Those for which ``countAsOldest(_:)`` was called come
  /// first in each order.
  public enum ConflictOrder: Sendable {
    /// The older constraints come before the younger ones.
    case age
    /// The order does not depend on when constraints were added, except for those of the same variables. Equalities of a single
    /// block come first, such as the size of a rectangle, then other equalities, then inequalities; each from the lowest
    /// variables to the highest. A row of sizes that is too long gives up where it ends, not its sizes.
    case terms
  }
}

extension ConstraintSolver {
  /// The place of a constraint in the order in which constraints are kept.
  struct KeepingOrder: BitwiseCopyable, Comparable {
    var first: Int64
    var age: Int

    static func < (one: Self, other: Self) -> Bool {
      one.first != other.first ? one.first < other.first : one.age < other.age
    }
  }

  func keepingOrder(of constraint: Int32) -> KeepingOrder {
    let record = constraints.address(of: constraint, count: 1)
    let age = record.pointee.age
    guard conflictOrder == .terms, age > 0 else { return KeepingOrder(first: 0, age: age) }
    return KeepingOrder(first: orderOfTerms(record.pointee), age: age)
  }

  /// The kind of the constraint, then the numbers of its two highest variables.
  private func orderOfTerms(_ record: ConstraintRecord) -> Int64 {
    var (highest, second): (Int32, Int32) = (-1, -1)
    var isOfOneBlock = true
    // A slack variable stands for the terms that define it.
    let definition = record.slackDefinition
    let list = definition < 0 ? record.terms : constraints[definition].terms
    for place in list.start..<list.end where definition < 0 || !variables[terms[place].variable].isSlack {
      let variable = terms[place].variable
      if variable >> 2 != terms[list.start].variable >> 2 { isOfOneBlock = false }
      if variable > highest {
        (highest, second) = (variable, highest)
      } else if variable > second {
        second = variable
      }
    }
    let kind: Int64 = record.relation != .equal ? 3 : isOfOneBlock ? 1 : 2
    return kind << 60 | Int64(highest & 0x3FFF_FFFF) << 30 | Int64(second & 0x3FFF_FFFF)
  }

  /// Whether a constraint is kept rather than another one that contradicts it.
  @inline(__always)
  func comesFirst(_ first: Int32, before second: Int32) -> Bool {
    keepingOrder(of: first) < keepingOrder(of: second)
  }
}
