extension FallbackSimplex {
  /// Creates a search with some of a model's constraints, from the strongest on, and from the first on in the order of conflicts.
  /// A constraint may be listed twice.
  init(_ constraints: UnsafeBufferPointer<Int32>, of model: inout Model, within limits: FallbackLimits) {
    self.init(constraintCount: constraints.count, within: limits)
    var waiting = Heap<WaitingConstraint>()
    for constraint in constraints {
      let next = WaitingConstraint(
        constraint: constraint, level: model.constraints[constraint].level,
        order: model.keepingOrder(of: constraint))
      waiting.push(next) { $0.comesBefore($1) }
    }
    var last: Int32 = -1
    while mayContinue(), let next = waiting.pop(comesBefore: { $0.comesBefore($1) }) {
      if next.constraint != last { add(next.constraint, of: &model) }
      last = next.constraint
    }
  }

  private mutating func add(_ constraint: Int32, of model: inout Model) {
    let record = model.constraints[constraint]
    add(
      FallbackConstraint(
        number: constraint, level: record.level, isRequired: record.isRequired,
        relation: record.relation, constant: record.constant, scale: record.scale),
      UnsafeBufferPointer(start: model.terms.unsafeAddress(of: record.terms), count: Int(record.terms.count)))
  }
}

extension StepBudget {
  /// Counts the steps of a search by the fallback. False if a limit of the client ended it, and with it the update.
  mutating func spend(on search: borrowing FallbackSimplex) -> Bool {
    countOperations(search.tableau.operationCount)
    _ = spend(search.tableau.exchangeCount)
    return !search.isStopped && !isStopped
  }
}

extension Model {
  /// The constraints whose records fulfil a condition.
  func constraints(where isIncluded: (ConstraintRecord) -> Bool) -> Slab<Int32> {
    var result = Slab<Int32>()
    for index in 0..<constraints.count where isIncluded(constraints[index]) { result.append(Int32(index)) }
    return result
  }
}

/// A queued constraint.
struct WaitingConstraint: BitwiseCopyable {
  var constraint: Int32
  var level: Int32
  var order: KeepingOrder

  @inline(__always)
  func comesBefore(_ other: WaitingConstraint) -> Bool {
    level != other.level ? level > other.level : order < other.order
  }
}
