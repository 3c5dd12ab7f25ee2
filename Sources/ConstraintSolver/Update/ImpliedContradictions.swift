/// Giving up many required constraints at once: those that contradict the bounds which others imply.
///
/// Where each view of a long row has to end inside the window, nearly all of these limits contradict the same constraints. One walk
/// upstream of all of them finds that. With a row for each, time and memory would grow with the square of the views.
extension ConstraintSolver {
  /// Gives up the violated required ones among constraints that contradict implied bounds, if there are many.
  mutating func giveUpContradicted(among constraints: UnsafeBufferPointer<Int32>) {
    guard constraints.count > rowLimits.contradictionsAtOnce, mayPropagateBounds else { return }
    var suspects = Slab<Int32>()
    for constraint in constraints where model.isViolatedWithoutRow(constraint) { suspects.append(constraint) }
    _ = giveUpContradicted(among: suspects)
  }

  /// Gives up all required constraints that contradict implied bounds, violated or not. Where many are given up one after the other,
  /// each time the next one is violated. False if there are none. O(terms).
  mutating func giveUpAllContradicted() -> Bool {
    guard mayPropagateBounds else { return false }
    return giveUpContradicted(
      among: model.constraints { $0.isRequired && $0.isLive && ($0.role == .dormant || $0.role == .piece) })
  }

  private var mayPropagateBounds: Bool {
    @inline(__always) get {
      !model.hasExtremeCoefficients && graph.newDefinitions.isEmpty && impliedBounds.hasAttemptsLeft
    }
  }

  private mutating func giveUpContradicted(among suspects: borrowing Slab<Int32>) -> Bool {
    guard suspects.count > rowLimits.contradictionsAtOnce else { return false }
    impliedBounds.propagate(to: suspects, &model, &graph, &program)
    var contradicted = contradicted(among: suspects)
    impliedBounds.noteAttempt(hasFoundAny: !contradicted.isEmpty)
    guard !contradicted.isEmpty else { return false }
    impliedBounds.markSources(&model, &program)
    // From now on also few are found so: the same conflict keeps its signature.
    rowLimits.contradictionsAtOnce = 0
    relax(contradicted)
    for found in contradicted.unsafeContents { giveUpByBounds(found.constraint, found.side, found.signature) }
    return true
  }

  /// Gives up the last one of the constraints that contradict each other as bounds show it, if there are any. Many constraints may
  /// follow from one that another one contradicts. A row shows that with all of them, and they would be given up one after the other;
  /// bounds show it without them. False if it is also the last one of `row`, since the row shows more: those that follow. O(terms).
  mutating func giveUpLastByBounds(unlessLastIn row: UnsafeBufferPointer<Int32>) -> Bool {
    guard mayPropagateBounds else { return false }
    let suspects = model.constraints {
      $0.isRequired && $0.isLive && ($0.role == .dormant || $0.role == .piece)
    }
    impliedBounds.propagate(to: suspects, usesAllPieces: true, &model, &graph, &program)
    let best = firstContradicted(among: suspects)
    var members = Slab<Int32>()
    guard let best,
      impliedBounds.collect(&members, contradicting: best.constraint, on: best.side, &model, &graph)
    else {
      impliedBounds.noteAttempt(hasFoundAny: false)
      return false
    }
    if model.last(of: row) == model.last(of: members.unsafeContents) {
      impliedBounds.noteAttempt(hasFoundAny: false)
      return false
    }
    giveUpLast(in: members.unsafeContents)
    return true
  }

  /// The constraint that bounds contradict in the set whose last member comes first; nil if there is none.
  private mutating func firstContradicted(
    among suspects: borrowing Slab<Int32>
  ) -> (constraint: Int32, side: Side)? {
    var best: (constraint: Int32, side: Side)?
    var first = KeepingOrder.first
    for index in 0..<suspects.count {
      let constraint = suspects[index]
      guard model.needsRow(constraint),
        let (side, latest) = impliedBounds.certificate(for: constraint, &model)
      else { continue }
      if best != nil, first <= latest { continue }
      best = (constraint, side)
      first = latest
    }
    return best
  }

