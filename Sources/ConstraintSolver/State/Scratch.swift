/// Storage for intermediate results, kept between calls so that steady state allocates nothing.
struct Scratch: ~Copyable {
  /// Stamps mark the variables, residual variables and rows that a walk has visited.
  var stamp: Int32 = 0
  var variableMarks = Slab<Int32>()
  var residualMarks = Slab<Int32>()
  var residualPositions = Slab<Int32>()
  var rowMarks = Slab<Int32>()

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
  var column = Slab<Entry>()
  var pivotColumn = Slab<Entry>()
  var deviations = Slab<Rate>()
  /// For refactorisation: the variables that become nonbasic, and the parameters that become basic.
  var leaving = Slab<Int32>()
  var isAwaited = Slab<Bool>()

  // Costs.
  var checkCost = List()
  var pivotCost = List()
  var primalCost = List()
  var candidates = CandidateQueue()
  var postponedCandidates = Slab<RepairCandidate>()
  var candidateCosts = Slab<LevelEntry>()
  /// What a row's basic variable pays for each unit on the way back, and the cost of leaving the row as it is, less that.
  var rowCost = Slab<LevelEntry>()
  var worth = Slab<LevelEntry>()
  var events = Heap<PrimalEvent>()
  var crossed = Slab<PrimalEvent>()

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

  /// To be called when the pools that the lists live in are emptied.
  mutating func forgetPooledLists() {
    checkCost = List()
    pivotCost = List()
    primalCost = List()
  }
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
  /// A number that marks no variable, residual variable or row yet.
  mutating func freshStamp() -> Int32 {
    scratch.variableMarks.extend(to: variables.count, with: 0)
    scratch.residualMarks.extend(to: residuals.count, with: 0)
    scratch.residualPositions.extend(to: residuals.count, with: 0)
    scratch.rowMarks.extend(to: rows.count, with: 0)
    if scratch.stamp == Int32.max { restartStamps() }
    scratch.stamp += 1
    return scratch.stamp
  }

  private mutating func restartStamps() {
    for index in 0..<scratch.variableMarks.count { scratch.variableMarks[index] = 0 }
    for index in 0..<scratch.residualMarks.count { scratch.residualMarks[index] = 0 }
    for index in 0..<scratch.rowMarks.count { scratch.rowMarks[index] = 0 }
    scratch.stamp = 0
  }
}
