/// The constraints without a part in the solution: new ones, and those that lost theirs.
///
/// They get their parts in an order. Those that may define variables come first, because the others depend on what is defined.
/// The lists that are returned are valid until constraints are taken again.
struct Additions: ~Copyable {
  private var waiting = Slab<Int32>()
  private var candidates = Slab<Int32>()
  private var slackCandidates = Slab<Int32>()
  private var others = Slab<Int32>()
  private var bounds = Slab<Int32>()
  private var preferences = Slab<Int32>()
  private var withRows = Slab<Int32>()

  /// Constraints that define nothing, by the parts that they get.
  struct UnsafeParts {
    /// Inequalities of a single parameter.
    let bounds: UnsafeBufferPointer<Int32>
    /// Equalities of a single parameter.
    let preferences: UnsafeBufferPointer<Int32>
    /// Constraints that bend the cost of something else than a parameter.
    let withRows: UnsafeBufferPointer<Int32>

    var count: Int { bounds.count + preferences.count + withRows.count }
  }

  var isEmpty: Bool { @inline(__always) get { waiting.isEmpty } }

  var count: Int { waiting.count }

  /// Adds a pending constraint.
  @inline(__always)
  mutating func append(_ constraint: Int32) { waiting.append(constraint) }

  /// Moves pending constraints whose records fulfil a condition to another list.
  mutating func move(
    to list: inout Slab<Int32>, _ model: inout Model, where isMoved: (ConstraintRecord) -> Bool
  ) {
    var kept = 0
    for index in 0..<waiting.count {
      if isMoved(model.constraints[waiting[index]]) {
        list.append(waiting[index])
      } else {
        waiting[kept] = waiting[index]
        kept += 1
      }
    }
    waiting.truncate(to: kept)
  }

  // MARK: Definitions

  /// Takes the constraints that wait. Returns those that may define variables: the required equalities and, if
  /// more than `mostWithRows` others could with a slack variable, these too.
  mutating func takeUnsafeCandidates(mostWithRows: Int, _ model: inout Model) -> UnsafeBufferPointer<Int32> {
    candidates.removeAll()
    slackCandidates.removeAll()
    others.removeAll()
    for index in 0..<waiting.count {
      let constraint = waiting[index]
      let record = model.constraints.unsafeAddress(of: constraint, count: 1)
      guard record.pointee.role == .pending, !record.pointee.isRemovalQueued else { continue }
      if record.pointee.isRequiredEquality {
        candidates.append(constraint)
      } else if isSlackCandidate(constraint, &model) {
        slackCandidates.append(constraint)
      } else {
        others.append(constraint)
      }
    }
    waiting.removeAll()
    let usesSlack = slackCandidates.count > mostWithRows
    if usesSlack { setToPreferences(&model) }
    for index in 0..<slackCandidates.count {
      if usesSlack {
        candidates.append(slackCandidates[index])
      } else {
        others.append(slackCandidates[index])
      }
    }
    return candidates.unsafeContents
  }

  /// Gives variables the values that optional equalities prefer. Inequalities that hold there need no row.
  private func setToPreferences(_ model: inout Model) {
    for index in 0..<others.count { model.setToPreference(others[index]) }
    for index in 0..<slackCandidates.count { model.setToPreference(slackCandidates[index]) }
  }

  /// Whether a constraint that is not a required equality could define a variable with a slack variable.
  @inline(__always)
  private func isSlackCandidate(_ constraint: Int32, _ model: inout Model) -> Bool {
    let record = model.constraints.unsafeAddress(of: constraint, count: 1)
    guard record.pointee.terms.count > 1 else { return false }
    guard record.pointee.relation != .equal else { return mentionsUndecided(record.pointee.terms, &model) }
    return (mentionsUndecided(record.pointee.terms, &model) || model.linksUndetermined(constraint))
      && !model.isSatisfied(constraint)
  }

  @inline(__always)
  private func mentionsUndecided(_ list: List, _ model: inout Model) -> Bool {
    let term = model.terms.unsafeAddress(of: list)
    let variable = model.variables.unsafeBase
    for position in 0..<Int(list.count) where variable[Int(term[position].variable)].isUndecided {
      return true
    }
    return false
  }

