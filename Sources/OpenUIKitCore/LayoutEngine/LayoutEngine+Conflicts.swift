import ConstraintSolver

/// A conflict that was reported: the row that was given up, and what stands for the members.
struct ReportedConflict: Equatable {
  let broken: ConstraintSolver.Constraint
  let signature: UInt64
}

extension LayoutEngine {
  /// The constraints of all reports of one layout together, from which on reports contain few constraints each.
  private static let mostReportedConstraints = 10_000

  /// A report of so many constraints lists all of them.
  static let mostListedInFull = 16
  /// So many of the system's constraints are in a report of more.
  static let mostListedOfSystem = 6

  /// Reports the conflicts of the last solution that were not reported before.
  func reportConflicts() {
    reportedConflictVersion = conflictVersion
    let new = collectNewConflicts()
    let reports = solver.conflicts(at: new, mostMembers: Self.mostReportedConstraints).map(unsatisfiable)
    let root = root
    for report in reports { root.report(report) }
  }

  /// Takes the present conflicts up as reported. Returns the indices of those that were not reported before.
  private func collectNewConflicts() -> [Int] {
    let known = reportedConflicts
    reportedConflicts = [:]
    var new: [Int] = []
    for index in 0..<conflictCount {
      let conflict = ReportedConflict(
        broken: solver.brokenConstraint(at: index), signature: solver.conflictSignature(at: index))
      reportedConflicts[conflict.broken.index] = conflict
      if known[conflict.broken.index] != conflict { new.append(index) }
    }
    return new
  }

  private func unsatisfiable(_ conflict: ConstraintSolver.Conflict) -> UnsatisfiableConstraints {
    let visible = conflict.constraints.filter { rowOwners[$0.index].system != .given }
    let listed = withoutMostOfSystem(visible, broken: conflict.broken)
    return UnsatisfiableConstraints(
      constraints: listed.map(constraint(behind:)), broken: constraint(behind: conflict.broken),
      omittedCount: visible.count - listed.count,
      isComplete: conflict.isComplete && listed.count == visible.count)
  }

  /// The constraint of a row; for a row of the system, one that is created for the report.
  func constraint(behind row: ConstraintSolver.Constraint) -> NSLayoutConstraint {
    let owner = rowOwners[row.index]
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
      case .nonNegativeSize, .guide, .given, .fittingSize, .exercise: NSLayoutConstraint()
      }
    constraint.systemNote = note(on: node, system, attribute.axis)
    let container = attribute.isSize ? nil : node.item?.layoutContainer?.layoutNode
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
    guard describesInWords, let view = node.ownView else { return .init() }
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
    let frame =
      (node.item as? UIView)?.untransformedFrame ?? (node.item as? UILayoutGuide)?.layoutFrame ?? .zero
    switch attribute {
    case .left: return frame.origin.x
    case .top: return frame.origin.y
    case .width: return frame.size.width
    default: return frame.size.height
    }
  }
}

extension UIView {
  /// The autoresizing mask in the format of UIKit's reports: margin, size and margin of each axis, flexible
  /// or not.
  fileprivate var autoresizingCode: String {
    func code(_ parts: [AutoresizingMask]) -> String {
      parts.map { autoresizingMask.contains($0) ? "&" : "-" }.joined()
    }
    return "h=" + code([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) + " v="
      + code([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
  }
}
