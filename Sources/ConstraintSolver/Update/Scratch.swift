/// Storage for intermediate results, kept between calls so that steady state allocates nothing.
struct Scratch: ~Copyable {
  var deviations = Slab<Rate>()

  // Queues of one update.
  var equalities = Slab<Int32>()
  /// Constraints that may define a variable with a slack variable.
  var slackCandidates = Slab<Int32>()
  var deferred = Slab<Int32>()
  var ownEqualities = Slab<Int32>()
  var deferredWithRows = Slab<Int32>()
  var waiting = Heap<WaitingEquality>()
  var holding = Slab<Int32>()
  /// Variables whose definitions are about to go, and the pieces that have to go for that.
  var departing = Slab<Int32>()
  var displaced = Slab<Int32>()
  var woken = Slab<Int32>()
  /// Equalities that wait for rows, by what is unknown of them.
  var unknowns = UnknownCounts()
}
