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
    try validate(priority)
    try validate(constant: expression.constant)
    let slot = freeConstraints.last ?? Int32(constraints.count)
    let list = try storeTerms(of: expression, constraint: slot)
    nextAge += 1
    var record = ConstraintRecord(generation: firstGeneration)
    record.terms = list
    record.constant = expression.constant
    record.age = nextAge
    record.priority = priority
    record.level = priority.level
    record.relation = relation
    record.role = .pending
    enter(slot, record)
    return handle(ofConstraint: slot)
  }

  /// Removes a constraint. It loses its effect with the next ``update()``.
  public mutating func removeConstraint(_ constraint: Constraint) throws(SolverError) {
    let slot = try liveSlot(of: constraint)
    let list = constraints[slot].terms
    for place in list.start..<list.end { variables[terms[place].variable].useCount -= 1 }
    countBound(slot, -1)
    constraints[slot].generation &+= 1
    constraints[slot].isRemovalQueued = true
    constraints[slot].isConstantQueued = false
    constraints[slot].isPriorityQueued = false
    pendingRemovals.append(slot)
  }

  /// Replaces the constant of the constraint's expression, in effect from the next ``update()``.
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    let slot = try liveSlot(of: constraint)
    try validate(constant: constant)
    guard constraints[slot].constant != constant else { return }
    constraints[slot].constant = constant
    guard !constraints[slot].isConstantQueued else { return }
    constraints[slot].isConstantQueued = true
    pendingConstants.append(slot)
  }

  /// The constant of the constraint's expression.
  public func constant(of constraint: Constraint) throws(SolverError) -> Double {
    constraints[try liveSlot(of: constraint)].constant
  }

  /// Changes how strong the constraint is, in effect from the next ``update()``.
  public mutating func setPriority(_ priority: Priority, of constraint: Constraint) throws(SolverError) {
    let slot = try liveSlot(of: constraint)
    try validate(priority)
    guard constraints[slot].priority != priority else { return }
    constraints[slot].priority = priority
    guard !constraints[slot].isPriorityQueued else { return }
    constraints[slot].isPriorityQueued = true
    pendingPriorities.append(slot)
  }

  /// How strong the constraint is.
  public func priority(of constraint: Constraint) throws(SolverError) -> Priority {
    constraints[try liveSlot(of: constraint)].priority
  }

  /// Whether the constraint was made by this solver and not removed since.
  public func contains(_ constraint: Constraint) -> Bool {
    (try? liveSlot(of: constraint)) != nil
  }

  // MARK: Edits

  /// Adds the preference `variable == value`, an edit: the cheapest thing to change, by ``setValue(_:of:)``, in each
  /// update. A window's width and height are edits while it is resized.
  @discardableResult
  public mutating func addEdit(
    _ variable: Variable, value: Double, priority: Priority
  ) throws(SolverError) -> Constraint {
    var expression = LinearExpression(constant: -value)
    expression.add(variable)
    return try addConstraint(expression, .equal, priority: priority)
  }

  /// Changes the value that an edit asks for, in effect from the next ``update()``.
  public mutating func setValue(_ value: Double, of edit: Constraint) throws(SolverError) {
    try setConstant(-value, of: edit)
  }

  // MARK: Slots

  @inline(__always)
  func handle(ofConstraint slot: Int32) -> Constraint {
    Constraint(slot: slot, generation: constraints[slot].generation)
  }

  @inline(__always)
  func liveSlot(of constraint: Constraint) throws(SolverError) -> Int32 {
    let slot = constraint.slot
    guard slot >= 0, slot < constraints.count,
      constraints[slot].generation == constraint.generation, constraints[slot].isLive
    else { throw .unknownConstraint }
    return slot
  }

  // MARK: Terms

  @inline(__always)
  private func validate(_ priority: Priority) throws(SolverError) {
    guard priority.rawValue.isFinite else { throw .notFinite }
    guard priority.isValid else { throw .invalidPriority }
  }

  @inline(__always)
  private func validate(constant: Double) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    guard constant.magnitude <= 1e12 else { throw .outOfRange }
  }

  /// Stores one term a variable, none with the coefficient zero.
  private mutating func storeTerms(
    of expression: borrowing LinearExpression, constraint: Int32
  ) throws(SolverError) -> List {
    let count = expression.termCount
    var list = terms.allocate(count: Int32(count))
    var isKnown = true
    if count > 0 { isKnown = store(expression.inline.0, at: list.start, constraint) }
    if count > 1 { isKnown = store(expression.inline.1, at: list.start + 1, constraint) && isKnown }
    if count > 2 { isKnown = store(expression.inline.2, at: list.start + 2, constraint) && isKnown }
    if count > 3 { isKnown = store(expression.inline.3, at: list.start + 3, constraint) && isKnown }
    for position in 4..<max(4, count) {
      isKnown = store(expression.term(at: position), at: list.start + Int32(position), constraint) && isKnown
    }
    guard isKnown else {
      terms.release(&list)
      throw .unknownVariable
    }
    if !isPlain(list) { try mergeTerms(&list) }
    return list
  }

  /// False, with nothing of use stored, if the variable was removed or is foreign.
  @inline(__always)
  private mutating func store(_ term: LinearExpression.Term, at place: Int32, _ constraint: Int32) -> Bool {
    terms[place] = Term(
      variable: term.variable.slot, constraint: constraint, coefficient: term.coefficient)
    return isLive(term.variable)
  }

  /// Whether the terms can stay as they are: with coefficients within range, and no variable twice.
  @inline(__always)
  private func isPlain(_ list: List) -> Bool {
    let term = terms.address(of: list)
    let count = Int(list.count)
    for position in 0..<count {
      let magnitude = term[position].coefficient.magnitude
      guard magnitude >= 1e-9, magnitude <= 1e9 else { return false }
      for other in 0..<position where term[other].variable == term[position].variable { return false }
    }
    return count > 0
  }

  /// Adds up terms with the same variable, drops those that cancel and refuses coefficients out of range.
  private mutating func mergeTerms(_ list: inout List) throws(SolverError) {
    var kept: Int32 = 0
    for position in 0..<list.count {
      let term = terms[list, position]
      var same: Int32 = 0
      while same < kept, terms[list, same].variable != term.variable { same += 1 }
      if same < kept {
        terms[list, same].coefficient += term.coefficient
      } else {
        terms[list, kept] = term
        kept += 1
      }
    }
    list.count = kept
    if let error = dropCancelledTerms(&list) {
      terms.release(&list)
      throw error
    }
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
      guard magnitude >= 1e-9, magnitude <= 1e9 else { return .outOfRange }
      position += 1
    }
    return list.isEmpty ? .noTerms : nil
  }

  /// Counts a new constraint in with its variables. A required equality with a single unknown defines it right away,
  /// which is what matching would do; the value waits for the update.
  @inline(__always)
  private mutating func enter(_ slot: Int32, _ new: consuming ConstraintRecord) {
    let list = new.terms
    let term = terms.address(of: list)
    var largest = 0.0
    var unknown = 0
    var unknownCount = 0
    for position in 0..<Int(list.count) {
      let variable = term[position].variable
      let magnitude = term[position].coefficient.magnitude
      if magnitude > largest { largest = magnitude }
      variables[variable].useCount += 1
      if isUndecided(variable) {
        unknown = position
        unknownCount += 1
      }
    }
    new.scale = largest
    let isEquality = new.isRequiredEquality
    if freeConstraints.popLast() != nil {
      new.generation = constraints[slot].generation
      constraints[slot] = new
    } else {
      constraints.append(new)
    }
    if isEquality, unknownCount == 1, variables[term[unknown].variable].firstUse < 0 {
      define(by: slot, at: list.start + Int32(unknown))
    } else {
      countBound(slot, 1)
      pendingAdditions.append(slot)
    }
  }

  /// Counts a bound or preference of a single variable.
  mutating func countBound(_ slot: Int32, _ change: Int32) {
    let list = constraints[slot].terms
    if list.count == 1, !constraints[slot].isRequiredEquality {
      variables[terms[list, 0].variable].boundCount += change
    }
  }
}
