extension ConstraintSolver {
  /// Adds the constraint `expression relation 0`, in effect from the next ``update()``.
  ///
  /// `left == 16` is the expression `left - 16` with the relation `.equal`. Refuses numbers that are not
  /// finite or out of range, expressions without terms or whose terms cancel, and removed or foreign
  /// variables. A refused constraint changes nothing. O(terms). ``withBatch(_:)`` adds many at less cost.
  @discardableResult
  public mutating func addConstraint(
    _ expression: borrowing LinearExpression, _ relation: Relation, priority: Priority = .required
  ) throws(SolverError) -> Constraint {
    let count = expression.termCount
    if count > model.terms.room { model.terms.makeRoom(for: count, behind: 0) }
    model.terms.unsafeDraft.write(expression)
    return try addDraft(
      count: count, relation, constant: expression.constant, priority: priority, mayStay: plainRoom > 0)
  }

  /// Adds a constraint whose terms were written behind all others, as the client passed them. Every constraint
  /// of a client is added here.
  ///
  /// With `mayStay` there is ``plainRoom``, so that most constraints are entered without calls.
  @inline(__always)
  mutating func addDraft(
    count: Int, _ relation: Relation, constant: Double, priority: Priority, mayStay: Bool
  ) throws(SolverError) -> Constraint {
    if mayStay, Self.isPlain(count, relation, constant, priority),
      let made = enterInPlace(count: count, constant: constant)
    {
      return made
    }
    return try finishDraft(count: count, relation, constant: constant, priority: priority)
  }

  @inline(never)
  private mutating func finishDraft(
    count: Int, _ relation: Relation, constant: Double, priority: Priority
  ) throws(SolverError) -> Constraint {
    try validate(priority)
    try validate(constant: constant)
    // 1. Most terms can stay as they are. Others are merged, or refused.
    var list = model.terms.finishDraft(count: Int32(truncatingIfNeeded: count))
    var summary = summary(of: list)
    if summary == nil {
      try mergeTerms(&list)
      summary = self.summary(of: list)
      if summary == nil {
        model.hasExtremeCoefficients = true
        summary = self.summary(of: list, takesExtremes: true)
      }
    }
    guard let summary else { stop("Merged terms can stay as they are") }
    // 2. The new constraint gets a number.
    let (slot, generation) = model.takeConstraintSlot()
    graph.newDefinitions.makeRoom(for: 1)
    return enter(list, summary, relation, constant: constant, priority: priority, slot, generation)
  }

  /// Enters a constraint into an unused record. There must be room in the queue of definitions.
  ///
  /// A required equality with a single unknown, from which nothing follows yet, defines it at once, as
  /// matching would. Its value waits for the update. Other constraints wait for it altogether.
  @inline(__always)
  mutating func enter(
    _ list: List, _ summary: TermSummary, _ relation: Relation, constant: Double, priority: Priority,
    _ slot: Int32, _ generation: UInt32
  ) -> Constraint {
    guard relation == .equal, priority == .required, summary.hasSoleUnknown,
      changes.removals.isEmpty || !mentionsRemovedDefinition(list)
    else {
      return enterPending(list, summary, relation, constant: constant, priority: priority, slot, generation)
    }
    return graph.enterDefinition(list, summary, constant: constant, slot, generation, &model)
  }

  @inline(__always)
  private mutating func enterPending(
    _ list: List, _ summary: TermSummary, _ relation: Relation, constant: Double, priority: Priority,
    _ slot: Int32, _ generation: UInt32
  ) -> Constraint {
    model.nextAge &+= 1
    (model.constraints.unsafeBase + Int(slot)).initialize(
      to: ConstraintRecord(
        terms: list, generation: generation, constant: constant, scale: summary.scale, age: model.nextAge,
        priority: priority, relation: relation))
    let term = model.terms.unsafeAddress(of: list)
    let variable = model.variables.unsafeBase
    for position in 0..<Int(list.count) {
      term[position].constraint = slot
      variable[Int(term[position].variable)].useCount &+= 1
    }
    model.countBound(slot, 1)
    additions.append(slot)
    return Constraint(slot: slot, generation: generation)
  }

  /// Whether a variable's definition is to be removed with the next update: which variables are unknown is not known before.
  @inline(__always)
  private func mentionsRemovedDefinition(_ list: List) -> Bool {
    let term = model.terms.unsafeAddress(of: list)
    let variable = model.variables.unsafeBase
    for position in 0..<Int(list.count) {
      let definition = variable[Int(term[position].variable)].definition
      if definition >= 0, (model.constraints.unsafeBase + Int(definition)).pointee.isRemovalQueued {
        return true
      }
    }
    return false
  }

