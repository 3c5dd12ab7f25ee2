import ConstraintSolver

/// The conflicts of the last solution, and which of them were reported.
struct ConflictState: ViewTreeConfined {
  /// A conflict that was reported: the row that was given up, and what stands for the members.
  struct Reported: Equatable {
    let broken: ConstraintSolver.Constraint
    let signature: UInt64
  }

  /// The number of conflicts.
  private(set) var count = 0
  /// A number that changes when conflicts appear or disappear, and its value at the last report.
  private var version = 0
  private var reportedVersion = 0
  /// Reported conflicts that still exist, by the index of the row that was given up.
  private var reported: [Int: Reported] = [:]
  /// How deep items are in the tree, for the ranks of conflicts.
  var depths = ItemDepths()

  /// Whether conflicts have appeared or disappeared since the last report.
  var isUnreported: Bool { version != reportedVersion }

  /// Takes up the conflicts of a solution.
  mutating func note(count: Int, version: Int) { (self.count, self.version) = (count, version) }

  /// Takes all present conflicts up as reported. Returns the indices of those that were not reported before.
  mutating func takeNew(among present: [Reported]) -> [Int] {
    reportedVersion = version
    let known = reported
    reported = [:]
    var new: [Int] = []
    for (index, conflict) in present.enumerated() {
      reported[conflict.broken.index] = conflict
      if known[conflict.broken.index] != conflict { new.append(index) }
    }
    return new
  }
}
