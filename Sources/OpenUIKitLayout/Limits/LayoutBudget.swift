/// The part of its window's limits that a layout has used.
struct LayoutBudget: ViewTreeConfined {
  /// The limits of the window; nil without a window.
  private(set) var limits: LayoutLimits?
  /// Whether any limit was set, apart from that of operations.
  private(set) var isLimited = false
  private var mostOperations = LayoutLimits.usualOperations

  /// The registered items.
  var itemCount = 0
  /// The app's constraints with a row.
  var constraintCount = 0
  /// The solver's steps and operations in the current pass.
  private(set) var steps = 0
  private(set) var operations = 0
  /// The start of the current pass, by the clock of the limits.
  private var start = 0.0
  /// The duration of the current pass when it was stopped; zero before.
  private var seconds = 0.0
  /// Whether the layout exceeds a limit. Every view stays in place then.
  var isExceeded = false

  init(_ limits: LayoutLimits?) { setLimits(limits) }

  mutating func setLimits(_ limits: LayoutLimits?) {
    self.limits = limits
    isLimited = limits?.limitsAnything ?? false
    mostOperations = limits?.operations ?? LayoutLimits.usualOperations
  }

  /// The operations that the rest of the pass may take.
  var remainingOperations: Int { mostOperations &- operations }

  /// The steps that the rest of the pass may take.
  var remainingSteps: Int {
    guard let most = limits?.steps, most < .max else { return .max }
    return max(0, most - steps)
  }

  /// The clock of a limit of time; nil for none.
  var clock: (@Sendable () -> Double)? {
    guard let limits, limits.limitsTime else { return nil }
    return limits.clock
  }

  /// Whether the pass has time left, as a question that can be asked at any time; nil without a limit of time.
  var hasTime: (@Sendable () -> Bool)? {
    guard let limits, let clock else { return nil }
    let end = start + limits.seconds
    return { clock() <= end }
  }

  /// Begins a pass.
  mutating func beginPass() { (steps, operations) = (0, 0) }

  /// Counts the work of an update of the solver.
  mutating func count(steps: Int, operations: Int) {
    self.steps += steps
    self.operations += operations
  }

  // The time is a parameter, because the clock may be an app's code, which may set other limits.

  /// Begins to measure a pass.
  mutating func startTiming(at now: Double) { (start, seconds) = (now, 0) }

  /// Stores the duration of the pass so far.
  mutating func stopTiming(at now: Double) { seconds = now - start }

  /// The first limit that the layout exceeds; nil for none.
  var excess: LayoutLimits.Excess? {
    (limits ?? LayoutLimits()).excess(
      views: itemCount, constraints: constraintCount, steps: steps, operations: operations,
      seconds: clock == nil ? 0 : seconds)
  }
}
