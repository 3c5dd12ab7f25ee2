extension ConstraintSolver {
  /// Adds the constraint `expression relation 0`, in effect from the next ``update()``.
  ///
  /// `left == 16` is the expression `left - 16` with the relation `.equal`. Refused, changing nothing: numbers that
  /// are not finite or out of range, an expression whose terms are absent or cancel, a removed or foreign variable.
  /// O(terms).
  @discardableResult
  public mutating func addConstraint(
    _ expression: borrowing LinearExpression, _ relation: Relation, priority: Priority = .required
  ) throws(SolverError) -> Constraint {
    // 1. Numbers and terms are checked; the terms are stored.
    try validate(priority)
    try validate(constant: expression.constant)
    let slot = spare.constraints.last ?? constraints.nextIndex
    let stored = try storeTerms(of: expression, constraint: slot)
    // 2. The constraint gets its record and counts with its variables.
    let generation = takeSlot(slot)
    nextAge &+= 1
    constraints[slot] = ConstraintRecord(
      terms: stored.list, generation: generation, constant: expression.constant, scale: stored.scale,
      age: nextAge,
      priority: priority, relation: relation)
    count(stored.list, 1)
    // 3. A required equality with a single unknown defines it right away, which is what matching would do; the value
    // waits for the update. All others wait for it altogether.
    if stored.unknownCount == 1, relation == .equal, priority == .required,
      variables[terms[stored.unknown].variable].firstUse < 0
    {
      define(by: slot, at: stored.unknown)
    } else {
      countBound(slot, 1)
      queues.additions.append(slot)
    }
    return Constraint(slot: slot, generation: generation)
  }

  /// Makes the record of a number that is free, or of the next one, writable. Returns its generation.
  @inline(__always)
  private mutating func takeSlot(_ slot: Int32) -> UInt32 {
    if spare.constraints.popLast() != nil { return constraints[slot].generation }
    constraints.extendUninitialized(by: 1)
    return firstGeneration
  }

  /// Counts a constraint in or out with its variables.
  @inline(__always)
  mutating func count(_ list: List, _ change: Int32) {
    let term = terms.address(of: list)
    let variable = variables.all
    for position in 0..<Int(list.count) { variable[Int(term[position].variable)].useCount &+= change }
  }

  // MARK: Terms

  /// The terms of a new constraint, and what matching wants to know of them.
  private struct StoredTerms {
    var list: List
    /// The magnitude of the largest coefficient.
    var scale = 0.0
    /// How many variables an equality may still define, and the place of the last one's term.
    var unknownCount = 0
    var unknown: Int32 = -1

    @inline(__always)
    mutating func note(_ variable: VariableRecord, _ coefficient: Double, at place: Int32) {
      if coefficient.magnitude > scale { scale = coefficient.magnitude }
      if variable.isUndecided {
        unknownCount &+= 1
        unknown = place
      }
    }
  }

  /// Stores one term a variable, none with the coefficient zero.
  @inline(__always)
  private mutating func storeTerms(
    of expression: borrowing LinearExpression, constraint: Int32
  ) throws(SolverError) -> StoredTerms {
    var stored = StoredTerms(list: terms.allocate(count: Int32(truncatingIfNeeded: expression.termCount)))
    var problem: SolverError?
    expression.withTerms { problem = store($0, &stored, constraint) }
    guard let problem else { return stored }
    terms.release(&stored.list)
    throw problem
  }

  /// Copies terms and checks them on the way. Most can stay as they are: with coefficients within range, and no variable
  /// twice. Others are merged.
  @inline(__always)
  private mutating func store(
    _ given: UnsafePointer<LinearExpression.Term>, _ stored: inout StoredTerms, _ constraint: Int32
  ) -> SolverError? {
    let term = terms.address(of: stored.list)
    let variable = variables.all
    let variableCount = UInt32(bitPattern: variables.nextIndex)
    let count = Int(stored.list.count)
    var isPlain = count > 0
    for position in 0..<count {
      let slot = given[position].variable.slot
      let coefficient = given[position].coefficient
      guard UInt32(bitPattern: slot) < variableCount,
        variable[Int(slot)].generation == given[position].variable.generation
      else { return .unknownVariable }
      if !Self.isInRange(coefficient) || term.mentions(slot, before: position) { isPlain = false }
      term[position].variable = slot
      term[position].constraint = constraint
      term[position].coefficient = coefficient
      stored.note(
        variable[Int(slot)], coefficient, at: stored.list.start &+ Int32(truncatingIfNeeded: position))
    }
    return isPlain ? nil : mergeTerms(&stored)
  }

  /// Whether the magnitude is within 1e-9...1e9. The bit patterns of positive numbers order as they do.
  @inline(__always)
  private static func isInRange(_ coefficient: Double) -> Bool {
    let least = (1e-9).bitPattern
    return coefficient.magnitude.bitPattern &- least <= (1e9).bitPattern &- least
  }

  /// Adds up terms with the same variable, drops those that cancel and refuses coefficients out of range.
  @inline(never)
  private mutating func mergeTerms(_ stored: inout StoredTerms) -> SolverError? {
    var kept: Int32 = 0
    for position in 0..<stored.list.count {
      let term = terms[stored.list, position]
      var same: Int32 = 0
      while same < kept, terms[stored.list, same].variable != term.variable { same += 1 }
      if same < kept {
        terms[stored.list, same].coefficient += term.coefficient
      } else {
        terms[stored.list, kept] = term
        kept += 1
      }
    }
    stored.list.count = kept
    if let problem = dropCancelledTerms(&stored.list) { return problem }
    let list = stored.list
    stored = StoredTerms(list: list)
    for place in list.start..<list.end {
      stored.note(variables[terms[place].variable], terms[place].coefficient, at: place)
    }
    return nil
  }

  private mutating func dropCancelledTerms(_ list: inout List) -> SolverError? {
    var position: Int32 = 0
    while position < list.count {
      let magnitude = terms[list, position].coefficient.magnitude
      guard magnitude.isFinite else { return .notFinite }
      if magnitude == 0 {
        terms.swapRemove(at: position, from: &list)
        continue
      }
      guard Self.isInRange(magnitude) else { return .outOfRange }
      position += 1
    }
    return list.isEmpty ? .noTerms : nil
  }
}

extension UnsafeMutablePointer<Term> {
  /// Whether one of the first terms of a constraint mentions a variable. Nearly all constraints have at most four.
  @inline(__always)
  fileprivate func mentions(_ variable: Int32, before position: Int) -> Bool {
    if position == 0 { return false }
    if self[0].variable == variable { return true }
    if position == 1 { return false }
    if self[1].variable == variable { return true }
    if position == 2 { return false }
    if self[2].variable == variable { return true }
    return position > 3 && mentionsLate(variable, before: position)
  }

  @inline(never)
  private func mentionsLate(_ variable: Int32, before position: Int) -> Bool {
    for other in 3..<position where self[other].variable == variable { return true }
    return false
  }
}
