/// The queues of pending work: the client's changes, and their consequences.
struct Queues: ~Copyable {
  // MARK: Changes by the client
  /// Constraints without a part in the solution.
  var additions = Slab<Int32>()
  /// Required equalities that define a variable already, whose value waits for the update.
  var definitions = Slab<Int32>()
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
  /// Variables that were in use when a definition was made that is still to be evaluated: dirty as soon as it is.
  var redefinedVariables = Slab<Int32>()
  /// Variables that may have lost their last constraint.
  var orphans = Slab<Int32>()

  // MARK: Dormant constraints
  var wokenConstraints = Slab<Int32>()
  /// Whether what is only watched waits until equalities have found their places: on the way there it may be violated for a
  /// moment, and would be given rows for nothing.
  var postponesWaking = false
  /// Whether an equality may be among the constraints that are only watched.
  var mayHaveDormantEqualities = false
}

/// Numbers to use again.
struct SpareNumbers: ~Copyable {
  var variables = Slab<Int32>()
  /// The first numbers of blocks.
  var blocks = Slab<Int32>()
  var constraints = Slab<Int32>()
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
  var changed = Slab<Int32>()
  /// For each variable, whether it is in that list. Apart from the records: large updates touch many.
  var isChanged = Slab<Bool>()
  /// The effects of replayed plans, whose variables changed, too.
  var changedLists = Slab<List>()
  /// Whether it found a solution.
  var isSolved = true
}
