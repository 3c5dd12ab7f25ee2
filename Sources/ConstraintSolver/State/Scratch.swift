/// Storage for intermediate results, kept between calls so that steady state allocates nothing.
struct Scratch: ~Copyable {
  /// Stamps mark the variables that a walk has visited.
  var stamp: Int32 = 0
  var variableMarks = Slab<Int32>()

  // Walks over the definition graph.
  var stack = Slab<WalkFrame>()
  var sources = Slab<Int32>()
  var followers = Slab<Int32>()
  var order = Slab<Int32>()
  var reachedResiduals = Slab<Int32>()
  var reachedDormants = Slab<Int32>()
  var sums = Slab<Sum>()
  /// Changed variables without a plan, and the residual variables whose equations mention a changed variable.
  var unplanned = Slab<Int32>()
  var affectedResiduals = Slab<Int32>()
  /// How many effects of plans were applied, one after the other, for the current shifts.
  var replayedEffects = 0
  /// Plans that were replayed so often that what follows from them is to be evaluated exactly.
  var plansDueForEvaluation = Slab<Int32>()

  // Linear forms, rows and columns.
  var seeds = Slab<Rate>()
  var form = Slab<Entry>()
  var deviations = Slab<Rate>()

  // Queues of one update.
  var edits = Slab<EditMove>()
  var deferred = Slab<Int32>()
  var ownEqualities = Slab<Int32>()
  var deferredWithRows = Slab<Int32>()
  var waiting = Heap<WaitingEquality>()
  var holding = Slab<Int32>()
  /// Variables whose definitions are about to go, and the pieces that have to go for that.
  var departing = Slab<Int32>()
  var displaced = Slab<Int32>()
  var woken = Slab<Int32>()
  var matching = MatchingScratch()
}

/// A step of a depth-first walk: a variable and the next term to follow from it.
struct WalkFrame: BitwiseCopyable {
  var variable: Int32
  var next: Int32
}

/// A sum with its largest summand, against which it counts as zero or not.
struct Sum: BitwiseCopyable {
  var value = 0.0
  var scale = 0.0

  @inline(__always)
  mutating func add(_ summand: Double) {
    value += summand
    scale = max(scale, summand.magnitude)
  }

  var isZero: Bool { @inline(__always) get { value.magnitude <= Tolerance.cancellation * scale } }
}

extension ConstraintSolver {
  /// A number that marks no variable yet.
  mutating func freshStamp() -> Int32 {
    scratch.variableMarks.extend(to: variables.count, with: 0)
    if scratch.stamp == Int32.max {
      for index in 0..<scratch.variableMarks.count { scratch.variableMarks[index] = 0 }
      scratch.stamp = 0
    }
    scratch.stamp += 1
    return scratch.stamp
  }
}
