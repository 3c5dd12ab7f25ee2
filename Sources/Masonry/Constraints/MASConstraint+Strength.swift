import UIKitShim

/// Multipliers and priorities. The last call wins. On an installed constraint it takes effect in the next
/// layout pass.
extension MASConstraint {
  /// Multiplies the target's attribute. Has no effect on a constant width or height. For a position, 0 stops
  /// the program.
  @discardableResult
  public func multipliedBy(_ factor: some MASNumber) -> Self {
    setMultiplier(factor.mas_points)
  }

  /// Divides the target's attribute.
  @discardableResult
  public func dividedBy(_ divisor: some MASNumber) -> Self {
    setMultiplier(1 / divisor.mas_points)
  }

  /// Sets the priority, from 1 to 1000 (required).
  @discardableResult
  public func priority(_ priority: some MASNumber) -> Self {
    self.priority(MASLayoutPriority(Float(priority.mas_points)))
  }

  /// Sets the priority. A change between required and optional replaces an installed constraint, between two
  /// layout passes.
  @discardableResult
  public func priority(_ priority: MASLayoutPriority) -> Self {
    forEachSingle { $0.setPriority(priority) }
    return self
  }

  /// Sets the priority to 250.
  @discardableResult
  public func priorityLow() -> Self { priority(MASLayoutPriority.defaultLow) }
  /// Sets the priority to 500; to 501 on AppKit, whose windows keep their size at 500.
  @discardableResult
  public func priorityMedium() -> Self { priority(MASLayoutPriority.mas_medium) }
  /// Sets the priority to 750.
  @discardableResult
  public func priorityHigh() -> Self { priority(MASLayoutPriority.defaultHigh) }
  /// Sets the priority to 1000, which is the default.
  @discardableResult
  public func priorityRequired() -> Self { priority(MASLayoutPriority.required) }

  private func setMultiplier(_ multiplier: CGFloat) -> Self {
    forEachSingle { single in
      guard single.equation?.multiplier != multiplier else { return }
      single.equation?.multiplier = multiplier
      single.rebuildIfActive()
    }
    return self
  }

  private func setPriority(_ priority: MASLayoutPriority) {
    guard let previous = equation?.priority, previous != priority else { return }
    equation?.priority = priority
    let crossesRequired = (previous == .required) != (priority == .required)
    if crossesRequired {
      rebuildIfActive()
    } else {
      layoutConstraint?.priority = priority
    }
  }
}
