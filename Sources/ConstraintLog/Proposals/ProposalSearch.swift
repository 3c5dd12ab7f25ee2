/// Finds changes that end all conflicts of a log, ranks them, and proves each by solving again.
struct ProposalSearch {
  private(set) var proposals: [Proposal] = []
  private let log: ConstraintLog
  private let rows: [LinearRow]
  private let sets: [[Int]]
  private let names: ItemNames
  private let ranking: ProposalRanking

  private static let most = 6
  /// Each attempt solves all rows.
  private static let mostAttempts = 60
  private var attempts = 0
  private static let mostChanges = 12

  init(
    _ log: ConstraintLog, _ rows: [LinearRow], _ sets: [[Int]], _ contradictions: [Contradiction],
    _ suspects: [Suspect], _ names: ItemNames
  ) {
    (self.log, self.rows, self.sets, self.names) = (log, rows, sets, names)
    ranking = ProposalRanking(log, contradictions, suspects)
    // An app cannot change what belongs to the system.
    if suspects.contains(where: { $0.kind == .knownFault || $0.kind == .systemOnly }) { return }
    if contradictions.isEmpty {
      proposeAnchors()
      return
    }
    let candidates = self.candidates(contradictions)
    for change in candidates { addIfProven([change]) }
    if proposals.isEmpty { combine(candidates) }
  }

  /// Constraints for what a trace shows as ambiguous: all of them together are needed.
  private mutating func proposeAnchors() {
    guard !log.ambiguities.isEmpty else { return }
    let changes = log.ambiguities.prefix(Self.mostChanges).map {
      Proposal.Change.determine(item: $0.item, attribute: $0.attribute)
    }
    proposals = [ProposalText.proposal(changes, log, names)]
  }

  // MARK: Candidates

  /// Single changes that concern at least one contradiction, the best first.
  private func candidates(_ contradictions: [Contradiction]) -> [Proposal.Change] {
    var found: [Proposal.Change] = []
    var seen = Set<Int>()
    for contradiction in contradictions {
      for (place, index) in contradiction.constraints.enumerated() {
        let item = log.framedItem(of: index)
        if log.constraints[index].origin == .autoresizing, !log.isLaidOutBySystem(item) {
          let change = Proposal.Change.stopTranslatingMask(item: item)
          if !found.contains(change) { found.append(change) }
        }
        guard seen.insert(index).inserted else { continue }
        found += changes(of: index, shortfall: contradiction.shortfalls[place])
      }
    }
    var unique: Set<Proposal.Change> = []
    found = found.filter { unique.insert($0).inserted }
    let ranked = found.enumerated().map { (ranking.rank($1), -$0, $1) }
    return ranked.sorted { ($0.0, $0.1) > ($1.0, $1.1) }.map { $0.2 }
  }

  private func changes(of index: Int, shortfall: Double?) -> [Proposal.Change] {
    let constraint = log.constraints[index]
    let constant = Self.rounded(constraint.constant + (shortfall ?? 0))
    let isSize = constraint.isConstantSize
    if constraint.origin == .contentSize { return contentChanges(index, shortfall) }
    if log.isEqualDistribution(index), log.isOfStackOfApp(index) {
      return [.changeDistribution(constraint: index)]
    }
    if log.isFillAlignment(index), log.isOfStackOfApp(index) {
      // One for both edges.
      let first = log.constraints.indices.first { log.isAlignment($0, like: index) }
      return [.changeAlignment(constraint: first ?? index)]
    }
    guard constraint.isOfApp else {
      // The number of all spacings together is one value of the stack view.
      if log.isSpacing(index), constraint.constant > 0, log.isOfStackOfApp(index),
        !ranking.isMeasuring || log.isHiding
      {
        let least = constant >= 0 && constant < constraint.constant ? constant : 0
        return [.setSpacing(constraint: log.spacings(with: index)[0], to: least)]
      }
      let isFromOutside = constraint.origin == .encapsulated || constraint.origin == .autoresizing
      return isFromOutside && isSize && constant > 0 && shortfall != nil && !log.isPrivate(index)
        && !log.isSizeOfScreen(index)
        ? [.resize(constraint: index, to: constant)] : []
    }
    if constraint.isOfInterfaceBuilder { return [.remove(constraint: index)] }
    var changes: [Proposal.Change] = [.lowerPriority(constraint: index, to: 999), .remove(constraint: index)]
    // A temporary size of the system does not show whether a constant is right.
    let keepsMeaning =
      Self.keepsMeaning(of: constraint, constant, isSize) || log.hasWrongSign(index, shortfall)
    if constant != constraint.constant, keepsMeaning, !ranking.isTemporary {
      changes.append(.setConstant(constraint: index, to: constant))
    }
    return changes
  }

