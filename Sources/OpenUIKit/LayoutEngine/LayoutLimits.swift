import ConstraintSolver

/// How large a layout may become before its window refuses it: a guard for trees that are built from data.
public struct LayoutLimits: Sendable {
  /// What a limit counts.
  public enum Quantity: String, Sendable {
    /// Views and layout guides that constraints place or mention.
    case views
    /// Active constraints.
    case constraints
    /// Steps of the constraint solver in one layout pass, those that look for contradictions included.
    case steps
    /// Thousandths of a second that the constraint solver takes in one layout pass.
    case milliseconds
  }

  /// The most views and layout guides that constraints may place or mention.
  public var views: Int
  /// The most constraints that may be active.
  public var constraints: Int
  /// The most steps that the constraint solver may take in one layout pass. It stops there.
  public var steps: Int
  /// The most seconds that the constraint solver may take in one layout pass, by ``clock``. It stops there.
  public var seconds: Double
  /// Tells seconds from any beginning on, never less than before. The system's own where there is one; in Embedded Swift
  /// there is none, and ``seconds`` limits nothing unless the host sets one.
  public var clock: (@Sendable () -> Double)?

  /// Limits; what is left out is not limited.
  public init(
    views: Int = .max, constraints: Int = .max, steps: Int = .max, seconds: Double = .infinity,
    clock: (@Sendable () -> Double)? = LayoutLimits.systemClock
  ) {
    self.views = views
    self.constraints = constraints
    self.steps = steps
    self.seconds = seconds
    self.clock = clock
  }

  /// The system's clock, which neither stops nor is set; nil in Embedded Swift.
  public static var systemClock: (@Sendable () -> Double)? {
    #if hasFeature(Embedded)
      nil
    #else
      { [start = ContinuousClock.now] in
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        return Double(seconds) + Double(attoseconds) * 1e-18
      }
    #endif
  }

  /// A limit that a layout has exceeded.
  public struct Excess: Sendable, Equatable {
    /// What there was too much of.
    public let quantity: Quantity
    /// How much there was.
    public let count: Int
    /// How much the window allows.
    public let limit: Int
  }

  /// Whether any limit was set.
  var limitsAnything: Bool { views < .max || constraints < .max || steps < .max || limitsTime }

  /// Whether there is a limit of time, and a clock for it.
  var limitsTime: Bool { seconds < .infinity && clock != nil }

  /// The first limit that the given numbers exceed.
  func excess(views: Int, constraints: Int, steps: Int, seconds: Double) -> Excess? {
    if views > self.views { return Excess(quantity: .views, count: views, limit: self.views) }
    if constraints > self.constraints {
      return Excess(quantity: .constraints, count: constraints, limit: self.constraints)
    }
    if steps > self.steps { return Excess(quantity: .steps, count: steps, limit: self.steps) }
    if seconds > self.seconds {
      return Excess(
        quantity: .milliseconds, count: Self.milliseconds(seconds), limit: Self.milliseconds(self.seconds))
    }
    return nil
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int(max(0, min(seconds, 1e12)) * 1000) }
}

extension LayoutEngine {
  /// Whether there is a layout, and it keeps to its window's limits. One that does not is reported, once until it does again.
  @inline(__always)
  func keepsToLimits() -> Bool { !isLimited && !isOverLimit && isSolved || checkLimits() }

  /// Begins to measure a pass.
  func startTiming() {
    timedSeconds = 0
    if let limits, limits.limitsTime, let clock = limits.clock { passStart = clock() }
  }

  /// Has the solver stop where the limits are. An update that exceeds one is the last in its pass.
  func limitUpdate() {
    guard let limits else { return solver.liftLimits() }
    solver.stepLimit = limits.steps == .max ? .max : max(0, limits.steps - stepsInPass)
    guard limits.limitsTime, let clock = limits.clock else { return solver.mayGoOn = nil }
    let end = passStart + limits.seconds
    solver.mayGoOn = { clock() <= end }
  }

  /// Notes how long the pass has taken so far, if that is limited.
  func stopTiming() {
    if let limits, limits.limitsTime, let clock = limits.clock { timedSeconds = clock() - passStart }
  }

  private func secondsInPass(_ limits: LayoutLimits) -> Double { limits.limitsTime ? timedSeconds : 0 }

  @inline(never)
  private func checkLimits() -> Bool {
    let excess = limits.flatMap {
      $0.excess(
        views: itemCount, constraints: constraintCount, steps: stepsInPass, seconds: secondsInPass($0))
    }
    let error = isSolved ? excess.map { LayoutError($0) } : LayoutError(.unsolved)
    let wasOverLimit = isOverLimit
    isOverLimit = error != nil
    if let error, !wasOverLimit { report(error) }
    let recovers = wasOverLimit && error == nil
    if recovers { for container in items.containersOfMoved { container.setNeedsLayout() } }
    return !isOverLimit
  }
}
