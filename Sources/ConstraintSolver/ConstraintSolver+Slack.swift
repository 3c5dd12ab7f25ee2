extension ConstraintSolver {
  /// Removes what a constraint defines with a slack variable, together with the constraint.
  mutating func removeSlack(of constraint: Int32, definedBy definition: Int32) {
    let slack = model.terms[model.constraints[constraint].terms, 0].variable
    model.discount(model.constraints[definition].terms)
    model.constraints[definition].isRemovalQueued = true
    changes.removals.append(definition)
    model.variables[slack].isLive = false
    model.variables[slack].isSlack = false
    model.variables[slack].generation &+= 1
    model.changes.isChanged[slack] = false
    changes.releases.append(slack)
  }
}
