/// New definitions. They are entered when they are added, and evaluated in the update. Builds consist mostly
/// of them, so both are loops over addresses.
extension DefinitionGraph {
  /// Enters a required equality as the definition of its only unknown. There is room in the queue of definitions.
  @inline(__always)
  mutating func enterDefinition(
    _ list: List, _ summary: ConstraintSolver.TermSummary, constant: Double, _ slot: Int32,
    _ generation: UInt32, _ model: inout Model
  ) -> ConstraintSolver.Constraint {
    model.nextAge &+= 1
    model.structureVersion &+= 1
    let all = model.terms.unsafeBase
    let variable = model.variables.unsafeBase
    let unknown = all + Int(summary.unknown)
    variable[Int(unknown.pointee.variable)].definition = slot
    (model.constraints.unsafeBase + Int(slot)).initialize(
      to: ConstraintRecord(
        terms: list, generation: generation, constant: constant, scale: summary.scale, age: model.nextAge,
        defining: unknown.pointee))
    var place = list.start
    while place != list.end {
      let term = all + Int(place)
      let record = variable + Int(term.pointee.variable)
      let head = record.pointee.firstUse
      term.pointee.constraint = slot
      term.pointee.next = head
      term.pointee.previous = -1
      if head >= 0 { all[Int(head)].previous = place }
      record.pointee.firstUse = place
      record.pointee.useCount &+= 1
      place &+= 1
    }
    newDefinitions.appendWithinRoom(slot)
    return ConstraintSolver.Constraint(slot: slot, generation: generation)
  }

  /// Gives the variables of new definitions their values. Definitions lie in the queue in the order in which they were made:
  /// none follows from a later one.
  mutating func evaluate(_ model: inout Model) {
    model.structureVersion += 1
    let count = newDefinitions.count
    model.changes.variables.makeRoom(for: count)
    let constraint = newDefinitions.unsafeBase
    let record = model.constraints.unsafeBase
    let value = model.values.unsafeBase
    let isChanged = model.changes.isChanged.unsafeBase
    for index in 0..<count {
      let definition = record + Int(constraint[index])
      definition.pointee.isNew = false
      guard definition.pointee.role == .definition else { continue }
      let target = definition.pointee.target
      var sum = definition.pointee.appliedConstant
      var term = model.terms.unsafeBase + Int(definition.pointee.terms.start)
      let end = model.terms.unsafeBase + Int(definition.pointee.terms.end)
      while term != end {
        if term.pointee.variable != target {
          sum += term.pointee.coefficient * value[Int(term.pointee.variable)]
        }
        term += 1
      }
      let new = sum * definition.pointee.inverse
      guard new != value[Int(target)] else { continue }
      value[Int(target)] = new
      guard !isChanged[Int(target)] else { continue }
      isChanged[Int(target)] = true
      model.changes.variables.appendWithinRoom(target)
    }
    newDefinitions.removeAll()
  }
}
