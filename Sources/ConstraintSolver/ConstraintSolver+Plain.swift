/// Most constraints are plain: required equalities with at most four terms, which can stay where they were
/// written, behind all others. They are entered there, without calls.
extension ConstraintSolver {
  /// Whether a constraint with a number of terms is plain, if the terms can stay where they are.
  @inline(__always)
  static func isPlain(
    _ termCount: Int, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) -> Bool {
    termCount <= 4 && relation == .equal && priority == .required
      && constant.magnitude <= largestConstant
  }

  /// The number of plain constraints for which there is room, not counting their terms: 0 while numbers or
  /// blocks of terms have to be reused.
  @inline(__always)
  var plainRoom: Int {
    guard model.spare.constraints.isEmpty, !model.terms.hasSmallBlocks else { return 0 }
    return min(model.constraints.room, graph.newDefinitions.room)
  }

  /// Enters the plain constraint of the draft's first terms, for which there must be room. Returns nil, without
  /// a change, if they cannot stay where they are.
  @inline(__always)
  mutating func enterInPlace(count: Int, constant: Double) -> Constraint? {
    let list = model.terms.draftList(count: count)
    guard let summary = summary(of: list) else { return nil }
    let slot = model.constraints.nextIndex
    model.terms.appendDraft(count: count)
    model.constraints.extendWithinRoom()
    return enter(list, summary, .equal, constant: constant, priority: .required, slot, model.firstGeneration)
  }
}
