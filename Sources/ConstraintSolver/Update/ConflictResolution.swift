/// Conflict resolution.
///
/// The simplex method treats required constraints as the strongest level, and leaves those violated that
/// cannot hold. Each violation is explained by a minimal conflicting set, whose last member is given up. It
/// stays given up while its set is unchanged. When a member changes or is removed, it is tried again. The
/// result is the same as adding the constraints in the ``ConflictOrder`` and omitting those that contradict
/// earlier ones.
extension ConstraintSolver {
  // MARK: Noticing

  /// Gives a required constraint up if it contradicts an earlier one on the same residual variable.
  mutating func contradictsEarlierPiece(_ constraint: Int32, on residual: Int32, coefficient: Double) -> Bool
  {
    guard model.constraints[constraint].isRequired else { return false }
    let relation = model.constraints[constraint].relation
    let breakpoint = -model.constraints[constraint].constant / coefficient
    let opponent = opponent(
      of: breakpoint, coefficient < 0 ? relation.reversed : relation, on: residual, except: constraint)
    guard opponent >= 0, comesFirst(opponent, before: constraint) else { return false }
    withUnsafeBytes(of: (opponent, constraint)) {
      giveUp(constraint, contradicting: $0.bindMemory(to: Int32.self))
    }
    return true
  }

  /// Gives a required constraint up if it contradicts the value that earlier definitions alone give to a residual
  /// variable.
  mutating func contradictsDefinitions(_ constraint: Int32, of residual: Int32, coefficient: Double) -> Bool {
    guard model.constraints[constraint].isRequired, program.residuals[residual].isBasic,
      program.rows[program.residuals[residual].row].entries.isEmpty
    else { return false }
    let offset = program.residuals[residual].value + model.constraints[constraint].constant / coefficient
    let relation =
      coefficient < 0
      ? model.constraints[constraint].relation.reversed : model.constraints[constraint].relation
    let isTooLow = offset < -2 * Tolerance.around(offset) && relation != .lessThanOrEqual
    let isTooHigh = offset > 2 * Tolerance.around(offset) && relation != .greaterThanOrEqual
    guard isTooLow || isTooHigh else { return false }
    graph.scratch.seeds.removeAll()
    seed(residual, times: 1)
    var set = ConstraintSets()
    guard appendDefinitions(to: &set) else { return false }
    set.append(constraint)
    set.endSet()
    let members = set[0]
    for member in members where comesFirst(constraint, before: member) { return false }
    giveUp(constraint, contradicting: members)
    if program.residuals[residual].firstPiece < 0 { drop(residual) }
    return true
  }

  /// The first required piece that leaves a residual variable no place together with `value relation breakpoint`, or
  /// -1.
  @inline(__always)
  func opponent(
    of breakpoint: Double, _ relation: Relation, on residual: Int32, except constraint: Int32
  ) -> Int32 {
    var first: Int32 = -1
    let tolerance = 2 * Tolerance.around(breakpoint)
    var piece = program.residuals[residual].firstPiece
    while piece >= 0 {
      let record = program.pieces[piece]
      let isBelow =
        record.costsAbove && relation != .lessThanOrEqual && record.breakpoint < breakpoint - tolerance
      let isAbove =
        record.costsBelow && relation != .greaterThanOrEqual && record.breakpoint > breakpoint + tolerance
      if record.isRequired, piece != constraint, isBelow || isAbove,
        first < 0 || comesFirst(piece, before: first)
      {
        first = piece
      }
      piece = record.next
    }
    return first
  }

  // MARK: Resolving

  /// Gives up required constraints until the others hold, and tries those again whose conflicts were released.
  mutating func resolveConflicts() {
    while !program.budget.isExhausted {
      if let violated = program.nextViolated() {
        let sets = explain(violated)
        guard !sets.isEmpty else {
          // The rows do not show how it could hold.
          program.mayBeInexact = true
          continue
        }
        for index in 0..<sets.count where isInForce(sets[index]) { giveUpLast(in: sets[index]) }
        // What was given up need not be what was found violated.
        program.queues.possiblyViolated.append(violated)
        optimize()
      } else if !queues.additions.isEmpty {
        addPending()
        optimize()
      } else {
        return
      }
      program.budget.spendStepOnConflict()
    }
  }

  /// Whether none of a conflict's members has been given up: without it the others may hold.
  private func isInForce(_ members: UnsafeBufferPointer<Int32>) -> Bool {
    for member in members where model.constraints[member].role == .broken { return false }
    return true
  }

  private mutating func giveUpLast(in members: UnsafeBufferPointer<Int32>) {
    var last = members[0]
    for member in members where comesFirst(last, before: member) { last = member }
    takeOut(last)
    giveUp(last, contradicting: members)
    // The set may explain other violations, which are looked at again.
    for member in members where model.constraints[member].role == .piece {
      program.queues.possiblyViolated.append(member)
    }
  }

  private mutating func takeOut(_ constraint: Int32) {
    switch model.constraints[constraint].role {
    case .definition:
      withdrawDownstream(of: constraint)
      model.undefine(constraint)
    case .piece:
      optimize()
      withdraw(constraint)
    case .dormant: model.unlinkTerms(of: constraint)
    case .unused, .pending, .broken: break
    }
  }

  /// Gives a constraint up. What was given up in its favour may hold without it.
  mutating func giveUp(_ broken: Int32, contradicting members: UnsafeBufferPointer<Int32>) {
    releaseConflicts(naming: broken)
    model.constraints[broken].role = .broken
    model.constraints[broken].appliedConstant = model.constraints[broken].constant
    conflictList.record(broken, contradicting: members)
  }

  /// Discards the conflicts that contain a constraint. The constraints that were given up for them become
  /// pending.
  mutating func releaseConflicts(naming constraint: Int32) {
    guard conflictList.contains(constraint) else { return }
    tryAgain(conflictList.release(naming: constraint))
  }

  /// Discards all conflicts. The constraints that were given up become pending.
  mutating func releaseAllConflicts() {
    if conflictList.count > 0 { tryAgain(conflictList.releaseAll()) }
  }

  private mutating func tryAgain(_ givenUp: borrowing Slab<Int32>) {
    for index in 0..<givenUp.count {
      model.constraints[givenUp[index]].role = .pending
      queues.additions.append(givenUp[index])
    }
  }
}
