/// Slack variables: how constraints that need not hold exactly define variables.
///
/// A preference for `a == b`, or a limit `a >= b + 8`, that has a row of its own is expressed by parameters; many of them
/// in a chain mention one another, and their rows together grow with the square. Instead, `a = b + slack` defines `a`, without
/// a row, and the constraint becomes one of `slack` alone.
extension ConstraintSolver {
  /// So few constraints have rows: these stay short.
  private static var mostWithRows: Int { 32 }

  /// Adds to the equalities that are to be matched the constraints of several variables that do not hold, or are equations,
  /// if there are many; otherwise they are deferred, as the others are.
  mutating func collectSlackCandidates() {
    let candidates = scratch.matching.candidates.count
    let isWorthwhile = candidates > (leastSlackVariables ?? Self.mostWithRows)
    for index in 0..<candidates {
      let constraint = scratch.matching.candidates[index]
      if isWorthwhile {
        scratch.matching.equalities.append(constraint)
      } else {
        scratch.deferred.append(constraint)
      }
    }
    scratch.matching.candidates.removeAll()
  }

  /// Whether a constraint that is not a required equality could define a variable with a slack variable.
  @inline(__always)
  func isSlackCandidate(_ constraint: Int32) -> Bool {
    let record = constraints.address(of: constraint, count: 1)
    guard record.pointee.terms.count > 1, mentionsUndecided(record.pointee.terms) else { return false }
    return record.pointee.relation == .equal || !isSatisfied(constraint)
  }

  @inline(__always)
  private func mentionsUndecided(_ list: List) -> Bool {
    let term = terms.address(of: list)
    let variable = variables.all
    for position in 0..<Int(list.count) where variable[Int(term[position].variable)].isUndecided { return true }
    return false
  }

  /// Has a constraint define the variable of one of its terms by the others and a slack variable, which the constraint is on
  /// from now on.
  mutating func defineWithSlack(by constraint: Int32, at place: Int32) {
    let position = place - constraints[constraint].terms.start
    let slack = makeSlackVariable(value: termSum(constraint) / constraints[constraint].scale)
    let scale = constraints[constraint].scale
    let definition = makeSlackDefinition(of: constraint)
    terms.append(slackTerm(slack, of: definition, -scale), to: &constraints[definition].terms)
    var list = terms.allocate(count: 1)
    terms[list, 0] = slackTerm(slack, of: constraint, scale)
    swap(&list, &constraints[constraint].terms)
    variables[slack].useCount = 2
    countBound(constraint, 1)
    define(by: definition, at: constraints[definition].terms.start + position)
  }

  /// The definition with which a constraint became one of a slack variable, or -1.
  @inline(__always)
  func slackDefinition(ofConstraintWith list: List) -> Int32 {
    guard list.count == 1 else { return -1 }
    let variable = terms[list, 0].variable
    // Nothing else of the definition graph mentions a slack variable.
    return variables[variable].isSlack ? terms[variables[variable].firstUse].constraint : -1
  }

  private func slackTerm(_ slack: Int32, of constraint: Int32, _ coefficient: Double) -> Term {
    Term(variable: slack, constraint: constraint, coefficient: coefficient)
  }

  private mutating func makeSlackVariable(value: Double) -> Int32 {
    let slack = addVariable().slot
    variables[slack].isSlack = true
    values[slack] = value
    // Clients do not know the variable: it is never listed.
    results.isChanged.extend(to: variables.count, with: false)
    results.isChanged[slack] = true
    return slack
  }

  /// A required equality with the terms of a constraint, which nothing contradicts.
  private mutating func makeSlackDefinition(of constraint: Int32) -> Int32 {
    let record = constraints[constraint]
    let (slot, generation) = takeSlot()
    (constraints.all + Int(slot)).initialize(
      to: ConstraintRecord(
        terms: record.terms, generation: generation, constant: 0, scale: record.scale,
        age: .min, priority: .required, relation: .equal))
    constraints[slot].isOfSlack = true
    for place in record.terms.start..<record.terms.end { terms[place].constraint = slot }
    return slot
  }

  /// Removes what a constraint defines with a slack variable, together with the constraint.
  mutating func removeSlack(of constraint: Int32, definedBy definition: Int32) {
    let slack = terms[constraints[constraint].terms, 0].variable
    discount(constraints[definition].terms)
    constraints[definition].isRemovalQueued = true
    queues.removals.append(definition)
    variables[slack].isLive = false
    variables[slack].isSlack = false
    variables[slack].generation &+= 1
    results.isChanged[slack] = false
    queues.releases.append(slack)
  }
}
