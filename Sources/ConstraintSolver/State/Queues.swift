/// The queues of pending work: the client's changes, and their consequences.
struct Queues: ~Copyable {
  // MARK: Changes by the client
  /// Constraints without a part in the solution.
  var additions = Slab<Int32>()
  var removals = Slab<Int32>()
  var constants = Slab<Int32>()
  var priorities = Slab<Int32>()
  /// Removed variables, whose numbers are used again after the next update.
  var releases = Slab<Int32>()

  // MARK: Definition graph
  /// Variables whose values changed by a known amount, with that amount.
  var shifts = Slab<Rate>()
  /// Variables whose definitions changed. What depends on them has to be evaluated again.
  var dirtyVariables = Slab<Int32>()
  /// Variables that may have lost their last constraint.
  var orphans = Slab<Int32>()

  // MARK: Dormant constraints
  /// Whether what is only watched waits until equalities have found their places: on the way there it may be violated for a
  /// moment, and would be given rows for nothing.
  var postponesWaking = false
  /// Whether an equality may be among the constraints that are only watched.
  var mayHaveDormantEqualities = false
}

/// The compiled effects of changes, with the lists that they are made of.
struct CompiledEffects: ~Copyable {
  var plans = Slab<UpdatePlan>()
  var regions = Slab<ParametricRegion>()
  var sweep = Sweep()
  var rates = ListPool<Rate>(smallestCapacity: 2)
  var indices = ListPool<Int32>(smallestCapacity: 2)
  /// How many effects the plans have together.
  var effectCount = 0
  /// The structure for which plans that are out of date were last swept away.
  var sweepVersion = 0
}

/// What the last update came to.
struct Results: ~Copyable {
  /// The effects of replayed plans, whose variables changed, too.
  var changedLists = Slab<List>()
  /// Whether it found a solution.
  var isSolved = true
}
