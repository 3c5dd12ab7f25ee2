/// The compiled effects of changes: update plans, parametric regions and the sweep.
///
/// Changes of variables are queued here. ``propagate(_:_:)`` carries them to all that follows from them, and leaves
/// the residual variables whose equations mention a changed variable in ``affectedResiduals``.
struct CompiledEffects: ~Copyable {
  var plans = Slab<UpdatePlan>()
  var regions = Slab<ParametricRegion>()
  var rates = ListPool<Rate>(smallestCapacity: 2)
  var indices = ListPool<Int32>(smallestCapacity: 2)
  /// The effects that were replayed in this update; their variables changed, too.
  var replayedLists = Slab<List>()
  /// Variables whose values changed by a known amount, with that amount.
  var shifts = Slab<Rate>()
  /// Variables whose definitions changed. What depends on them has to be evaluated again.
  var dirtyVariables = Slab<Int32>()
  /// Residual variables whose equations mention a changed variable.
  var affectedResiduals = Slab<Int32>()
  /// How many effects the plans have together.
  var effectCount = 0
  /// The structure for which plans that are out of date were last swept away.
  var sweepVersion = 0
  private let sweepBox = HeapBox(Sweep())
  private let scratchBox = HeapBox(EffectScratch())

  var sweep: Sweep {
    @inline(__always) unsafeAddress { UnsafePointer(sweepBox.address) }
    @inline(__always) unsafeMutableAddress { sweepBox.address }
  }

  var scratch: EffectScratch {
    @inline(__always) unsafeAddress { UnsafePointer(scratchBox.address) }
    @inline(__always) unsafeMutableAddress { scratchBox.address }
  }

  // Embedded Swift requires an explicit `deinit` of a noncopyable type that another module owns.
  deinit {}
}

/// Storage for intermediate results, kept between calls so that steady state allocates nothing.
struct EffectScratch: ~Copyable {
  /// Changed variables without a plan.
  var unplanned = Slab<Int32>()
  /// How many effects of plans were applied, one after the other, for the current shifts.
  var replayedEffects = 0
  /// Plans that were replayed so often that what follows from them is to be evaluated exactly.
  var plansDueForEvaluation = Slab<Int32>()
  var edits = Slab<EditMove>()
}
