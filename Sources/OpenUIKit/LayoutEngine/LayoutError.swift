import ConstraintSolver

/// A value that the layout engine refused. The tree keeps the layout it had.
public struct LayoutError: Error, CustomStringConvertible {
  /// What was wrong with the value.
  public enum Reason: Sendable {
    /// A constant, multiplier or frame is infinite or not a number.
    case notFinite
    /// A number is too large or too small to be computed with exactly.
    case outOfRange
    /// A priority is not in (0, 1000].
    case invalidPriority
    /// The tree has more views or constraints than its window allows, or the solution took too many steps.
    case limitExceeded
    /// The constraint solver found no solution.
    case unsolved
  }

  /// What was wrong.
  public let reason: Reason
  /// The constraint that had the value, described; nil when a view's own geometry had it. In a page that is built for
  /// release it is the constraint's identifier.
  public let constraint: String?
  /// The limit that was exceeded; nil for other reasons.
  public let excess: LayoutLimits.Excess?

  /// The refusal in one line.
  public var description: String {
    "Layout: \(explanation) was refused" + (constraint.map { " in \($0)" } ?? "")
      + "; the last layout is kept."
  }

  private var explanation: String {
    switch reason {
    case .notFinite: "a number that is not finite"
    case .outOfRange: "a number out of range"
    case .invalidPriority: "a priority outside (0, 1000]"
    case .limitExceeded: "a layout of \(excessDescription)"
    case .unsolved: "a layout that the solver found no solution for"
    }
  }

  private var excessDescription: String {
    guard let excess else { return "too large a size" }
    return
      "\(excess.count) \(excess.quantity.rawValue), more than the \(excess.limit) that its window allows,"
  }
}

extension LayoutError {
  /// An error that names no constraint and no limit.
  init(_ reason: Reason) {
    self.reason = reason
    constraint = nil
    excess = nil
  }

  /// The error for a layout over a limit of its window.
  init(_ excess: LayoutLimits.Excess) {
    reason = .limitExceeded
    constraint = nil
    self.excess = excess
  }

  /// The error for what the solver refused; every refusal that is not the caller's fault stops the program.
  #if !ThreadConfined
    @MainActor
  #endif
  init(_ error: SolverError, _ constraint: NSLayoutConstraint?) {
    switch error {
    case .notFinite: reason = .notFinite
    case .outOfRange: reason = .outOfRange
    case .invalidPriority: reason = .invalidPriority
    default: preconditionFailure("Layout engine: the solver refused a row: \(error)")
    }
    self.constraint = tellsInWords ? constraint?.formattedDescription : constraint.map { $0.identifier ?? "" }
    excess = nil
  }
}
