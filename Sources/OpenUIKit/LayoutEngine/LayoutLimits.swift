/// How large a layout may become before its window refuses it: a guard for trees that are built from data.
public struct LayoutLimits: Sendable {
  /// What a limit counts.
  public enum Quantity: String, Sendable {
    /// Views and layout guides that constraints place or mention.
    case views
    /// Active constraints.
    case constraints
    /// Steps of the constraint solver in one layout pass.
    case steps
  }

  /// The most views and layout guides that constraints may place or mention.
  public var views: Int
  /// The most constraints that may be active.
  public var constraints: Int
  /// The most steps that the constraint solver may take in one layout pass.
  public var steps: Int

  /// Limits; what is left out is not limited.
  public init(views: Int = .max, constraints: Int = .max, steps: Int = .max) {
    self.views = views
    self.constraints = constraints
    self.steps = steps
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
  var limitsAnything: Bool { views < .max || constraints < .max || steps < .max }

  /// The first limit that the given numbers exceed.
  func excess(views: Int, constraints: Int, steps: Int) -> Excess? {
    if views > self.views { return Excess(quantity: .views, count: views, limit: self.views) }
    if constraints > self.constraints {
      return Excess(quantity: .constraints, count: constraints, limit: self.constraints)
    }
    if steps > self.steps { return Excess(quantity: .steps, count: steps, limit: self.steps) }
    return nil
  }
}

extension LayoutEngine {
  /// Whether there is a layout, and it keeps to its window's limits. One that does not is reported, once until it does again.
  @inline(__always)
  func keepsToLimits() -> Bool { !isLimited && !isOverLimit && isSolved || checkLimits() }

  @inline(never)
  private func checkLimits() -> Bool {
    let excess = limits?.excess(views: itemCount, constraints: constraintCount, steps: stepsInPass)
    let error = isSolved ? excess.map { LayoutError($0) } : LayoutError(.unsolved)
    let wasOverLimit = isOverLimit
    isOverLimit = error != nil
    if let error, !wasOverLimit { root.report(error) }
    let recovers = wasOverLimit && error == nil
    if recovers { for container in items.containersOfMoved { container.setNeedsLayout() } }
    return !isOverLimit
  }
}
