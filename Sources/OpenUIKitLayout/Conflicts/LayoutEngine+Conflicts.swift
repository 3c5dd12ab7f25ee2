import ConstraintSolver

extension LayoutEngine {
  /// The constraints of all reports of one layout together, from which on reports contain few constraints each.
  private static let mostReportedConstraints = 10_000

  /// A report of so many constraints lists all of them.
  static let mostListedInFull = 16
  /// So many of the system's constraints are in a report of more.
  static let mostListedOfSystem = 6

  /// Reports the conflicts of the last solution that were not reported before.
  package func reportConflicts() {
    let new = conflicts.takeNew(among: presentConflicts)
    let reports = solver.conflicts(at: new, mostMembers: Self.mostReportedConstraints).map(unsatisfiable)
    let root = root
    for report in reports { root.report(report) }
  }

  private var presentConflicts: [ConflictState.Reported] {
    (0..<conflicts.count).map {
      .init(broken: solver.brokenConstraint(at: $0), signature: solver.conflictSignature(at: $0))
    }
  }

  private func unsatisfiable(_ conflict: ConstraintSolver.Conflict) -> UnsatisfiableConstraints {
    let visible = conflict.constraints.filter { rows[$0.index].system != .given }
    let listed = withoutMostOfSystem(visible, broken: conflict.broken)
    return UnsatisfiableConstraints(
      constraints: listed.map(constraint(behind:)), broken: constraint(behind: conflict.broken),
      omittedCount: visible.count - listed.count,
      isComplete: conflict.isComplete && listed.count == visible.count)
  }

  /// The constraint of a row; for a row of the system, one that is created for the report.
  func constraint(behind row: ConstraintSolver.Constraint) -> NSLayoutConstraint {
    let owner = rows[row.index]
    if let constraint = owner.constraint { return constraint }
    guard let node = owner.node, let system = owner.system else {
      fatalError("Layout engine: a row in a conflict stands for nothing")
    }
    return madeUpConstraint(node, system, owner.attribute)
  }

  private func madeUpConstraint(
    _ node: LayoutNode, _ system: RowOwner.System, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    let constraint =
      switch system {
      case .autoresizing: NSAutoresizingMaskLayoutConstraint()
      case .contentSize: NSContentSizeLayoutConstraint()
      case .nonNegativeSize, .guide, .given, .targetSize, .exercise: NSLayoutConstraint()
      }
    constraint.systemNote = note(on: node, system, attribute.axis)
    let container = attribute.isSize ? nil : node.state.container
    constraint.configure(
      first: node, attribute, system == .nonNegativeSize ? .greaterThanOrEqual : .equal,
      second: container, container == nil ? .notAnAttribute : attribute, multiplier: 1,
      constant: system == .nonNegativeSize ? 0 : fixedValue(of: attribute, node, system))
    return constraint
  }

  /// A note on a row of the system for reports, in UIKit's words.
  private func note(
    on node: LayoutNode, _ system: RowOwner.System, _ axis: NSLayoutConstraint.Axis
  ) -> NSLayoutConstraint.SystemNote {
    guard describesInWords, let view = node.viewItem else { return .init() }
    switch system {
    case .autoresizing: return .init(before: view.autoresizingCode + " ")
    case .contentSize:
      let hugging = shortNumber(Double(view.contentHuggingPriority(for: axis).rawValue))
      let compression = shortNumber(Double(view.contentCompressionResistancePriority(for: axis).rawValue))
      return .init(after: " Hug:\(hugging) CompressionResistance:\(compression)")
    default: return .init()
    }
  }

  /// The value of an attribute that a row of the system determines.
  private func fixedValue(
    of attribute: NSLayoutConstraint.Attribute, _ node: LayoutNode, _ system: RowOwner.System
  ) -> CGFloat {
    if system == .contentSize, let rows = node.contentSize[attribute.axis] { return rows.size }
    let frame = node.item?.layoutRectangle ?? .zero
    switch attribute {
    case .left: return frame.origin.x
    case .top: return frame.origin.y
    case .width: return frame.size.width
    default: return frame.size.height
    }
  }
}
