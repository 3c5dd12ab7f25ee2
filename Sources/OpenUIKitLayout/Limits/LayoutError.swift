import ConstraintSolver

/// A value that the layout engine refused, or a layout that it did not finish. A refused value is ignored:
/// the one before it stays, and the rest is laid out. If a layout exceeds a limit, nothing is laid out.
public struct LayoutError: Error, CustomStringConvertible {
  /// The reason of an error.
  public enum Reason: Sendable {
    /// A constant, multiplier or frame is infinite or NaN.
    case notFinite
    /// A number is too large or too small for exact computation.
    case outOfRange
    /// A priority is not in (0, 1000].
    case invalidPriority
    /// Views that are laid out flag each other for layout, or invalidate each other's content sizes,
    /// endlessly.
    case feedbackLoop
    /// The tree has more views or constraints than its window allows, or the solution took too many steps or operations.
    case limitExceeded
    /// The constraint solver found no solution.
    case unsolved
  }

  /// The reason.
  public let reason: Reason
  /// The constraint with the value, described with the file and line that it comes from if they are known;
  /// nil if the value is a view's own geometry. In a page that is built for release it is the constraint's
  /// identifier.
  public let constraint: String?
  /// The view or layout guide whose geometry or content is the value, or that is laid out endlessly; nil for
  /// a value of a constraint.
  public let item: String?
  /// The limit that was exceeded; nil for other reasons.
  public let excess: LayoutLimits.Excess?

  /// The refused value and the consequence, in one line.
  public var description: String {
    let place = constraint.map { " in \($0)" } ?? item.map { " of \($0)" } ?? ""
    return switch reason {
    case .notFinite: "Layout: a number that is not finite was refused\(place); \(consequence)."
    case .outOfRange: "Layout: a number out of range was refused\(place); \(consequence)."
    case .invalidPriority: "Layout: a priority outside (0, 1000] was refused\(place); \(consequence)."
    case .feedbackLoop:
      "Layout: views ask for layout again whenever they are laid out, among them \(item ?? "a view without name"); "
        + "the layout stops as it is and goes on with the next pass."
    case .limitExceeded:
      "Layout: a layout of \(excessDescription) was refused; the last layout is kept."
    case .unsolved:
      "Layout: the solver found no solution; the last layout is kept."
    }
  }

  /// The consequence for the layout.
  private var consequence: String {
    constraint == nil
      ? "the value before it is kept, and the rest is laid out"
      : "the constraint keeps the value before it, or has no effect if there was none, and the rest is laid out"
  }

  private var excessDescription: String {
    guard let excess else { return "too large a size" }
    return
      "\(excess.count) \(excess.quantity.rawValue), more than the \(excess.limit) that its window allows,"
  }
}

extension LayoutError {
  /// Creates an error without a constraint or limit.
  package init(_ reason: Reason) {
    self.reason = reason
    (constraint, item, excess) = (nil, nil, nil)
  }

  /// Creates the error for a layout that exceeds a limit of its window.
  init(_ excess: LayoutLimits.Excess) {
    reason = .limitExceeded
    (constraint, item) = (nil, nil)
    self.excess = excess
  }

  /// Creates the error for an item with a description, or a constraint with one.
  package init(_ reason: Reason, item: String?, constraint: String? = nil) {
    (self.reason, self.item, self.constraint) = (reason, item, constraint)
    excess = nil
  }
}

extension LayoutEngine {
  /// The error for an item that is laid out, or whose content size is read, endlessly; for none that lives, without a name.
  package static func feedbackError(of item: (any LayoutItem)?) -> LayoutError {
    LayoutError(.feedbackLoop, item: describesInWords ? item?.layoutDescription : nil)
  }
}

extension RowOwner {
  /// The error for a value of the constraint or item that the solver refused. Any other refusal is an error of the engine and stops
  /// the program.
  func error(for error: SolverError) -> LayoutError {
    let reason: LayoutError.Reason
    switch error {
    case .notFinite: reason = .notFinite
    case .outOfRange: reason = .outOfRange
    case .invalidPriority: reason = .invalidPriority
    default: fatalError("Layout engine: the solver refused a row: \(error)")
    }
    return LayoutError(
      reason, item: describesInWords ? node?.item?.layoutDescription : nil,
      constraint: describesInWords ? constraint?.debugDescription : constraint.map { $0.identifier ?? "" })
  }
}
