extension ConstraintSolver {
  /// Required constraints that cannot all hold, and the one that the solver gave up.
  public struct Conflict: Sendable {
    /// The constraints that contradict each other, in the ``ConflictOrder``. The set is minimal: without any
    /// one of them the others can hold together.
    public let constraints: [Constraint]
    /// The constraint that was given up: the last. It has no effect while the conflict lasts.
    public let broken: Constraint
  }

  /// The number of conflicts between required constraints after the last ``update()``.
  public var conflictCount: Int { conflictList.count }

  /// The constraint that was given up for one of the conflicts, by its index in ``conflicts()``. Traps unless
  /// `index < conflictCount`.
  public mutating func brokenConstraint(at index: Int) -> Constraint {
    precondition(index >= 0 && index < conflictList.count, "There is no such conflict")
    return handle(ofConstraint: conflictList.broken(at: index))
  }

  /// The conflicts between required constraints after the last ``update()``, one for each constraint that was
  /// given up.
  ///
  /// Only the ``ConflictOrder`` determines which are given up: a constraint is kept if it can hold together
  /// with all earlier ones that are kept.
  public func conflicts() -> [Conflict] {
    var result: [Conflict] = []
    result.reserveCapacity(conflictList.count)
    var implied = ImpliedConflict(variableCount: model.variables.count)
    for index in 0..<conflictList.count {
      guard let members = membersInOrder(ofConflict: index, &implied) else { continue }
      result.append(
        Conflict(
          constraints: members.map { handle(ofConstraint: $0.constraint) },
          broken: handle(ofConstraint: conflictList.broken(at: index))))
    }
    return result
  }

  /// Nil if one has been removed meanwhile.
  private func membersInOrder(
    ofConflict index: Int, _ implied: inout ImpliedConflict
  ) -> [(constraint: Int32, order: KeepingOrder)]? {
    let broken = conflictList.broken(at: index)
    let all =
      model.constraints[broken].contradictsBounds
      ? implied.members(with: broken, model, program) : Array(conflictList.members(at: index))
    var members: [(constraint: Int32, order: KeepingOrder)] = []
    for member in all {
      guard model.constraints[member].isLive else { return nil }
      if !model.constraints[member].isOfSlack { members.append((member, model.keepingOrder(of: member))) }
    }
    members.sort { $0.order < $1.order }
    return members
  }
}
