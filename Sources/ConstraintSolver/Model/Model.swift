/// The linear model that the parts of the solver share: variables with their values, and constraints with their
/// terms.
///
/// It records which values changed, and which dormant constraints are violated since.
struct Model: ~Copyable {
  var constraints = Slab<ConstraintRecord>()
  var variables = Slab<VariableRecord>()
  var values = Slab<Double>()
  var terms = ListPool<Term>(smallestCapacity: 1)
  private let changesBox = HeapBox(ModelChanges())
  private let spareBox = HeapBox(SpareNumbers())
  /// The known places in the order of conflicts, which are no part of the model's value.
  let keepingOrders = HeapBox(KeepingOrders())
  /// Counts changes of the definition graph. Compiled results of another count are out of date.
  var structureVersion = 1
  /// For each variable how many required constraints other than equalities mention it alone.
  private var requiredBoundCounts = Slab<Int32>()
  /// Whether an equality may be among the dormant constraints.
  var mayHaveDormantEqualities = false
  /// Whether a constraint was ever added with a coefficient that is not moderate. Such ones can lose digits in any sum.
  var hasExtremeCoefficients = false
  /// The number of constraints that were ever added.
  var nextAge = 0
  /// Which required constraints are kept if they contradict each other.
  var conflictOrder = ConstraintSolver.ConflictOrder.age
  var conflictRank: ((ConstraintSolver.Constraint) -> Int64)?
  /// The first generation of this solver's handles. It is random, so that handles of another solver do not
  /// match.
  let firstGeneration: UInt32

  var changes: ModelChanges {
    @inline(__always) unsafeAddress { UnsafePointer(changesBox.address) }
    @inline(__always) unsafeMutableAddress { changesBox.address }
  }

  var spare: SpareNumbers {
    @inline(__always) unsafeAddress { UnsafePointer(spareBox.address) }
    @inline(__always) unsafeMutableAddress { spareBox.address }
  }

  init(firstGeneration: UInt32) { self.firstGeneration = firstGeneration }

  /// How many required constraints other than equalities mention a variable alone.
  func requiredBoundCount(of variable: Int32) -> Int32 {
    variable < requiredBoundCounts.nextIndex ? requiredBoundCounts[variable] : 0
  }

  /// Counts such a constraint, or one less.
  mutating func countRequiredBound(of variable: Int32, _ change: Int32) {
    requiredBoundCounts.extend(to: variables.count, with: 0)
    requiredBoundCounts[variable] += change
  }

  // Embedded Swift requires an explicit `deinit` of a noncopyable type that another module owns.
  deinit {}
}

/// The changes of an update.
struct ModelChanges: ~Copyable {
  /// Variables with other values.
  var variables = Slab<Int32>()
  /// For each variable, whether it is in that list. Apart from the records: large updates touch many. A slack variable always counts as
  /// listed, since no client has its handle.
  var isChanged = Slab<Bool>()
  /// Dormant constraints that may not lie on the side any more on which they are counted.
  var crossedDormants = Slab<Int32>()
  private var takenDormants = Slab<Int32>()
  /// Variables that have lost their last constraint, and may have got another one since.
  var unusedVariables = Slab<Int32>()

  /// Takes the dormant constraints that may have left their sides, in a list that is valid until the next call.
  mutating func takeUnsafeCrossedDormants() -> UnsafeBufferPointer<Int32> {
    swap(&crossedDormants, &takenDormants)
    crossedDormants.removeAll()
    return takenDormants.unsafeContents
  }
}

/// Numbers to use again.
struct SpareNumbers: ~Copyable {
  var variables = Slab<Int32>()
  /// The first numbers of blocks.
  var blocks = Slab<Int32>()
  var constraints = Slab<Int32>()
}
