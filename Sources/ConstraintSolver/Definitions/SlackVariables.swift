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
    matching.hasMadeSlackVariables = true
    define(by: definition, at: model.constraints[definition].terms.start + position, &model)
  }

  /// Makes constraints that have the same terms as definitions with slack variables constraints of these. So the least, the largest
  /// and the preferred distance of two neighbours are breakpoints of one variable, which need no rows.
  mutating func shareSlackVariables(among constraints: UnsafeBufferPointer<Int32>, _ model: inout Model) {
    for constraint in constraints
    where model.constraints[constraint].terms.count > 1 && !model.constraints[constraint].isRequiredEquality {
      if let (definition, factor) = model.slackDefinition(withTermsOf: constraint) {
        share(definition, times: factor, with: constraint, &model)
      }
    }
  }

  private mutating func share(
    _ definition: Int32, times factor: Double, with constraint: Int32, _ model: inout Model
  ) {
    let list = model.constraints[constraint].terms
    for place in list.start..<list.end { model.variables[model.terms[place].variable].useCount -= 1 }
    let slack = model.terms[model.constraints[definition].terms.end - 1]
    var own = model.terms.allocate(count: 1)
    model.terms[own, 0] = slackTerm(slack.variable, of: constraint, -slack.coefficient * factor)
    swap(&own, &model.constraints[constraint].terms)
    model.terms.release(&own)
    model.variables[slack.variable].useCount += 1
    model.countBound(constraint, 1)
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

extension Model {
  /// The definition with a slack variable whose other terms are those of a constraint, and by what they have to be multiplied; nil
  /// for none.
  fileprivate func slackDefinition(withTermsOf constraint: Int32) -> (definition: Int32, factor: Double)? {
    let list = constraints[constraint].terms
    for place in list.start..<list.end {
      let definition = variables[terms[place].variable].definition
      guard definition >= 0, constraints[definition].isOfSlack,
        let factor = factor(from: definition, to: list)
      else { continue }
      return (definition, factor)
    }
    return nil
  }

  /// By what the terms of a definition with a slack variable, which is its last, have to be multiplied for those of a list; nil if they
  /// differ otherwise.
  private func factor(from definition: Int32, to list: List) -> Double? {
    let own = constraints[definition].terms
    guard own.count == list.count + 1 else { return nil }
    var factor: Double?
    for position in 0..<list.count {
      let variable = terms[list, position].variable
      guard let match = (0..<list.count).first(where: { terms[own, $0].variable == variable }) else {
        return nil
      }
      let ratio = terms[list, position].coefficient / terms[own, match].coefficient
      guard factor == nil || factor == ratio else { return nil }
      factor = ratio
    }
    return factor
  }
}
