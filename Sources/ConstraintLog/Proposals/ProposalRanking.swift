/// The rank of a change by the usual causes of such a conflict. Higher is better.
struct ProposalRanking {
  private let log: ConstraintLog
  private let suspects: [Suspect]
  /// Whether the system sets a size for the moment: while it hides, measures, or before the first layout.
  let isTemporary: Bool
  /// Whether the system measures with a size of its own: what a stack view needs is right then.
  let isMeasuring: Bool
  private let shortfalls: [Int: Double]
  /// Whether the constants are probably right: a size that the system sets, or rounding, contradicts them.
  private let keepsConstants: Bool
  private let isRounded: Bool
  private let hasRatio: Bool
  /// The limits of the contradictions.
  private let limits: Set<Int>
  /// The sizes of views that are fixed at both edges too.
  private let edgesAndSize: Set<Int>

  init(_ log: ConstraintLog, _ contradictions: [Contradiction], _ suspects: [Suspect]) {
    (self.log, self.suspects) = (log, suspects)
    isTemporary = suspects.contains {
      [.zeroSize, .hiddenInStack, .temporarySize].contains($0.kind)
    }
    isMeasuring = contradictions.contains { contradiction in
      contradiction.constraints.contains {
        log.constraints[$0].origin == .temporary || log.isZeroSizeFromOutside($0)
      }
    }
    isRounded = suspects.contains { $0.kind == .rounding }
    limits = Set(contradictions.compactMap { $0.limit })
    hasRatio = contradictions.contains { $0.constraints.contains { log.constraints[$0].multiplier != 1 } }
    edgesAndSize = Set(suspects.filter { $0.kind == .edgesAndSize }.compactMap { $0.constraints.first })
    keepsConstants = suspects.contains {
      [.encapsulatedSize, .fixedFrame, .rounding, .tableColumn, .edgesAndSize].contains($0.kind)
    }
    var shortfalls: [Int: Double] = [:]
    for contradiction in contradictions {
      for (index, shortfall) in zip(contradiction.constraints, contradiction.shortfalls) {
        if let shortfall, shortfalls[index] == nil { shortfalls[index] = shortfall }
      }
    }
    self.shortfalls = shortfalls
  }

  func rank(_ change: Proposal.Change) -> Int {
    switch change {
    case .stopTranslatingMask(let item):
      suspects.contains { [.maskLeftOn, .frameOfOtherSize].contains($0.kind) && $0.item == item } ? 120 : 10
    case .lowerPriority(let index, _): (isTemporary ? 90 : 70) + preference(index)
    case .remove(let index): (isMistake(index) ? 95 : 50) + preference(index)
    case .setConstant(let index, _) where log.hasWrongSign(index, shortfalls[index]): 125
    case .setConstant(let index, _):
      (isTemporary ? 20 : isSmall(index) && !keepsConstants ? 72 : 40) + preference(index)
    case .setSpacing: 80
    case .lowerContentPriority: 92
    case .changeDistribution: 88
    case .changeAlignment: suspects.contains { $0.kind == .alignment } ? 88 : 45
    case .determine: 0
    case .resize(let index, let size):
      // A view with too much room rarely has to become smaller.
      log.isColumnWidth(index)
        ? 85 : log.isZeroSizeFromOutside(index) || size < log.constraints[index].constant ? 60 : 73
    }
  }

  private func isMistake(_ index: Int) -> Bool {
    let constraint = log.constraints[index]
    // With a lower priority, a negative size would still be what the code asks for.
    if constraint.isConstantSize, constraint.constant < 0, constraint.relation != .greaterThanOrEqual {
      return true
    }
    return suspects.contains {
      [
        .duplicate, .outsideOfSuperview, .interfaceBuilder, .scrollContent, .ownEdge, .distanceTooLarge,
        .fixedTwice, .closedLoop,
      ].contains($0.kind)
        && $0.constraints.contains(index)
    }
  }

  /// Whether the constant is nearly right. A ratio fits all its numbers or none.
  private func isSmall(_ index: Int) -> Bool {
    guard let shortfall = shortfalls[index], !hasRatio, !hasFixedContainer, !isBesideLimit(index) else {
      return false
    }
    return shortfall.magnitude <= 0.25 * log.constraints[index].constant.magnitude
  }

