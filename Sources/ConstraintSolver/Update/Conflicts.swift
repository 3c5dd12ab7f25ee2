/// A required constraint that was given up, and the minimal set it contradicts, itself included.
struct ConflictRecord: BitwiseCopyable {
  var broken: Int32
  var members: List
}

/// Conflict resolution.
///
/// The simplex method treats required constraints as the strongest level, and leaves those violated that
/// cannot hold. Each violation is explained by a minimal conflicting set, whose last member is given up. It
/// stays given up while its set is unchanged. When a member changes or is removed, it is tried again. The
/// result is the same as adding the constraints in the ``ConflictOrder`` and omitting those that contradict
/// earlier ones.
extension ConstraintSolver {
  // MARK: Noticing

  /// Notes the required pieces of a nonbasic variable that do not hold.
  mutating func notePossibleViolation(on residual: Int32) {
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      if pieces[piece].isRequired, isViolated(piece) { queues.possiblyViolated.append(piece) }
      piece = pieces[piece].next
    }
  }

  /// Whether a piece costs something where its residual variable is.
  @inline(__always)
  func isViolated(_ piece: Int32) -> Bool {
    let record = pieces[piece]
    let value = residuals[record.residual].value
    return record.side(at: value - record.breakpoint, tie: 0) != .satisfied
  }

  /// Gives a required constraint up if it contradicts an earlier one on the same residual variable.
  mutating func contradictsEarlierPiece(_ constraint: Int32, on residual: Int32, coefficient: Double) -> Bool
  {
    guard constraints[constraint].isRequired else { return false }
    let relation = constraints[constraint].relation
    let breakpoint = -constraints[constraint].constant / coefficient
    let opponent = opponent(
      of: breakpoint, coefficient < 0 ? relation.reversed : relation, on: residual, except: constraint)
    guard opponent >= 0, comesFirst(opponent, before: constraint) else { return false }
    var members = List()
    compiled.indices.append(opponent, to: &members)
    compiled.indices.append(constraint, to: &members)
    recordConflict(constraint, members)
    return true
  }

  /// Gives a required constraint up if it contradicts the value that earlier definitions alone give to a residual
  /// variable.
  mutating func contradictsDefinitions(_ constraint: Int32, of residual: Int32, coefficient: Double) -> Bool {
    guard constraints[constraint].isRequired, residuals[residual].isBasic,
      rows[residuals[residual].row].entries.isEmpty
    else { return false }
    let offset = residuals[residual].value + constraints[constraint].constant / coefficient
    let relation =
      coefficient < 0 ? constraints[constraint].relation.reversed : constraints[constraint].relation
    let isTooLow = offset < -2 * Tolerance.around(offset) && relation != .lessThanOrEqual
    let isTooHigh = offset > 2 * Tolerance.around(offset) && relation != .greaterThanOrEqual
    guard isTooLow || isTooHigh else { return false }
    scratch.seeds.removeAll()
    seed(residual, times: 1)
    var members = List()
    let isCertain = appendDefinitions(to: &members)
    for position in 0..<members.count
    where !isCertain || comesFirst(constraint, before: compiled.indices[members, position]) {
      compiled.indices.release(&members)
      return false
    }
    compiled.indices.append(constraint, to: &members)
    recordConflict(constraint, members)
    if residuals[residual].firstPiece < 0 { drop(residual) }
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
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
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
    while !budget.isExhausted {
      requeueHeld()
      if let violated = nextViolated() {
        explain(violated)
        guard !scratch.explanations.isEmpty else {
          // The rows do not show how it could hold.
          mayBeInexact = true
          continue
        }
        for index in 0..<scratch.explanations.count {
          var members = scratch.explanations[index]
          if isInForce(members) { giveUpLast(in: members) } else { compiled.indices.release(&members) }
        }
        // What was given up need not be what was found violated.
        queues.possiblyViolated.append(violated)
        optimize()
      } else if !queues.additions.isEmpty {
        addPending()
        optimize()
      } else {
        return
      }
      budget.spendStepOnConflict()
    }
  }

  private mutating func nextViolated() -> Int32? {
    while let constraint = queues.possiblyViolated.popLast() {
      let record = constraints[constraint]
      guard record.role == .piece, record.isRequired else { continue }
      if isViolated(constraint) { return constraint }
      if !record.isHeldQueued, pieces[constraint].side != .satisfied, residuals[record.target].isBasic {
        constraints[constraint].isHeldQueued = true
        queues.heldConstraints.append(constraint)
      }
    }
    return nil
  }

  /// Has the pieces looked at again that held when they were looked at last, and are counted as violated.
  private mutating func requeueHeld() {
    for index in 0..<queues.heldConstraints.count {
      let constraint = queues.heldConstraints[index]
      constraints[constraint].isHeldQueued = false
      queues.possiblyViolated.append(constraint)
    }
    queues.heldConstraints.removeAll()
  }

  /// Whether none of a conflict's members has been given up: without it the others may hold.
  private func isInForce(_ members: List) -> Bool {
    for position in 0..<members.count where constraints[compiled.indices[members, position]].role == .broken {
      return false
    }
    return true
  }

  private mutating func giveUpLast(in members: List) {
    var last = compiled.indices[members, 0]
    for position in 1..<members.count {
      let member = compiled.indices[members, position]
      if comesFirst(last, before: member) { last = member }
    }
    takeOut(last)
    recordConflict(last, members)
    // The set may explain other violations, which are looked at again.
    for position in 0..<members.count {
      let member = compiled.indices[members, position]
      if constraints[member].role == .piece { queues.possiblyViolated.append(member) }
    }
  }

  private mutating func takeOut(_ constraint: Int32) {
    switch constraints[constraint].role {
    case .definition:
      withdrawDownstream(of: constraint)
      undefine(constraint)
    case .piece:
      optimize()
      withdraw(constraint)
    case .dormant: unlinkTerms(of: constraint)
    case .unused, .pending, .broken: break
    }
  }

  /// Gives a constraint up. What was given up in its favour may hold without it.
  mutating func recordConflict(_ broken: Int32, _ members: List) {
    releaseConflicts(naming: broken)
    constraints[broken].role = .broken
    constraints[broken].appliedConstant = constraints[broken].constant
    results.conflictVersion &+= 1
    results.conflicts.append(ConflictRecord(broken: broken, members: members))
    for position in 0..<members.count { constraints[compiled.indices[members, position]].conflictCount += 1 }
  }

  /// Discards the conflicts that contain a constraint. The constraints that were given up for them become
  /// pending.
  mutating func releaseConflicts(naming constraint: Int32) {
    guard constraints[constraint].conflictCount > 0 else { return }
    var index = 0
    while index < results.conflicts.count, constraints[constraint].conflictCount > 0 {
      if isMember(constraint, of: results.conflicts[index]) {
        releaseConflict(at: index)
      } else {
        index += 1
      }
    }
  }

  /// Discards all conflicts. The constraints that were given up become pending.
  mutating func releaseAllConflicts() {
    while results.conflicts.count > 0 { releaseConflict(at: results.conflicts.count - 1) }
  }

  @inline(__always)
  private func isMember(_ constraint: Int32, of conflict: ConflictRecord) -> Bool {
    for position in 0..<conflict.members.count
    where compiled.indices[conflict.members, position] == constraint {
      return true
    }
    return false
  }

  private mutating func releaseConflict(at index: Int) {
    results.conflictVersion &+= 1
    var conflict = results.conflicts[index]
    for position in 0..<conflict.members.count {
      constraints[compiled.indices[conflict.members, position]].conflictCount -= 1
    }
    compiled.indices.release(&conflict.members)
    results.conflicts[index] = results.conflicts[results.conflicts.count - 1]
    results.conflicts.truncate(to: results.conflicts.count - 1)
    constraints[conflict.broken].role = .pending
    queues.additions.append(conflict.broken)
  }
}
