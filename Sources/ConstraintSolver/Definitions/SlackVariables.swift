/// Slack variables: how constraints that need not hold exactly define variables.
///
/// A preference for `a == b`, or a limit `a >= b + 8`, that has a row of its own is expressed by parameters.
/// In a chain of them each row mentions all parameters before it. So many of them get slack variables instead:
/// `a = b + slack` defines `a`, without a row, and the constraint becomes one of `slack` alone.
extension DefinitionGraph {
  /// Makes a constraint define the variable of one of its terms by the others and a slack variable, which the constraint is on
  /// from now on.
  mutating func defineWithSlack(by constraint: Int32, at place: Int32, _ model: inout Model) {
    let position = place - model.constraints[constraint].terms.start
    let slack = makeSlackVariable(
      value: model.termSum(constraint) / model.constraints[constraint].scale, &model)
    let scale = model.constraints[constraint].scale
    let definition = makeSlackDefinition(of: constraint, &model)
    model.terms.append(slackTerm(slack, of: definition, -scale), to: &model.constraints[definition].terms)
    var list = model.terms.allocate(count: 1)
    model.terms[list, 0] = slackTerm(slack, of: constraint, scale)
    swap(&list, &model.constraints[constraint].terms)
    model.variables[slack].useCount = 2
    model.countBound(constraint, 1)
    define(by: definition, at: model.constraints[definition].terms.start + position, &model)
  }

  private func slackTerm(_ slack: Int32, of constraint: Int32, _ coefficient: Double) -> Term {
    Term(variable: slack, constraint: constraint, coefficient: coefficient)
  }

  private mutating func makeSlackVariable(value: Double, _ model: inout Model) -> Int32 {
    let slack = model.addVariable()
    model.variables[slack].isSlack = true
    model.values[slack] = value
    // Clients have no handle of the variable: it is never listed.
    model.changes.isChanged.extend(to: model.variables.count, with: false)
    model.changes.isChanged[slack] = true
    return slack
  }

  /// A required equality with the terms of a constraint, which nothing contradicts.
  private mutating func makeSlackDefinition(of constraint: Int32, _ model: inout Model) -> Int32 {
    let record = model.constraints[constraint]
    let (slot, generation) = model.takeConstraintSlot()
    (model.constraints.unsafeBase + Int(slot)).initialize(
      to: ConstraintRecord(
        terms: record.terms, generation: generation, constant: 0, scale: record.scale,
        age: .min, priority: .required, relation: .equal))
    model.constraints[slot].isOfSlack = true
    for place in record.terms.start..<record.terms.end { model.terms[place].constraint = slot }
    return slot
  }

}
