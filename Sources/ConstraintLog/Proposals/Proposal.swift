/// A change of constraints that ends the conflicts of a log.
public struct Proposal: Sendable {
  /// One change.
  public enum Change: Hashable, Sendable {
    /// Giving a constraint a lower priority.
    case lowerPriority(constraint: Int, to: Double)
    /// Removing or deactivating a constraint.
    case remove(constraint: Int)
    /// Giving a constraint another constant.
    case setConstant(constraint: Int, to: Double)
    /// Setting a view's `translatesAutoresizingMaskIntoConstraints` to false.
    case stopTranslatingMask(item: Int)
    /// Giving a view from outside another size than the one that the system sets.
    case resize(constraint: Int, to: Double)
  }

  /// The changes; all are necessary.
  public let changes: [Change]
  /// The changes in plain words.
  public let sentence: String
  /// The changes in code.
  public let code: FixCode
}

/// Code for a change, in three languages. Names of views come from keys and classes, because a log has no others.
public struct FixCode: Sendable, Equatable {
  /// With layout anchors.
  public var anchors: String
  /// With Masonry for Swift.
  public var masonry: String
  /// With SnapKit.
  public var snapKit: String
}

extension Proposal.Change {
  /// Applies the change to the rows of a log.
  func apply(to rows: inout [LinearRow], _ log: ConstraintLog) {
    for number in rows.indices {
      guard let constraint = rows[number].constraint else { continue }
      switch self {
      case .lowerPriority(constraint, let priority): rows[number].priority = priority
      case .remove(constraint): rows[number].priority = 0
      case .setConstant(constraint, let constant), .resize(constraint, let constant):
        rows[number].constant = -constant
      case .stopTranslatingMask(let item) where log.isMask(constraint, of: item): rows[number].priority = 0
      default: break
      }
    }
  }

  /// Whether the change concerns a constraint.
  func concerns(_ index: Int, _ log: ConstraintLog) -> Bool {
    switch self {
    case .lowerPriority(let constraint, _), .remove(let constraint), .setConstant(let constraint, _),
      .resize(let constraint, _):
      constraint == index
    case .stopTranslatingMask(let item): log.isMask(index, of: item)
    }
  }
}

extension ConstraintLog {
  func isMask(_ constraint: Int, of item: Int) -> Bool {
    constraints[constraint].origin == .autoresizing && constraints[constraint].first.item == item
  }
}