  private mutating func contradicted(among suspects: borrowing Slab<Int32>) -> Slab<Contradicted> {
    var contradicted = Slab<Contradicted>()
    for index in 0..<suspects.count {
      let constraint = suspects[index]
      // The pieces of parameters are what bounds follow from.
      guard model.needsRow(constraint) || model.constraints[constraint].role == .dormant else { continue }
      guard let (side, bound) = impliedBounds.contradiction(of: constraint, &model) else { continue }
      contradicted.append(
        Contradicted(constraint: constraint, side: side, signature: bound.signature(with: constraint, &model))
      )
    }
    return contradicted
  }

  /// Takes contradicted constraints out of the solution, and leaves them pending.
  private mutating func relax(_ contradicted: borrowing Slab<Contradicted>) {
    for index in 0..<contradicted.count
    where model.constraints[contradicted[index].constraint].role == .dormant {
      dormantCosts.move(contradicted[index].constraint, to: .satisfied, &model)
    }
    dormantCosts.priceOut(&model, &graph, &equations, &program)
    for index in 0..<contradicted.count {
      let constraint = contradicted[index].constraint
      guard model.constraints[constraint].role == .dormant else { continue }
      model.unlinkTerms(of: constraint)
      model.constraints[constraint].role = .pending
    }
    for index in 0..<contradicted.count where model.constraints[contradicted[index].constraint].role == .piece
    {
      optimize()
      // A dormant constraint that got a row meanwhile may have contradicted it.
      if model.constraints[contradicted[index].constraint].role == .piece {
        deactivate(contradicted[index].constraint)
      }
    }
  }

  /// Gives a constraint up, unless it was listed twice and has been already.
  private mutating func giveUpByBounds(_ constraint: Int32, _ side: Side, _ signature: UInt64) {
    guard model.constraints[constraint].role == .pending else { return }
    var members = Slab<Int32>()
    members.append(constraint)
    giveUp(constraint, contradicting: members.unsafeContents, signature: signature)
    model.constraints[constraint].side = side
    model.linkTerms(of: constraint)
    conflictList.impliedCount += 1
    if !program.budget.isStopped { program.budget.spendStepOnConflict() }
  }

  // MARK: Trying again

  /// Discards the conflicts with bounds that follow from a constraint. What was given up for them becomes pending. O(terms
  /// downstream), but nothing if there are none.
  mutating func releaseImpliedConflicts(with constraint: Int32) {
    guard conflictList.impliedCount > 0, model.constraints[constraint].impliesBounds else { return }
    let source = boundVariable(of: constraint)
    guard source >= 0 else { return }
    var released = contradicted(downstreamOf: source)
    for broken in released.unsafeContents { releaseConflicts(containing: broken) }
  }

  /// The constraints that were given up because of bounds that follow from a variable. Bounds that follow from it count as unused then.
  private mutating func contradicted(downstreamOf source: Int32) -> Slab<Int32> {
    var sources = Slab<Int32>()
    var contradicted = Slab<Int32>()
    sources.append(source)
    let reached = graph.walks.unsafeDownstream(of: sources.unsafeContents, &model)
    for broken in reached.contradicted { contradicted.append(broken) }
    for variable in reached.order where model.variables[variable].definition >= 0 {
      model.constraints[model.variables[variable].definition].impliesBounds = false
    }
    return contradicted
  }

  /// The variable that a constraint defines, or the parameter that it bounds; -1 if there is none.
  private func boundVariable(of constraint: Int32) -> Int32 {
    let record = model.constraints[constraint]
    switch record.role {
    case .definition: return record.target
    case .piece: return program.residuals[record.target].variable
    default: return -1
    }
  }
}

extension Model {
  /// Whether a constraint is required, has no row and does not hold.
  @inline(__always)
  fileprivate func isViolatedWithoutRow(_ constraint: Int32) -> Bool {
    let record = constraints.unsafeAddress(of: constraint, count: 1)
    guard record.pointee.isRequired, !record.pointee.isRemovalQueued,
      record.pointee.role == .pending || record.pointee.role == .dormant
    else { return false }
    return !isSatisfied(constraint)
  }
}

/// A constraint that contradicts implied bounds.
private struct Contradicted: BitwiseCopyable {
  let constraint: Int32
  /// The side of its limit on which the bounds keep it.
  let side: Side
  let signature: UInt64
}
