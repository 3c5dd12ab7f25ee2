/// Limits the work of one update.
///
/// A degenerate program can make the simplex method cycle. After many steps choices are random (`TieBreaker`). After very
/// many the update is finished by another method. The limits depend on the number of residual variables that the update
/// visits, not on the number of all.
struct StepBudget {
  /// Pivots, flips and checks of queued variables in the current update.
  private(set) var spent = 0
  /// Operations on numbers of rows in the current update. Steps differ in their cost as rows do in their length.
  private(set) var operations = 0
  /// The operations that the client allows an update. It is stopped at the first step after them.
  var mostOperations = Int.max
  /// For tests: what an update may spend at most, however large the program; with less than nothing the fallback does all.
  var mostSteps = Int.max
  /// For tests: how many exchanges the fallback may make at most.
  var mostExchanges = Int.max
  /// The steps that the client allows an update. It is stopped there.
  var allowance = Int.max
  /// Returns whether the update may continue, called at every step; nil for always.
  var mayGoOn: (() -> Bool)?
  /// Whether the client's limits ended the current update.
  private(set) var isStopped = false
  /// How often the fallback was started, for tests.
  var fallbackCount = 0
  private var randomAfter = Int.max
  private var limit = Int.max
  /// The number of the update, with which it marks what it has looked at.
  private var number: Int32 = 0

  var isExhausted: Bool { spent > limit || isStopped }

  /// Whether so many steps are spent that the program may be in a cycle.
  var mayCycle: Bool { @inline(__always) get { spent > randomAfter } }

  /// How many steps the client still allows.
  var rest: Int { isStopped ? 0 : max(0, allowance - spent) }

  /// The limits that are left for the fallback.
  var limitsOfFallback: FallbackLimits {
    FallbackLimits(
      mostExchanges: mostExchanges, allowance: rest, mostOperations: max(0, mostOperations - operations),
      mayGoOn: mayGoOn)
  }

  /// Starts an update that has visited no variable yet.
  mutating func start() {
    spent = 0
    operations = 0
    isStopped = false
    renewLimits()
  }

  /// Allows as many steps again, on top of those that are spent.
  mutating func renewLimits() {
    number &+= 1
    randomAfter = spent + 300
    limit = mostSteps == Int.max ? spent + 4000 : mostSteps
  }

  /// Starts an update that may need no steps.
  @inline(__always)
  mutating func startWithoutSteps() {
    spent = 0
    operations = 0
    isStopped = false
  }

  /// Counts a step, which visits a residual variable. False if there are none left.
  @inline(__always)
  mutating func spendStep(on residual: inout ResidualVariable) -> Bool {
    if residual.visitNumber != number {
      residual.visitNumber = number
      residual.hasFlipped = false
      grow()
    }
    return spend(1)
  }

  /// Counts a step that gives up a constraint: the others are checked again.
  mutating func spendStepOnConflict() {
    grow()
    _ = spend(1)
  }

  /// Counts steps of another method. False if the update is to end.
  @inline(__always)
  mutating func spend(_ steps: Int) -> Bool {
    spent += steps
    if spent > allowance {
      // Steps that are refused after the stop are not taken, so they do not count.
      if isStopped { spent -= steps }
      isStopped = true
    }
    if operations > mostOperations { isStopped = true }
    if let mayGoOn, !mayGoOn() { isStopped = true }
    return !isExhausted
  }

  /// Counts operations on numbers of rows. The next step finds out whether they were too many.
  @inline(__always)
  mutating func countOperations(_ count: Int) { operations &+= count }

  private mutating func grow() {
    guard mostSteps == Int.max else { return }
    randomAfter += 8
    limit += 100
  }
}
