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
  /// Variables that may have lost their last constraint.
  var orphans = Slab<Int32>()

  // MARK: Dormant constraints
  /// Whether what is only watched waits until equalities have found their places: on the way there it may be violated for a
  /// moment, and would be given rows for nothing.
  var postponesWaking = false
  /// Whether an equality may be among the constraints that are only watched.
  var mayHaveDormantEqualities = false
}