  /// Whether another constant means the same: a size is positive, and a distance leads in the same direction.
  private static func keepsMeaning(
    of constraint: ConstraintLog.Constraint, _ constant: Double, _ isSize: Bool
  ) -> Bool {
    if isSize { return constant > 0 }
    // A ratio without a constant is meant to be one.
    if constraint.multiplier != 1, constraint.constant == 0 { return false }
    return constraint.constant == 0 || constant == 0 || (constraint.constant < 0) == (constant < 0)
  }

  private func contentChanges(_ index: Int, _ shortfall: Double?) -> [Proposal.Change] {
    guard let priorities = log.constraints[index].contentPriorities, !log.isPrivate(index) else { return [] }
    let isHugging =
      priorities.hugging >= 1000
      && (priorities.compressionResistance < 1000 || (shortfall ?? 0) > 0)
    return [.lowerContentPriority(constraint: index, isHugging: isHugging)]
  }

  /// As it is printed, if that is enough; else with more digits.
  private static func rounded(_ value: Double) -> Double {
    let thousandths = (value * 1000).rounded() / 1000
    if (thousandths - value).magnitude < 1e-7 { return thousandths }
    return (value * 1_000_000).rounded() / 1_000_000
  }

  // MARK: Proof

  private func ends(_ changes: [Proposal.Change]) -> RowSolution {
    var changed = rows
    for change in changes { change.apply(to: &changed, log) }
    return RowSolution(changed, variableCount: log.variableCount)
  }

  /// Whether a change gives a view a size, and a size that is a point further from the present one would not end the conflict.
  private func isExact(_ changes: [Proposal.Change]) -> Bool {
    guard changes.count == 1, case .resize(let index, let size) = changes[0] else { return false }
    let further = size > log.constraints[index].constant ? size + 1 : size - 1
    return !ends([.resize(constraint: index, to: further)]).isFeasible
  }

  /// Whether changes concern a row of each known contradiction. If not, they end nothing, and solving is not necessary.
  private func concernsAll(_ changes: [Proposal.Change]) -> Bool {
    sets.allSatisfy { concerns(changes, $0) }
  }

  private func concerns(_ changes: [Proposal.Change], _ set: [Int]) -> Bool {
    set.contains { number in
      rows[number].constraint.map { index in changes.contains { $0.concerns(index, log) } } ?? false
    }
  }

  private mutating func addIfProven(_ changes: [Proposal.Change]) {
    guard proposals.count < Self.most, attempts < Self.mostAttempts, concernsAll(changes) else { return }
    attempts += 1
    guard ends(changes).isFeasible else { return }
    proposals.append(ProposalText.proposal(changes, log, names, isExact: isExact(changes)))
  }

  // MARK: Several changes

  /// Starts with each of the best changes, and adds the best for what remains.
  private mutating func combine(_ candidates: [Proposal.Change]) {
    var seen: Set<Set<Proposal.Change>> = []
    for first in candidates.prefix(5) {
      guard let changes = completed([first], candidates), seen.insert(Set(changes)).inserted else { continue }
      proposals.append(ProposalText.proposal(changes, log, names))
      if proposals.count == 3 { return }
    }
  }

  private func completed(
    _ start: [Proposal.Change], _ candidates: [Proposal.Change]
  ) -> [Proposal.Change]? {
    var changes = start
    while changes.count <= Self.mostChanges {
      let remaining = ends(changes).contradictions
      if remaining.isEmpty { return withoutUnnecessary(changes) }
      guard let next = best(for: remaining, candidates, changes) else { return nil }
      changes.append(next)
    }
    return nil
  }

  private func best(
    for remaining: [[Int]], _ candidates: [Proposal.Change], _ taken: [Proposal.Change]
  ) -> Proposal.Change? {
    let usable = candidates.filter { !taken.contains($0) && concerns([$0], remaining[0]) }
    let counted = usable.map { change in
      (change, remaining.count { concerns([change], $0) }, sets.count { concerns([change], $0) })
    }
    return counted.max { ($0.1, ranking.rank($0.0), $0.2) < ($1.1, ranking.rank($1.0), $1.2) }?.0
  }

  private func withoutUnnecessary(_ changes: [Proposal.Change]) -> [Proposal.Change] {
    var changes = changes
    for change in changes.reversed() where changes.count > 1 {
      let fewer = changes.filter { $0 != change }
      if ends(fewer).isFeasible { changes = fewer }
    }
    return changes
  }
}