  // MARK: Terms

  /// A summary of a new constraint's terms.
  struct TermSummary {
    /// The magnitude of the largest coefficient.
    var scale = 0.0
    /// The place of the term of the last variable that an equality may still define, or -1.
    var unknown: Int32 = -1
    /// Whether there is one such variable, and nothing follows from it.
    var hasSoleUnknown = false
  }

  /// Summarises terms as a client passed them. Returns nil if they cannot stay as they are: because of an
  /// invalid handle, a coefficient out of range, a repeated variable, or no terms. Unless it `takesExtremes`, also because of
  /// a coefficient so small or large that the solver has to be noted to have one.
  @inline(__always)
  func summary(of list: List, takesExtremes: Bool = false) -> TermSummary? {
    var summary = TermSummary()
    let term = model.terms.unsafeBase + Int(list.start)
    let variable = model.variables.unsafeBase
    let variableCount = UInt32(bitPattern: model.variables.nextIndex)
    for position in 0..<Int(list.count) {
      let slot = UInt32(bitPattern: term[position].variable)
      guard slot < variableCount, takesExtremes ? term[position].isInRange : term[position].isModerate else {
        return nil
      }
      let record = variable + Int(slot)
      guard record.pointee.generation == term[position].generation else { return nil }
      if record.pointee.isUndecided {
        summary.hasSoleUnknown = summary.unknown < 0 && record.pointee.firstUse < 0
        summary.unknown = list.start &+ Int32(truncatingIfNeeded: position)
      }
      let magnitude = term[position].coefficient.magnitude
      if magnitude > summary.scale { summary.scale = magnitude }
    }
    return list.isEmpty || term.repeatVariable(count: Int(list.count)) ? nil : summary
  }

  // MARK: Terms that cannot stay as they are

  /// Adds up terms with the same variable and drops those that cancel. Refuses handles of other solvers,
  /// coefficients out of range, and lists without terms, and releases the list then.
  @inline(never)
  private mutating func mergeTerms(_ list: inout List) throws(SolverError) {
    guard let problem = problem(mergingTermsOf: &list) else { return }
    model.terms.discard(&list)
    throw problem
  }

  private mutating func problem(mergingTermsOf list: inout List) -> SolverError? {
    var kept: Int32 = 0
    for position in 0..<list.count {
      let term = model.terms[list, position]
      guard isLive(term.handle) else { return .unknownVariable }
      var same: Int32 = 0
      while same < kept, model.terms[list, same].variable != term.variable { same += 1 }
      if same < kept {
        model.terms[list, same].coefficient += term.coefficient
      } else {
        model.terms[list, kept] = term
        kept += 1
      }
    }
    list.count = kept
    return dropCancelledTerms(&list)
  }

  private mutating func dropCancelledTerms(_ list: inout List) -> SolverError? {
    var position: Int32 = 0
    while position < list.count {
      let magnitude = model.terms[list, position].coefficient.magnitude
      guard magnitude.isFinite else { return .notFinite }
      if magnitude == 0 {
        model.terms.swapRemove(at: position, from: &list)
        continue
      }
      guard model.terms[list, position].isInRange else { return .outOfRange }
      position += 1
    }
    return list.isEmpty ? .noTerms : nil
  }
}

extension UnsafeMutablePointer<Term> {
  /// Copies the terms of an expression to here.
  @inline(__always)
  func write(_ expression: borrowing ConstraintSolver.LinearExpression) {
    let count = expression.termCount
    expression.withTerms { given in
      for position in 0..<count {
        (self + position).initialize(to: Term(given[position].variable, given[position].coefficient))
      }
    }
  }

  /// Whether two of a constraint's terms mention the same variable. Nearly all constraints have at most four.
  @inline(__always)
  func repeatVariable(count: Int) -> Bool {
    guard count > 1 else { return false }
    let (first, second) = (self[0].variable, self[1].variable)
    if first == second { return true }
    guard count > 2 else { return false }
    let third = self[2].variable
    if third == first || third == second { return true }
    guard count > 3 else { return false }
    let fourth = self[3].variable
    return fourth == first || fourth == second || fourth == third
      || (count > 4 && repeatLateVariable(count: count))
  }

  @inline(never)
  private func repeatLateVariable(count: Int) -> Bool {
    for position in 4..<count {
      for other in 0..<position where self[other].variable == self[position].variable { return true }
    }
    return false
  }
}
