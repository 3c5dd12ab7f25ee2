/// New definitions. They are entered when they are added, and evaluated in the update. Builds consist mostly
/// of them, so both are loops over addresses.
extension ConstraintSolver {
  /// Enters a required equality as the definition of its only unknown. There is room in the queue of definitions.
  @inline(__always)
  mutating func enterDefinition(
    _ list: List, _ summary: TermSummary, constant: Double, _ slot: Int32, _ generation: UInt32
  ) -> Constraint {
    nextAge &+= 1
    structureVersion &+= 1
    let all = terms.all
    let variable = variables.all
    let unknown = all + Int(summary.unknown)
    variable[Int(unknown.pointee.variable)].definition = slot
    (constraints.all + Int(slot)).initialize(
      to: ConstraintRecord(
        terms: list, generation: generation, constant: constant, scale: summary.scale, age: nextAge,
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
    queues.definitions.appendWithinRoom(slot)
    return Constraint(slot: slot, generation: generation)
  }

  /// Gives the variables values that are defined since the last update. Definitions lie in the queue in the order in which
  /// they were made: none follows from a later one.
  mutating func evaluateNewDefinitions() {
    structureVersion += 1
    let count = queues.definitions.count
    results.changed.makeRoom(for: count)
    let constraint = queues.definitions.all
    let record = constraints.all
    let value = values.all
    let isChanged = results.isChanged.all
    for index in 0..<count {
      let definition = record + Int(constraint[index])
      definition.pointee.isNew = false
      guard definition.pointee.role == .definition else { continue }
      let target = definition.pointee.target
      var sum = definition.pointee.appliedConstant
      var term = terms.all + Int(definition.pointee.terms.start)
      let end = terms.all + Int(definition.pointee.terms.end)
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
      results.changed.appendWithinRoom(target)
    }
    queues.definitions.removeAll()
    for index in 0..<queues.redefinedVariables.count {
      queues.dirtyVariables.append(queues.redefinedVariables[index])
    }
    queues.redefinedVariables.removeAll()
  }
}
