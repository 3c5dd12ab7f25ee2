/// Most constraints are plain: required equalities of at most four terms, which can stay as they are, behind all others. They
/// are entered where their terms were written, and nothing needs to be called for them.
extension ConstraintSolver {
  /// Adds a plain constraint. Nil, with nothing added, for others, and where there is no room.
  @inline(__always)
  mutating func addIfPlain(
    _ expression: borrowing LinearExpression, _ relation: Relation, _ priority: Priority
  ) -> Constraint? {
    let (count, constant) = (expression.termCount, expression.constant)
    guard Self.isPlain(count, relation, constant, priority), plainRoom > 0, terms.room >= count else {
      return nil
    }
    terms.draft.write(expression)
    return takeDraft(count: count, constant: constant)
  }

  /// Whether a constraint of so many terms is plain if these can stay as they are.
  @inline(__always)
  static func isPlain(
    _ termCount: Int, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) -> Bool {
    termCount <= 4 && relation == .equal && priority == .required
      && constant.magnitude <= largestConstant
  }

  /// How many plain constraints there is room for, beside that for their terms: none while numbers or blocks of terms are to be
  /// used again.
  @inline(__always)
  var plainRoom: Int {
    guard spare.constraints.isEmpty, !terms.hasSmallBlocks else { return 0 }
    return min(constraints.room, queues.definitions.room)
  }

  /// Adds the plain constraint of the first terms of the draft, for which there is room. Nil, with nothing added, if they
  /// cannot stay as they are.
  @inline(__always)
  mutating func takeDraft(count: Int, constant: Double) -> Constraint? {
    let list = terms.draftList(count: count)
    guard let summary = summary(of: list) else { return nil }
    let slot = constraints.nextIndex
    terms.appendDraft(count: count)
    constraints.extendWithinRoom()
    return enter(list, summary, .equal, constant: constant, priority: .required, slot, firstGeneration)
  }
}
