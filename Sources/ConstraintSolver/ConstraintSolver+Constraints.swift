extension ConstraintSolver {
  /// Removes a constraint. It loses its effect with the next ``update()``.
  public mutating func removeConstraint(_ constraint: Constraint) throws(SolverError) {
    let slot = try liveSlot(of: constraint)
    model.discount(model.constraints[slot].terms)
    model.countBound(slot, -1)
    let slackDefinition = model.slackDefinition(ofConstraintWith: model.constraints[slot].terms)
    if slackDefinition >= 0, model.isLastOfSlack(slot) { removeSlack(of: slot, definedBy: slackDefinition) }
    model.constraints[slot].generation &+= 1
    model.constraints[slot].isRemovalQueued = true
    model.constraints[slot].isConstantQueued = false
    model.constraints[slot].isPriorityQueued = false
    changes.removals.append(slot)
  }

  /// Replaces the constant of the constraint's expression, in effect from the next ``update()``. Cheap:
  /// nothing is rebuilt.
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    let slot = try liveSlot(of: constraint)
    try validate(constant: constant)
    guard model.constraints[slot].constant != constant else { return }
    model.constraints[slot].constant = constant
    guard !model.constraints[slot].isConstantQueued else { return }
    model.constraints[slot].isConstantQueued = true
    changes.constants.append(slot)
  }

  /// The constant of the constraint's expression.
  public func constant(of constraint: Constraint) throws(SolverError) -> Double {
    model.constraints[try liveSlot(of: constraint)].constant
  }

  /// Changes the priority of the constraint, in effect from the next ``update()``.
  public mutating func setPriority(_ priority: Priority, of constraint: Constraint) throws(SolverError) {
    let slot = try liveSlot(of: constraint)
    try validate(priority)
    guard model.constraints[slot].priority != priority else { return }
    model.constraints[slot].priority = priority
    guard !model.constraints[slot].isPriorityQueued else { return }
    model.constraints[slot].isPriorityQueued = true
    changes.priorities.append(slot)
  }

  /// The priority of the constraint.
  public func priority(of constraint: Constraint) throws(SolverError) -> Priority {
    model.constraints[try liveSlot(of: constraint)].priority
  }

  /// Counts a constraint as older than all others without this mark. If required constraints contradict each
  /// other, another one is given up instead. Call it before the first ``update()`` after adding the
  /// constraint.
  public mutating func countAsOldest(_ constraint: Constraint) throws(SolverError) {
    let slot = try liveSlot(of: constraint)
    if model.constraints[slot].age > 0 { model.constraints[slot].age -= Self.ageOfOldest }
  }

  private static var ageOfOldest: Int { 1 << 30 }

  /// Whether the constraint was made by this solver and has not been removed.
  public func contains(_ constraint: Constraint) -> Bool {
    (try? liveSlot(of: constraint)) != nil
  }

  // MARK: Edits

  /// Adds the preference `variable == value`, an edit, which ``setValue(_:of:)`` changes at the lowest cost
  /// in each update. A window's width and height are edits while it is resized.
  @discardableResult
  public mutating func addEdit(
    _ variable: Variable, value: Double, priority: Priority
  ) throws(SolverError) -> Constraint {
    var expression = LinearExpression(constant: -value)
    expression.add(variable)
    return try addConstraint(expression, .equal, priority: priority)
  }

  /// Changes the value of an edit, in effect from the next ``update()``.
  public mutating func setValue(_ value: Double, of edit: Constraint) throws(SolverError) {
    try setConstant(-value, of: edit)
  }

  // MARK: Slots

  @inline(__always)
  func handle(ofConstraint slot: Int32) -> Constraint {
    Constraint(slot: slot, generation: model.constraints[slot].generation)
  }

  @inline(__always)
  func liveSlot(of constraint: Constraint) throws(SolverError) -> Int32 {
    let slot = constraint.slot
    guard slot >= 0, slot < model.constraints.count,
      model.constraints[slot].generation == constraint.generation, model.constraints[slot].isLive
    else { throw .unknownConstraint }
    return slot
  }

  @inline(__always)
  func validate(_ priority: Priority) throws(SolverError) {
    guard priority.isValid else { throw priority.rawValue.isFinite ? .invalidPriority : .notFinite }
  }

  static var largestConstant: Double { @inline(__always) get { 1e12 } }

  @inline(__always)
  func validate(constant: Double) throws(SolverError) {
    guard constant.magnitude <= Self.largestConstant else {
      throw constant.isFinite ? .outOfRange : .notFinite
    }
  }

}