  /// The constraint of a chain to give up: the system's choice, a size, or the end of the chain.
  private func preference(_ index: Int) -> Int {
    let constraint = log.constraints[index]
    var rank = log.broken.contains(index) ? 4 : 0
    // Two sizes of a view: one of 0 was for a time when it was collapsed.
    if isDuplicateZero(index) { rank += 12 }
    // An edge without a distance has no length that a view of no size lacks.
    if isTemporary, constraint.constant != 0 { rank += 8 }
    // A screen is higher than what is in it: that ends before the screen does.
    if isInScreenWithRoom, constraint.first.attribute == .bottom { rank += 6 }
    switch constraint.first.attribute {
    case .bottom, .right, .trailing: rank += 6
    case .width, .height: rank += constraint.second == nil ? 5 : 3
    default: break
    }
    if isBesideRatio(index) || isBesideLimit(index) { rank += 14 }
    if isCentreAtEdge(index) { rank += 8 }
    if isInFirstSuspect(index) { rank += 3 }
    // With too much room, a fixed size inside is what can grow.
    if constraint.isOfApp, constraint.isConstantSize,
      (shortfalls[index] ?? 0) > 0, !limits.contains(index), log.broken.isEmpty
    {
      rank += 3
    }
    // A ratio is what is rounded. Otherwise it is meant, and one of the sizes is too much.
    if constraint.multiplier != 1 { rank += isRounded ? 8 : -2 }
    // The end of a chain touches its container; a view's own size in a hidden view does not.
    if log.containerItem(of: index) != nil { rank += 1 }
    if hasRatio, limits.contains(index) { rank += 4 }
    if isFixedContainer(index) { rank += 8 }
    // A least size is a preference more often than an edge without a distance, which only makes two views equal.
    if isLeastSize(index) { rank += 3 }
    if edgesAndSize.contains(index), constraint.first.attribute == .width, !isTemporary { rank += 4 }
    return rank
  }

  /// Whether the app has given a view a size that is too small for what is inside. A size of 0 is meant: the view is collapsed.
  private func isFixedContainer(_ index: Int) -> Bool {
    limits.contains(index) && edgesAndSize.isEmpty && log.constraints[index].isOfApp
      && log.constraints[index].constant > 0
      && log.constraints[index].relation != .lessThanOrEqual
      && (shortfalls[index] ?? 0) > 0 && log.constraints[index].second == nil
      && log.constraints.indices.contains { log.containerItem(of: $0) == log.constraints[index].first.item }
  }

  private func isDuplicateZero(_ index: Int) -> Bool {
    log.constraints[index].constant == 0 && log.constraints[index].first.attribute.isSize
      && suspects.contains { $0.kind == .duplicate && $0.constraints.contains(index) }
  }

  /// Whether a view has a fixed size, and a share of another view's size as well: that is meant, and the number is from one device.
  private func isBesideRatio(_ index: Int) -> Bool {
    let constraint = log.constraints[index]
    return hasRatio && constraint.isOfApp && constraint.isConstantSize
      && shortfalls.keys.contains { other in
        let ratio = log.constraints[other]
        return ratio.isOfApp && ratio.multiplier != 1 && ratio.first == constraint.first
          && ratio.second?.attribute == ratio.first.attribute
      }
  }

  /// Whether a view has a size, and a limit that the app has set for the same size: the limit is meant, and the size gives way.
  private func isBesideLimit(_ index: Int) -> Bool {
    let constraint = log.constraints[index]
    return constraint.isOfApp && constraint.isConstantSize && constraint.relation == .equal
      && shortfalls.keys.contains { other in
        let limit = log.constraints[other]
        return limit.isOfApp && limit.first == constraint.first && limit.second == nil
          && limit.relation != .equal
      }
  }

  /// Whether a limit is the size of a screen, and the others need less.
  private var isInScreenWithRoom: Bool {
    limits.contains { log.isSizeOfScreen($0) && (shortfalls[$0] ?? 0) < 0 }
  }

  private func isCentreAtEdge(_ index: Int) -> Bool {
    [.centerX, .centerY].contains(log.constraints[index].first.attribute)
      && suspects.contains { $0.kind == .fixedTwice && $0.constraints.contains(index) }
  }

  private func isInFirstSuspect(_ index: Int) -> Bool {
    guard let first = suspects.first, first.kind == .edgesAndSize else { return false }
    return first.constraints.contains(index)
  }

  private func isLeastSize(_ index: Int) -> Bool {
    let constraint = log.constraints[index]
    return constraint.isConstantSize
      && constraint.relation == .greaterThanOrEqual
      && constraint.isOfApp
  }

  private var hasFixedContainer: Bool { limits.contains(where: isFixedContainer) }
}
