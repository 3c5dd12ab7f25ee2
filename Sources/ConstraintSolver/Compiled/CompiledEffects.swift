/// The compiled effects of changes: update plans, parametric regions and the sweep.
///
/// Changes of variables are noted here. ``unsafePropagate(_:_:)`` evaluates all that follows from them, and returns the
/// residual variables whose equations mention a changed variable.
struct CompiledEffects: ~Copyable {
  var plans = Slab<UpdatePlan>()
  var regions = Slab<ParametricRegion>()
  var rates = ListPool<Rate>(smallestCapacity: 2)
  var indices = ListPool<Int32>(smallestCapacity: 2)
  /// The effects that were replayed in this update; their variables changed, too.
  var replayedLists = Slab<List>()
  /// Variables whose values changed by a known amount, with that amount.
  private var shifts = Slab<Rate>()
  /// Variables whose definitions changed. What depends on them has to be evaluated again.
  private var dirtyVariables = Slab<Int32>()
  /// How many effects the plans have together.
  var effectCount = 0
  /// The structure for which outdated plans were last discarded.
  var sweepVersion = 0
  private let sweepBox = HeapBox(Sweep())
  private let listsBox = HeapBox(EffectLists())

  var sweep: Sweep {
    @inline(__always) unsafeAddress { UnsafePointer(sweepBox.address) }
    @inline(__always) unsafeMutableAddress { sweepBox.address }
  }

  var lists: EffectLists {
    @inline(__always) unsafeAddress { UnsafePointer(listsBox.address) }
    @inline(__always) unsafeMutableAddress { listsBox.address }
  }

  // Embedded Swift requires an explicit `deinit` of a noncopyable type that another module owns.
  deinit {}
}

/// Storage of the lists that the functions of the compiled effects pass to each other, kept between calls so that steady state
/// allocates nothing.
struct EffectLists: ~Copyable {
  /// Residual variables whose equations mention a changed variable.
  var affectedResiduals = Slab<Int32>()
  /// Changed variables without a plan.
  var unplanned = Slab<Int32>()
  /// Plans that were replayed so often that what follows from them is to be evaluated exactly.
  var plansDueForEvaluation = Slab<Int32>()
  var edits = Slab<EditMove>()
  /// Parameters that move together, and their rates.
  var movers = Slab<Rate>()
}

extension CompiledEffects {
  /// Whether there are noted changes to propagate.
  var hasChanges: Bool { @inline(__always) get { !shifts.isEmpty || !dirtyVariables.isEmpty } }

  /// Notes that the value of a variable has changed by an amount. What follows from a long move, or from one beside a large value, is
  /// evaluated again: added up, it would keep the digits that the large value has no room for.
  @inline(__always)
  mutating func noteShift(of variable: Int32, by amount: Double, _ model: inout Model) {
    if ResidualProgram.isLargeMove(amount, to: model.values[variable]) {
      model.noteChanged(variable)
      noteDirty(variable)
    } else {
      shifts.append(Rate(index: variable, rate: amount))
    }
  }

  /// Notes that a variable, and what depends on it, has to be evaluated again.
  @inline(__always)
  mutating func noteDirty(_ variable: Int32) { dirtyVariables.append(variable) }

  /// Notes that everything that depends on parameters has to be evaluated again.
  mutating func noteAllDirty(in model: borrowing Model) {
    for index in 0..<model.variables.count
    where model.variables[index].isLive && model.variables[index].definition < 0 {
      noteDirty(Int32(index))
    }
  }

  /// Discards the noted shifts.
  mutating func discardShifts() { shifts.removeAll() }

  /// Propagates the noted changes through the definition graph, and lists the dormant constraints that leave their sides.
  ///
  /// Returns the residual variables whose equations contain a changed variable. May list one twice. The list is valid until the
  /// next call.
  mutating func unsafePropagate(
    _ model: inout Model, _ graph: inout DefinitionGraph
  ) -> UnsafeBufferPointer<Int32> {
    lists.affectedResiduals.removeAll()
    lists.unplanned.removeAll()
    lists.plansDueForEvaluation.removeAll()
    var replayedCount = 0
    let listsChanges = shifts.count <= Self.mostListedShifts
    for index in 0..<shifts.count {
      let shift = shifts[index]
      model.noteChanged(shift.index)
      if !replayPlan(for: shift, &replayedCount, listsChanges: listsChanges, &model, &graph) {
        lists.unplanned.append(shift.index)
      }
    }
    shifts.removeAll()
    for index in 0..<dirtyVariables.count { lists.unplanned.append(dirtyVariables[index]) }
    dirtyVariables.removeAll()
    if !lists.unplanned.isEmpty {
      evaluate(
        downstreamOf: lists.unplanned.unsafeContents, plansOverlap: replayedCount > model.variables.count,
        &model,
        &graph)
    }
    // Not before all shifts are replayed: what is exact must not be shifted again.
    for index in 0..<lists.plansDueForEvaluation.count {
      evaluateExactly(plans[lists.plansDueForEvaluation[index]].effects, &model)
    }
    return lists.affectedResiduals.unsafeContents
  }

  /// Propagates the noted changes to the rows as well.
  mutating func propagateToRows(
    _ program: inout ResidualProgram, _ model: inout Model, _ graph: inout DefinitionGraph
  ) {
    guard hasChanges else { return }
    program.valueVersion += 1
    program.updateRowValues(of: unsafePropagate(&model, &graph), &model)
  }

  /// Takes the values of moved parameters over to the variables, and to what is defined by them. The rows have them already.
  mutating func propagateMoves(
    of program: inout ResidualProgram, _ model: inout Model, _ graph: inout DefinitionGraph
  ) {
    guard program.hasMovedParameters else { return }
    while let (variable, value) = program.takeMovedParameter() {
      let distance = value - model.values[variable]
      guard distance != 0 else { continue }
      model.values[variable] = value
      noteShift(of: variable, by: distance, &model)
    }
    program.valueVersion += 1
    _ = unsafePropagate(&model, &graph)
  }

  private mutating func evaluate(
    downstreamOf variables: UnsafeBufferPointer<Int32>, plansOverlap: Bool, _ model: inout Model,
    _ graph: inout DefinitionGraph
  ) {
    if plansOverlap, evaluateSweep(of: variables, &model, &graph) { return }
    let reached = graph.walks.unsafeDownstream(of: variables, &model)
    model.evaluate(reached.order)
    for dormant in reached.dormants { model.noteIfCrossed(dormant) }
    for residual in reached.residuals { lists.affectedResiduals.append(residual) }
  }
}
