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
    /// Giving the stack view of a spacing constraint another spacing.
    case setSpacing(constraint: Int, to: Double)
    /// Giving a view from outside another size than the one that the system sets.
    case resize(constraint: Int, to: Double)
    /// Giving the content of a view a lower priority: the resistance against compression, or the hugging.
    case lowerContentPriority(constraint: Int, isHugging: Bool)
    /// Giving the stack view that makes its views equally large the distribution `fill`.
    case changeDistribution(constraint: Int)
    /// Giving the stack view that stretches its views across its axis the alignment `center`.
    case changeAlignment(constraint: Int)
    /// Adding a constraint for an attribute that no constraint determines.
    case determine(item: Int, attribute: ConstraintLog.Attribute)
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
      case .setSpacing(let index, let spacing) where log.spacings(with: index).contains(constraint):
        rows[number].constant = -spacing
      case .stopTranslatingMask(let item) where log.isMask(constraint, of: item): rows[number].priority = 0
      case .lowerContentPriority(constraint, let isHugging):
        // The other of the two priorities stays.
        guard let priorities = log.constraints[constraint].contentPriorities else { continue }
        let other = isHugging ? priorities.compressionResistance : priorities.hugging
        rows[number].relation = isHugging ? .greaterThanOrEqual : .lessThanOrEqual
        rows[number].priority = other >= 1000 ? 1000 : 0
      case .changeDistribution where log.isEqualDistribution(constraint): rows[number].priority = 0
      case .changeAlignment(let index) where log.isAlignment(constraint, like: index):
        rows[number].priority = 0
      default: break
      }
    }
  }

  /// Whether the change concerns a constraint.
  func concerns(_ index: Int, _ log: ConstraintLog) -> Bool {
    switch self {
    case .lowerPriority(let constraint, _), .remove(let constraint), .setConstant(let constraint, _),
      .resize(let constraint, _), .lowerContentPriority(let constraint, _):
      constraint == index
    case .changeDistribution: log.isEqualDistribution(index)
    case .changeAlignment(let constraint): log.isAlignment(index, like: constraint)
    case .determine: false
    case .setSpacing(let constraint, _): log.spacings(with: constraint).contains(index)
    case .stopTranslatingMask(let item): log.isMask(index, of: item)
    }
  }
}

extension ConstraintLog {
  /// Whether a stack view's alignment along the axis of another one's is what a constraint stands for.
  func isAlignment(_ index: Int, like other: Int) -> Bool {
    constraints[index].identifier == "UISV-alignment"
      && constraints[index].first.attribute.isHorizontal == constraints[other].first.attribute.isHorizontal
  }

  func isSpacing(_ constraint: Int) -> Bool { constraints[constraint].identifier == "UISV-spacing" }

  /// All spacing constraints of the stack view that made this one: those that are connected by views.
  func spacings(with constraint: Int) -> [Int] {
    let all = constraints.indices.filter { isSpacing($0) && constraints[$0].second != nil }
    var (found, items): (Set<Int>, Set<Int>) = ([constraint], views(of: constraint))
    for _ in all {
      for other in all where !found.contains(other) && !items.isDisjoint(with: views(of: other)) {
        found.insert(other)
        items.formUnion(views(of: other))
      }
    }
    return found.sorted()
  }

  private func views(of constraint: Int) -> Set<Int> {
    Set([constraints[constraint].first.item, constraints[constraint].second?.item].compactMap { $0 })
  }

  /// The stack view that made a spacing constraint, if another of its constraints names it.
  func stackView(ofSpacing constraint: Int) -> Int? {
    let members = spacings(with: constraint).reduce(into: Set<Int>()) { $0.formUnion(views(of: $1)) }
    let connection = constraints.indices.first { index in
      constraints[index].identifier == "UISV-canvas-connection" && !members.isDisjoint(with: views(of: index))
    }
    return connection.flatMap { views(of: $0).subtracting(members).min() }.map(viewOfGuide)
  }

  func isMask(_ constraint: Int, of item: Int) -> Bool {
    constraints[constraint].origin == .autoresizing && framedItem(of: constraint) == item
  }

  /// The item whose frame a constraint is. A format that ends at the superview has the superview first.
  func framedItem(of constraint: Int) -> Int {
    let (first, second) = (constraints[constraint].first.item, constraints[constraint].second?.item)
    if constraints[constraint].first.attribute.isSize { return first }
    return constraints[constraint].itemAround == first ? second ?? first : first
  }
}
