import ConstraintSolver

/// Limits of a layout, beyond which its window refuses it: a guard for trees that are built from data.
public struct LayoutLimits: Sendable {
  /// The quantities that are limited.
  public enum Quantity: String, Sendable {
    /// Views and layout guides with constraints.
    case views
    /// Active constraints.
    case constraints
    /// Steps of the constraint solver in one layout pass, including the search for conflicts.
    case steps
    /// Operations of the constraint solver on numbers of its rows in one layout pass, a few nanoseconds each.
    case operations
    /// Milliseconds of the constraint solver in one layout pass.
    case milliseconds
  }

  /// The maximum number of views and layout guides with constraints.
  public var views: Int
  /// The most constraints that may be active.
  public var constraints: Int
  /// The maximum number of steps of the constraint solver in one layout pass. It stops there.
  public var steps: Int
  /// The maximum number of operations of the constraint solver on numbers of its rows in one layout pass. It stops at the first step
  /// after them. The default, ``usualOperations``, ends a layout that would hang the program, after the same work on each machine.
  public var operations: Int
  /// The maximum duration of the constraint solver in one layout pass, in seconds of ``clock``. It stops
  /// there.
  public var seconds: Double
  /// Returns monotonic seconds. By default the system's clock. Embedded Swift has none, so ``seconds`` has no
  /// effect there unless the host sets one.
  public var clock: (@Sendable () -> Double)?

  /// The limit of operations of windows for which no other is set: five hundred million, which take some seconds.
  public static let usualOperations = 500_000_000

  /// Creates limits. Omitted quantities are unlimited, except the operations.
  public init(
    views: Int = .max, constraints: Int = .max, steps: Int = .max, operations: Int = usualOperations,
    seconds: Double = .infinity,
    clock: (@Sendable () -> Double)? = LayoutLimits.systemClock
  ) {
    self.views = views
    self.constraints = constraints
    self.steps = steps
    self.operations = operations
    self.seconds = seconds
    self.clock = clock
  }

  /// A limit that a layout has exceeded.
  public struct Excess: Sendable, Equatable {
    /// The quantity that exceeds its limit.
    public let quantity: Quantity
    /// The quantity that was reached.
    public let count: Int
    /// How much the window allows.
    public let limit: Int
  }

  /// Whether any limit was set, apart from that of operations, which costs nothing.
  var limitsAnything: Bool { views < .max || constraints < .max || steps < .max || limitsTime }

  /// Whether there is a limit of time, and a clock for it.
  var limitsTime: Bool { seconds < .infinity && clock != nil }

  /// The first limit that the given numbers exceed.
  func excess(views: Int, constraints: Int, steps: Int, operations: Int, seconds: Double) -> Excess? {
    if views > self.views { return Excess(quantity: .views, count: views, limit: self.views) }
    if constraints > self.constraints {
      return Excess(quantity: .constraints, count: constraints, limit: self.constraints)
    }
    if steps > self.steps { return Excess(quantity: .steps, count: steps, limit: self.steps) }
    if operations > self.operations {
      return Excess(quantity: .operations, count: operations, limit: self.operations)
    }
    if seconds > self.seconds {
      return Excess(
        quantity: .milliseconds, count: Self.milliseconds(seconds), limit: Self.milliseconds(self.seconds))
    }
    return nil
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int(max(0, min(seconds, 1e12)) * 1000) }
}

extension LayoutEngine {
  /// Whether there is a layout within the window's limits. An exceeded limit is reported once, until the
  /// layout is within it again.
  @inline(__always)
  func keepsToLimits() -> Bool {
    !budget.isLimited && !budget.isExceeded && solution.isFound && !wasStopped || checkLimits()
  }

  /// Begins to measure a pass.
  func startTiming() {
    budget.startTiming(at: budget.clock?() ?? 0)
  }

  /// Makes the solver stop at the limits. An update that exceeds one is the last in its pass.
  func limitUpdate() {
    solver.stepLimit = budget.remainingSteps
    solver.mayGoOn = budget.hasTime
  }

  /// Stores the duration of the pass so far, if it is limited.
  func stopTiming() {
    if let clock = budget.clock { budget.stopTiming(at: clock()) }
  }

  @inline(never)
  private func checkLimits() -> Bool {
    let error = solution.isFound ? budget.excess.map { LayoutError($0) } : LayoutError(.unsolved)
    let wasOverLimit = budget.isExceeded
    budget.isExceeded = error != nil
    if let error, !wasOverLimit { report(error) }
    let recovers = wasOverLimit && error == nil
    if recovers { for container in items.containersOfMoved { container.setNeedsLayout() } }
    return error == nil
  }
}
