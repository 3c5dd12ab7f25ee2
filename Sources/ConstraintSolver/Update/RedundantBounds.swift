/// Required bounds of one variable that a tighter one implies: redundant ones, as a presolver removes them.
///
/// They have no pieces, so that a variable with thousands of bounds has few. They are dormant, and get pieces when the variable leaves
/// them, the tightest first.
struct RedundantBounds: ~Copyable {
  /// For each variable the tightest of its bounds from below and from above, or -1.
  private var lower = Slab<Int32>()
  private var upper = Slab<Int32>()
  /// The variables that have any.
  private var variables = Slab<Int32>()

  /// Variables with so few required bounds have pieces for all of them.
  private static var mostWithPieces: Int32 { 8 }

  /// Starts without bounds.
  mutating func start() {
    for index in 0..<variables.count {
      lower[variables[index]] = -1
      upper[variables[index]] = -1
    }
    variables.removeAll()
  }

  /// Finds the tightest of new bounds and of those that have pieces already. False if no variable has many.
  mutating func start(
    _ bounds: UnsafeBufferPointer<Int32>, _ model: inout Model, _ program: inout ResidualProgram
  ) -> Bool {
    start()
    for constraint in bounds
    where model.constraints[constraint].role == .pending && model.isRequiredBound(constraint) {
      let variable = model.terms[model.constraints[constraint].terms, 0].variable
      guard model.requiredBoundCount(of: variable) > Self.mostWithPieces else { continue }
      if !contains(variable) { noteBounds(withPiecesOf: variable, &model, &program) }
      note(constraint, of: variable, &model)
    }
    return !variables.isEmpty
  }

  private func contains(_ variable: Int32) -> Bool {
    variable < lower.nextIndex && (lower[variable] >= 0 || upper[variable] >= 0)
  }

  private mutating func noteBounds(
    withPiecesOf variable: Int32, _ model: inout Model, _ program: inout ResidualProgram
  ) {
    var piece = program.firstPiece(ofParameter: variable, &model)
    while piece >= 0 {
      if model.isRequiredBound(piece) { note(piece, of: variable, &model) }
      piece = program.pieces[piece].next
    }
  }

  /// Notes a required bound of a variable.
  mutating func note(_ constraint: Int32, of variable: Int32, _ model: inout Model) {
    lower.extend(to: model.variables.count, with: -1)
    upper.extend(to: model.variables.count, with: -1)
    if lower[variable] < 0, upper[variable] < 0 { variables.append(variable) }
    if model.boundsFromBelow(constraint) {
      let isTighter =
        lower[variable] < 0 || model.breakpoint(of: constraint) > model.breakpoint(of: lower[variable])
      if isTighter { lower[variable] = constraint }
    } else {
      let isTighter =
        upper[variable] < 0 || model.breakpoint(of: constraint) < model.breakpoint(of: upper[variable])
      if isTighter { upper[variable] = constraint }
    }
  }

  /// The bound that implies another one and was noted; -1 if there is none.
  func tighter(than constraint: Int32, _ model: inout Model) -> Int32 {
    guard model.isRequiredBound(constraint) else { return -1 }
    let variable = model.terms[model.constraints[constraint].terms, 0].variable
    guard variable < lower.nextIndex else { return -1 }
    let tightest = model.boundsFromBelow(constraint) ? lower[variable] : upper[variable]
    return tightest == constraint ? -1 : tightest
  }
}

extension ConstraintSolver {
  /// Activates bounds of parameters. Redundant ones become dormant.
  mutating func activate(bounds: UnsafeBufferPointer<Int32>) {
    let haveRedundant = redundantBounds.start(bounds, &model, &program)
    for constraint in bounds where model.constraints[constraint].role == .pending {
      if haveRedundant, redundantBounds.tighter(than: constraint, &model) >= 0 { continue }
      activate(constraint)
    }
    guard haveRedundant else { return }
    for constraint in bounds where model.constraints[constraint].role == .pending {
      let tighter = redundantBounds.tighter(than: constraint, &model)
      let isHeld = tighter >= 0 && model.constraints[tighter].role == .piece
      // Bounds cannot be compared with what new definitions imply. Later they can, many at once.
      guard isHeld || graph.newDefinitions.isEmpty else {
        additions.append(constraint)
        continue
      }
      model.makeDormant(constraint)
      if !isHeld { model.changes.crossedDormants.append(constraint) }
    }
  }

  /// Gives pieces to dormant bounds of parameters that are violated: to the tightest of each. The others stay listed until it holds.
  mutating func activateTightest(among crossedBounds: borrowing Slab<Int32>) {
    redundantBounds.start()
    for index in 0..<crossedBounds.count {
      let variable = model.terms[model.constraints[crossedBounds[index]].terms, 0].variable
      redundantBounds.note(crossedBounds[index], of: variable, &model)
    }
    // One that is listed twice has its piece already.
    for index in 0..<crossedBounds.count where model.constraints[crossedBounds[index]].role == .dormant {
      if redundantBounds.tighter(than: crossedBounds[index], &model) >= 0 {
        model.changes.crossedDormants.append(crossedBounds[index])
      } else {
        activate(dormant: crossedBounds[index])
      }
    }
  }
}

extension Model {
  /// Whether a constraint is a required inequality of a single variable.
  func isRequiredBound(_ constraint: Int32) -> Bool {
    let record = constraints.unsafeAddress(of: constraint, count: 1)
    return record.pointee.terms.count == 1 && record.pointee.isRequired && record.pointee.relation != .equal
  }

  /// Whether a bound is the least value of its variable, and not the greatest.
  fileprivate func boundsFromBelow(_ constraint: Int32) -> Bool {
    isLowerBound(constraint, at: constraints[constraint].terms.start)
  }
}
