/// A required constraint that was given up, and the minimal set it contradicts, itself included.
struct ConflictRecord: BitwiseCopyable {
  var broken: Int32
  var members: List
}

/// Telling contradictory required constraints apart.
///
/// The simplex method treats required constraints as the strongest level and leaves those violated that cannot hold.
/// Each violation is explained by a minimal conflicting set, whose youngest member is given up. A constraint given up
/// stays so while its set is unchanged; when a member changes or goes, it is tried again. What is given up in the end is
/// what adding the constraints from the oldest to the youngest, and leaving out those that contradict, would leave out.
extension ConstraintSolver {
  // MARK: Noticing

  /// Notes the required pieces of a nonbasic variable that do not hold.
  mutating func noteStrain(on residual: Int32) {
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      if pieces[piece].isRequired, isViolated(piece) { queues.strainedConstraints.append(piece) }
      piece = pieces[piece].next
    }
  }

  /// Whether a piece costs something where its residual variable is.
  @inline(__always)
  func isViolated(_ piece: Int32) -> Bool {
    let record = pieces[piece]
    let value = residuals[constraints[piece].target].value
    return record.side(at: value - record.breakpoint, tie: 0) != .satisfied
  }

  /// Gives a required constraint up if it contradicts an older one on the same residual variable.
  mutating func contradictsOlderPiece(_ constraint: Int32, on residual: Int32, coefficient: Double) -> Bool {
    guard constraints[constraint].isRequired else { return false }
    let relation = constraints[constraint].relation
    let breakpoint = -constraints[constraint].constant / coefficient
    let opponent = opponent(
      of: breakpoint, coefficient < 0 ? relation.reversed : relation, on: residual, except: constraint)
    guard opponent >= 0, constraints[opponent].age < constraints[constraint].age else { return false }
    var members = List()
    compiled.indices.append(opponent, to: &members)
    compiled.indices.append(constraint, to: &members)
    recordConflict(constraint, members)
    return true
  }

  /// Gives a required constraint up if it contradicts the value that older definitions alone give to a residual
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
    where !isCertain || constraints[compiled.indices[members, position]].age > constraints[constraint].age {
      compiled.indices.release(&members)
      return false
    }
    compiled.indices.append(constraint, to: &members)
    recordConflict(constraint, members)
    if residuals[residual].firstPiece < 0 { drop(residual) }
    return true
  }

  /// The oldest required piece that leaves a residual variable no place together with `value relation breakpoint`, or
  /// -1.
  @inline(__always)
  private func opponent(
    of breakpoint: Double, _ relation: Relation, on residual: Int32, except constraint: Int32
  ) -> Int32 {
    var oldest: Int32 = -1
    let tolerance = 2 * Tolerance.around(breakpoint)
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      let isBelow =
        record.costsAbove && relation != .lessThanOrEqual && record.breakpoint < breakpoint - tolerance
      let isAbove =
        record.costsBelow && relation != .greaterThanOrEqual && record.breakpoint > breakpoint + tolerance
      if record.isRequired, piece != constraint, isBelow || isAbove,
        oldest < 0 || isOlder(piece, than: oldest)
      {
        oldest = piece
      }
      piece = record.next
    }
    return oldest
  }

  @inline(__always)
  private func isOlder(_ first: Int32, than second: Int32) -> Bool {
    constraints[first].age < constraints[second].age
  }

  // MARK: Resolving

  /// Gives up required constraints until the others hold, and tries those again whose conflicts were released.
  mutating func resolveConflicts() {
    guard !queues.strainedConstraints.isEmpty || !queues.additions.isEmpty else { return }
    while !budget.isExhausted {
      if let strained = nextStrained() {
        let members = explain(strained)
        guard !members.isEmpty else { continue }
        giveUpYoungest(in: members)
        // What was given up need not be what was found violated.
        queues.strainedConstraints.append(strained)
        optimize()
      } else if !queues.additions.isEmpty {
        addPending()
        optimize()
      } else {
        return
      }
      _ = budget.spendStep()
    }
  }

  private mutating func nextStrained() -> Int32? {
    while let constraint = queues.strainedConstraints.popLast() {
      let record = constraints[constraint]
      if record.role == .piece, record.isRequired, isViolated(constraint) { return constraint }
    }
    return nil
  }

  private mutating func giveUpYoungest(in members: List) {
    var youngest = compiled.indices[members, 0]
    for position in 1..<members.count {
      let member = compiled.indices[members, position]
      if constraints[member].age > constraints[youngest].age { youngest = member }
    }
    releaseConflicts(naming: youngest)
    takeOut(youngest)
    recordConflict(youngest, members)
    // The set may explain other violations, which are looked at again.
    for position in 0..<members.count {
      let member = compiled.indices[members, position]
      if constraints[member].role == .piece { queues.strainedConstraints.append(member) }
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

  mutating func recordConflict(_ broken: Int32, _ members: List) {
    constraints[broken].role = .broken
    constraints[broken].appliedConstant = constraints[broken].constant
    results.conflicts.append(ConflictRecord(broken: broken, members: members))
    for position in 0..<members.count { constraints[compiled.indices[members, position]].conflictCount += 1 }
  }

  /// Forgets the conflicts that a constraint is a member of; what was given up for them becomes pending.
  mutating func releaseConflicts(naming constraint: Int32) {
    guard constraints[constraint].conflictCount > 0 else { return }
    var index = 0
    while index < results.conflicts.count {
      if isMember(constraint, of: results.conflicts[index]) {
        releaseConflict(at: index)
      } else {
        index += 1
      }
    }
  }

  /// Forgets all conflicts; what was given up becomes pending.
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

  // MARK: Explaining

  /// A minimal set of required constraints that contradict each other, because of which a piece does not hold.
  private mutating func explain(_ piece: Int32) -> List {
    let record = pieces[piece]
    let residual = constraints[piece].target
    let opponent = opponent(of: record.breakpoint, record.relation, on: residual, except: piece)
    var members = List()
    if opponent >= 0 {
      compiled.indices.append(opponent, to: &members)
      compiled.indices.append(piece, to: &members)
      return members
    }
    if residuals[residual].isBasic, appendBlockers(of: piece, to: &members), appendDefinitions(to: &members) {
      return members
    }
    members.count = 0
    collectSuspects(of: piece)
    return smallestConflict(into: members)
  }

  /// The equation of a violated basic variable, if each variable in it is kept by a required piece from helping, is a
  /// certificate: those pieces, and the definitions the equation was derived from, are a minimal conflicting set.
  ///
  /// Leaves the combination of variables in `scratch.seeds`. False if a variable could help, or may be in the equation by
  /// rounding errors only.
  private mutating func appendBlockers(of piece: Int32, to members: inout List) -> Bool {
    let basic = constraints[piece].target
    let rises = residuals[basic].value < pieces[piece].breakpoint
    scratch.seeds.removeAll()
    seed(basic, times: 1)
    compiled.indices.append(piece, to: &members)
    let list = rows[residuals[basic].row].entries
    for position in 0..<list.count {
      let entry = entries[list, position]
      let blocker = blocker(of: entry.index, rising: (entry.coefficient > 0) == rises)
      guard blocker >= 0, entry.isPivot else { return false }
      compiled.indices.append(blocker, to: &members)
      seed(entry.index, times: -entry.coefficient)
    }
    return true
  }

  /// The oldest required piece that keeps a nonbasic variable from moving in a direction, or -1.
  @inline(__always)
  private func blocker(of nonbasic: Int32, rising: Bool) -> Int32 {
    var oldest: Int32 = -1
    var piece = residuals[nonbasic].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      let offset = residuals[nonbasic].value - record.breakpoint
      let tolerance = Tolerance.around(record.breakpoint)
      let isHeld = offset.magnitude <= tolerance && (rising ? record.costsAbove : record.costsBelow)
      if record.isRequired, isHeld, oldest < 0 || isOlder(piece, than: oldest) { oldest = piece }
      piece = record.next
    }
    return oldest
  }

  /// Adds a multiple of a residual variable, as a sum of variables, to `scratch.seeds`.
  mutating func seed(_ residual: Int32, times factor: Double) {
    let record = residuals[residual]
    if record.variable >= 0 {
      scratch.seeds.append(Rate(index: record.variable, rate: factor))
      return
    }
    let list = constraints[record.constraint].terms
    let scale = factor / constraints[record.constraint].scale
    for place in list.start..<list.end {
      scratch.seeds.append(Rate(index: terms[place].variable, rate: terms[place].coefficient * scale))
    }
  }

  /// Adds the definitions by which the sum in `scratch.seeds` comes to nothing. False if rounding errors leave it open
  /// whether one of them takes part.
  private mutating func appendDefinitions(to members: inout List) -> Bool {
    var isCertain = true
    walkUpstream()
    addSeedsToSums()
    for place in stride(from: scratch.order.count - 1, through: 0, by: -1) {
      let variable = scratch.order[place]
      let sum = takeSum(of: variable)
      let definition = variables[variable].definition
      guard definition >= 0, !sum.isZero else { continue }
      if sum.value.magnitude <= Tolerance.pivot * sum.scale { isCertain = false }
      compiled.indices.append(definition, to: &members)
      distribute(sum.value, overInputsOf: definition)
    }
    return isCertain
  }

  // MARK: Searching

  /// Fills `scratch.suspects` with required constraints among which there is a conflict: all that have to do with the
  /// rows of a violated piece.
  private mutating func collectSuspects(of piece: Int32) {
    scratch.suspects.removeAll()
    scratch.seeds.removeAll()
    let residual = constraints[piece].target
    suspect(residual)
    if residuals[residual].isBasic {
      suspectEntries(of: residuals[residual].row)
    } else {
      gatherColumn(residual)
      for index in 0..<scratch.column.count {
        suspect(rows[scratch.column[index].index].basic)
        suspectEntries(of: scratch.column[index].index)
      }
    }
    walkUpstream()
    for index in 0..<scratch.order.count {
      let definition = variables[scratch.order[index]].definition
      if definition >= 0 { scratch.suspects.append(definition) }
    }
  }

  private mutating func suspectEntries(of row: Int32) {
    for position in 0..<rows[row].entries.count { suspect(entries[rows[row].entries, position].index) }
  }

  private mutating func suspect(_ residual: Int32) {
    seed(residual, times: 1)
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      if pieces[piece].isRequired { scratch.suspects.append(piece) }
      piece = pieces[piece].next
    }
  }

  /// A minimal conflicting set among the suspects or, should there be none, among all required constraints.
  private mutating func smallestConflict(into members: List) -> List {
    var members = members
    var suspects: [Int32] = []
    for index in 0..<scratch.suspects.count { suspects.append(scratch.suspects[index]) }
    let conflict = FallbackSimplex.firstConflict(fallbackConstraints(suspects)) ?? firstConflictAmongAll()
    for constraint in conflict ?? [] { compiled.indices.append(constraint, to: &members) }
    return members
  }

  private func firstConflictAmongAll() -> [Int32]? {
    var all: [Int32] = []
    for index in 0..<constraints.count
    where constraints[index].isRequired
      && (constraints[index].role == .piece || constraints[index].role == .definition
        || constraints[index].role == .dormant)
    {
      all.append(Int32(index))
    }
    return FallbackSimplex.firstConflict(fallbackConstraints(all))
  }
}
