extension ConstraintSolver {
  /// The maximum number of steps of an ``update()``; unlimited by default. An update stops at the limit: see
  /// ``wasStopped``.
  public var stepLimit: Int {
    get { program.budget.allowance }
    set { program.budget.allowance = newValue }
  }

  /// The maximum number of operations on numbers of rows in an ``update()``; unlimited by default. An update stops at the first step
  /// after them: see ``wasStopped``. An operation takes a few nanoseconds, so this limits the time, and is the same on each machine.
  public var operationLimit: Int {
    get { program.budget.mostOperations }
    set { program.budget.mostOperations = newValue }
  }

  /// Called at every step of an ``update()``. Returns whether to continue, for a limit of time; nil for
  /// always.
  public var mayGoOn: (() -> Bool)? {
    get { program.budget.mayGoOn }
    set { program.budget.mayGoOn = newValue }
  }

  /// Removes the limits of steps and time, and leaves that of operations.
  public mutating func liftLimits() {
    program.budget.allowance = .max
    program.budget.mayGoOn = nil
  }

  /// Whether a limit ended the last ``update()``. The values are meaningless then, and no conflicts are
  /// known. The next update starts with all constraints.
  public var wasStopped: Bool { program.budget.isStopped }
}