  /// Those that were taken and can define nothing. Valid until their parts are sorted.
  var unsafeRest: UnsafeBufferPointer<Int32> { mutating get { others.unsafeContents } }

  // MARK: Parts

  /// Sorts the constraints that were taken and define nothing: those that could not, and `unmatched`, those that
  /// found no variable.
  mutating func sortUnsafeRest(with unmatched: UnsafeBufferPointer<Int32>, _ model: inout Model)
    -> UnsafeParts
  {
    bounds.removeAll()
    preferences.removeAll()
    withRows.removeAll()
    for index in 0..<others.count { sort(others[index], &model) }
    for constraint in unmatched { sort(constraint, &model) }
    others.removeAll()
    return UnsafeParts(
      bounds: bounds.unsafeContents, preferences: preferences.unsafeContents,
      withRows: withRows.unsafeContents)
  }

  @inline(__always)
  private mutating func sort(_ constraint: Int32, _ model: inout Model) {
    if model.needsRow(constraint) {
      withRows.append(constraint)
    } else if model.constraints[constraint].relation == .equal {
      preferences.append(constraint)
    } else {
      bounds.append(constraint)
    }
  }
}

extension Model {
  /// Whether a constraint is an inequality that relates variables which nothing determines, or slack variables alone, or what
  /// follows from one of these at once. A chain of these would have rows that mention all variables before.
  @inline(__always)
  func linksUndetermined(_ constraint: Int32) -> Bool {
    let record = constraints.unsafeAddress(of: constraint, count: 1)
    guard record.pointee.relation != .equal else { return false }
    let term = terms.unsafeAddress(of: record.pointee.terms)
    let variable = variables.unsafeBase
    let count = Int(record.pointee.terms.count)
    var undefined = 0
    for position in 0..<count where variable[Int(term[position].variable)].isUndefined { undefined += 1 }
    guard undefined == 1 else { return undefined > 1 }
    for position in 0..<count {
      let definition = variable[Int(term[position].variable)].definition
      if definition >= 0, isLoose(definition) { return true }
    }
    return false
  }

  /// Whether a definition is with a slack variable, or by a variable that nothing determines.
  private func isLoose(_ definition: Int32) -> Bool {
    let record = constraints.unsafeAddress(of: definition, count: 1)
    if record.pointee.isOfSlack { return true }
    let term = terms.unsafeAddress(of: record.pointee.terms)
    let variable = variables.unsafeBase
    for position in 0..<Int(record.pointee.terms.count)
    where variable[Int(term[position].variable)].isUndefined {
      return true
    }
    return false
  }

  /// Whether a constraint is an inequality that mentions a variable with bounds or preferences and without a definition. If it
  /// defined another variable, a chain would be defined from both ends, and have a long row in the middle.
  @inline(__always)
  func isInequalityOfBounded(_ constraint: Int32) -> Bool {
    let record = constraints.unsafeAddress(of: constraint, count: 1)
    guard record.pointee.relation != .equal else { return false }
    for place in record.pointee.terms.start..<record.pointee.terms.end {
      let variable = variables.unsafeAddress(of: terms[place].variable, count: 1)
      if variable.pointee.isUndefined, variable.pointee.boundCount > 0 { return true }
    }
    return false
  }

  /// Gives a variable that nothing depends on yet the value that an optional equality prefers, if the equality mentions no other
  /// without a definition.
  @inline(__always)
  mutating func setToPreference(_ constraint: Int32) {
    let record = constraints.unsafeAddress(of: constraint, count: 1)
    guard record.pointee.relation == .equal else { return }
    let list = record.pointee.terms
    var unknown: Int32 = -1
    for place in list.start..<list.end where variables[terms[place].variable].isUndefined {
      guard unknown < 0 else { return }
      unknown = place
    }
    guard unknown >= 0, variables[terms[unknown].variable].firstUse < 0 else { return }
    values[terms[unknown].variable] -= expressionValue(constraint) / terms[unknown].coefficient
    noteChanged(terms[unknown].variable)
  }

  /// Whether the constraint adds a breakpoint to the cost of something else than a parameter.
  @inline(__always)
  func needsRow(_ constraint: Int32) -> Bool {
    let list = constraints[constraint].terms
    return list.count > 1 || variables[terms[list, 0].variable].definition >= 0
  }
}
