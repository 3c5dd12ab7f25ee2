/// The contradiction that the row of a violated variable shows, with all constraints that are given up for it.
///
/// A required constraint keeps each nonbasic variable of the row from helping. Without the last of these in the order of conflicts, its
/// variable moves to the next required limit. If the row is still violated then, the constraints show the next set. A row of hundreds of
/// views in a narrow window is so explained by one row, and not by a solution for each view that is given up.
struct RowContradiction: ~Copyable {
  /// A constraint that keeps a variable from moving: a piece, a dormant bound, or a definition by a constant.
  struct Blocker: BitwiseCopyable {
    var constraint: Int32
    /// Where it keeps the variable.
    var limit: Double
    var order: KeepingOrder
    var isDefinition = false
    /// The variable and the residual variable that it keeps there, or -1.
    let variable: Int32
    let residual: Int32
    /// The place of the constraint among the members of the set.
    let position: Int32
    /// How far the row's basic variable moves for each unit of the variable.
    let rate: Double
    let rises: Bool
  }

  /// The last one in the order of conflicts comes first.
  private var blockers = Heap<Blocker>()
  /// Those that the row holds without; the first one comes first.
  private var candidates = Heap<Blocker>()
  /// For each position among the members the limit that keeps its variable now. Infinite if there is none.
  private var limits = Slab<Double>()
  /// The place of the last one of the members that are no blockers.
  private var latestOther = KeepingOrder.first
  /// How far the row's basic variable is beyond what it may be. Negative for room.
  private var lack = 0.0
  private var tolerance = 0.0

  // MARK: The first set

  /// Starts with the set of a violated piece: this piece, those that block the entries of its row, and definitions. `shares` are those of
  /// the variables of the definitions in the sum that cancels by them.
  mutating func start(
    _ members: borrowing Slab<Int32>, _ shares: borrowing Slab<Double>, of piece: Int32,
    _ model: inout Model, _ program: inout ResidualProgram
  ) {
    let record = program.pieces[piece]
    let way = record.breakpoint - program.residuals[record.residual].value
    lack = way.magnitude
    tolerance = Tolerance.around(record.breakpoint)
    blockers.removeAll()
    candidates.removeAll()
    limits.removeAll()
    limits.extend(to: members.count, with: 0)
    latestOther = model.keepingOrder(of: piece)
    let list = program.rows[program.residuals[record.residual].row].entries
    for position in 0..<list.count {
      let entry = program.entries[list, position]
      let blocker = members[position + 1]
      push(
        Blocker(
          constraint: blocker, limit: program.pieces[blocker].breakpoint,
          order: model.keepingOrder(of: blocker), variable: program.residuals[entry.index].variable,
          residual: entry.index, position: position + 1, rate: entry.coefficient.magnitude,
          rises: (entry.coefficient > 0) == (way > 0)))
    }
    let first = list.count + 1
    for position in first..<members.nextIndex {
      add(members[position], at: position, share: shares[position - first], way, &model)
    }
  }

  private mutating func add(
    _ definition: Int32, at position: Int32, share: Double, _ way: Double, _ model: inout Model
  ) {
    let order = model.keepingOrder(of: definition)
    let record = model.constraints[definition]
    // Without a longer definition all that its variable follows from counts otherwise.
    guard record.terms.count == 1 else { return latestOther = max(latestOther, order) }
    push(
      Blocker(
        constraint: definition, limit: model.values[record.target], order: order, isDefinition: true,
        variable: record.target, residual: model.variables[record.target].residual, position: position,
        rate: share.magnitude,
        rises: (share > 0) == (way > 0)))
  }

  private mutating func push(_ blocker: Blocker) {
    limits[blocker.position] = blocker.limit
    blockers.push(blocker) { $0.order > $1.order }
  }

  // MARK: Later sets

  /// Replaces the last members, one after the other, until the row may hold. False if the last one is no blocker: then `members` are the
  /// set for which it is given up, and nothing else.
  mutating func replaceLast(
    in members: inout Slab<Int32>, _ model: inout Model, _ program: inout ResidualProgram
  ) -> Bool {
    while lack > tolerance {
      guard let last = blockers.first, last.order > latestOther else { return false }
      _ = blockers.pop { $0.order > $1.order }
      candidates.push(last) { $0.order < $1.order }
      guard let next = next(behind: last, &model, &program) else {
        members[last.position] = -1
        limits[last.position] = .infinity
        lack = -.infinity
        break
      }
      lack -= last.rate * (next.limit - last.limit).magnitude
      members[last.position] = next.constraint
      var replacement = last
      replacement.constraint = next.constraint
      replacement.limit = next.limit
      replacement.order = model.keepingOrder(of: next.constraint)
      replacement.isDefinition = false
      push(replacement)
    }
    return true
  }

  /// Goes through what was replaced, in the order of conflicts. What the rest leaves room for returns to the members. Returns the next one
  /// for which there is none; nil at the end.
  mutating func nextGivenUp(in members: inout Slab<Int32>) -> Blocker? {
    while let candidate = candidates.pop(comesBefore: { $0.order < $1.order }) {
      let sign = candidate.rises ? 1.0 : -1
      let cost = candidate.rate * max(0, (limits[candidate.position] * sign - candidate.limit * sign))
      if limits[candidate.position].isInfinite || cost > tolerance - lack { return candidate }
      members[candidate.position] = candidate.constraint
      limits[candidate.position] = candidate.limit
      lack += cost
    }
    return nil
  }

  // MARK: Limits

  /// The required constraint that the variable of a blocker meets first on its way from there; the first in the order of conflicts of
  /// several. Nil if there is none.
  private func next(
    behind last: Blocker, _ model: inout Model, _ program: inout ResidualProgram
  ) -> (constraint: Int32, limit: Double)? {
    var next: (constraint: Int32, limit: Double)?
    var piece = last.residual < 0 ? -1 : program.residuals[last.residual].firstPiece
    while piece >= 0 {
      let record = program.pieces[piece]
      if record.isRequired, last.rises ? record.costsAbove : record.costsBelow {
        choose(piece, at: record.breakpoint, behind: last, &next, &model)
      }
      piece = record.next
    }
    guard last.variable >= 0 else { return next }
    var place = model.variables[last.variable].firstUse
    while place >= 0 {
      let constraint = model.terms[place].constraint
      if model.constraints[constraint].role == .dormant, model.isRequiredBound(constraint),
        model.isLowerBound(constraint, at: place) != last.rises
      {
        choose(constraint, at: model.breakpoint(of: constraint), behind: last, &next, &model)
      }
      place = model.terms[place].next
    }
    return next
  }

  /// Takes a constraint if the variable meets it before `next`.
  private func choose(
    _ constraint: Int32, at limit: Double, behind last: Blocker,
    _ next: inout (constraint: Int32, limit: Double)?, _ model: inout Model
  ) {
    let sign = last.rises ? 1.0 : -1
    let distance = (limit - last.limit) * sign
    guard distance >= -Tolerance.around(last.limit), constraint != last.constraint else { return }
    let order = model.keepingOrder(of: constraint)
    // Of several at one limit the first blocks first. Those before it are replaced already.
    if !last.isDefinition, distance <= Tolerance.around(last.limit), order < last.order { return }
    if let next {
      let difference = (limit - next.limit) * sign
      guard difference < 0 || difference == 0 && order < model.keepingOrder(of: next.constraint) else {
        return
      }
    }
    next = (constraint, limit)
  }
}
