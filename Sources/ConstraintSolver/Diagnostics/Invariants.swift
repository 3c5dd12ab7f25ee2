extension ConstraintSolver {
  /// The violated invariants of the solver's state after an ``update()``, a sentence each; empty if there are
  /// none.
  ///
  /// For tests and bug reports: O(size of the program). With `checksInvariants` every update ends with this
  /// check.
  public mutating func invariantViolations() -> [String] {
    violations().sentences
  }

  mutating func violations() -> Violations {
    let couldBeInexact = program.mayBeInexact
    let hadLostDigits = program.levels.hasLostDigits
    defer {
      program.mayBeInexact = couldBeInexact
      program.levels.hasLostDigits = hadLostDigits
    }
    var found = Violations()
    checkNumbers(&found)
    checkParts(&found)
    checkRequirements(&found)
    checkDefinitions(&found)
    checkUses(&found)
    checkRows(&found)
    checkColumns(&found)
    checkEquations(&found)
    checkEquationsOfParameters(&found)
    checkOptimality(&found)
    checkDormants(&found)
    return found
  }

  func trap(on found: Violations) {
    require(found.isEmpty, "The solver's state is wrong: \(found.sentences.joined(separator: "; "))")
  }

  // MARK: Numbers

  /// All numbers are finite. NaN is unequal to everything, so that no other check would find it.
  private func checkNumbers(_ found: inout Violations) {
    for index in 0..<model.variables.count where !model.values[index].isFinite {
      found.append("x\(index) is \(model.values[index])")
    }
    for index in 0..<program.residuals.count
    where program.residuals[index].isLive && !program.residuals[index].value.isFinite {
      found.append("r\(index) is \(program.residuals[index].value)")
    }
    for row in 0..<program.rows.count where program.rows[row].basic >= 0 {
      for position in 0..<program.rows[row].entries.count
      where !program.entries[program.rows[row].entries, position].coefficient.isFinite {
        found.append("row \(row) has a coefficient that is not finite")
      }
    }
  }

  // MARK: Parts

  /// Every constraint has the part in the solution that its record names. None is pending, except those that the fallback
  /// leaves to the next update.
  private func checkParts(_ found: inout Violations) {
    for index in 0..<model.constraints.count {
      let record = model.constraints[index]
      switch record.role {
      case .piece where !isChained(Int32(index)): found.append("c\(index) is no piece of r\(record.target)")
      case .pending where additions.isEmpty: found.append("c\(index) has no part")
      case .broken where !conflictList.contains(Int32(index)):
        found.append("c\(index) is given up for nothing")
      default: break
      }
    }
    for index in 0..<program.residuals.count
    where program.residuals[index].isLive && program.residuals[index].variable >= 0 {
      let variable = model.variables[program.residuals[index].variable]
      if variable.residual != index || (variable.definition >= 0) != program.residuals[index].isDependent {
        found.append("x\(program.residuals[index].variable) is not what r\(index) stands for")
      }
    }
  }

  private func isChained(_ piece: Int32) -> Bool {
    let residual = model.constraints[piece].target
    guard residual >= 0, residual < program.residuals.count, program.residuals[residual].isLive else {
      return false
    }
    var next = program.residuals[residual].firstPiece
    while next >= 0, next != piece { next = program.pieces[next].next }
    return next == piece
  }

  /// Every required constraint holds or was given up, as far as the precision of the values shows.
  private func checkRequirements(_ found: inout Violations) {
    for index in 0..<model.constraints.count {
      guard let error = model.violationOfRequirement(Int32(index), at: { model.values[$0] }) else { continue }
      found.append("c\(index) is required and violated by \(error)")
    }
  }

  // MARK: Definitions

  private func checkDefinitions(_ found: inout Violations) {
    for index in 0..<model.constraints.count where model.constraints[index].role == .definition {
      let constraint = Int32(index)
      let target = model.constraints[index].target
      if model.variables[target].definition != constraint {
        found.append("c\(index) defines x\(target), which denies it")
      }
      let difference = model.definedValue(constraint) - model.values[target]
      let scale = largestSummand(of: constraint) * model.constraints[index].inverse.magnitude
      if difference.magnitude > 1e-6 + 1e-9 * scale {
        found.append("x\(target) is \(difference) away from what c\(index) defines")
      }
    }
  }

  func largestSummand(of constraint: Int32) -> Double {
    var largest = model.constraints[constraint].constant.magnitude
    let list = model.constraints[constraint].terms
    for place in list.start..<list.end {
      largest = max(
        largest, (model.terms[place].coefficient * model.values[model.terms[place].variable]).magnitude)
    }
    return largest
  }

  /// Every term of a constraint in the definition graph is once in the chain of its variable, and the chains
  /// contain nothing else.
  private func checkUses(_ found: inout Violations) {
    var linked = 0
    for index in 0..<model.constraints.count where isLinked(Int32(index)) {
      linked += Int(model.constraints[index].terms.count)
    }
    var chained = 0
    for variable in 0..<model.variables.count {
      var place = model.variables[variable].firstUse
      var previous: Int32 = -1
      while place >= 0, chained <= linked {
        let term = model.terms[place]
        chained += 1
        if term.variable != variable || term.previous != previous || !isLinked(term.constraint) {
          found.append("a use of x\(variable) by c\(term.constraint) is out of place")
        }
        previous = place
        place = term.next
      }
    }
    if chained != linked { found.append("\(chained) model.terms are in chains, \(linked) should be") }
  }

  private func isLinked(_ constraint: Int32) -> Bool {
    let record = model.constraints[constraint]
    switch record.role {
    case .definition, .dormant: return true
    case .piece: return program.residuals[record.target].constraint == constraint
    case .broken: return record.contradictsBounds
    case .unused, .pending: return false
    }
  }

  // MARK: Dormant constraints

  private func checkDormants(_ found: inout Violations) {
    for index in 0..<model.constraints.count
    where model.constraints[index].role == .dormant && model.constraints[index].isLive {
      if !isRoughlyOnItsSide(Int32(index)) {
        found.append("c\(index) is dormant and not where it is counted")
      }
    }
  }

  /// Equalities that are only watched hold exactly when they are looked at. Exact evaluation may move them a little.
  private func isRoughlyOnItsSide(_ constraint: Int32) -> Bool {
    let tolerance = model.constraints[constraint].scale * Tolerance.feasibility
    return model.isOnItsSide(constraint)
      || (model.constraints[constraint].relation == .equal && model.constraints[constraint].side == .satisfied
        && model.expressionValue(constraint).magnitude <= tolerance)
  }
}
