extension ConstraintSolver {
  /// Required constraints that cannot all hold, and the one that the solver gave up.
  public struct Conflict: Sendable {
    /// The constraints that contradict each other, in the ``ConflictOrder``. The set is minimal: without any
    /// one of them the others can hold together.
    public let constraints: [Constraint]
    /// The constraint that was given up: the last. It has no effect while the conflict lasts.
    public let broken: Constraint
    /// Whether these are all constraints of the set.
    public let isComplete: Bool
  }

  /// The number of conflicts between required constraints after the last ``update()``.
  public var conflictCount: Int { conflictList.count }

  /// The constraint that was given up for one of the conflicts, by its index in ``conflicts()``. Traps unless
  /// `index < conflictCount`.
  public mutating func brokenConstraint(at index: Int) -> Constraint {
    require(index >= 0 && index < conflictList.count, "There is no such conflict")
    return handle(ofConstraint: conflictList.broken(at: index))
  }

  /// The conflicts between required constraints after the last ``update()``, one for each constraint that was
  /// given up.
  ///
  /// Only the ``ConflictOrder`` determines which are given up: a constraint is kept if it can hold together
  /// with all earlier ones that are kept.
  public func conflicts() -> [Conflict] { conflicts(at: Array(0..<conflictList.count), mostMembers: .max) }

  /// Some of the conflicts between required constraints, by their indices in ``conflicts()``.
  ///
  /// As soon as they have `mostMembers` constraints together, those that follow may be incomplete: they contain the constraint that
  /// was given up and a few of those that are closest to it. Many conflicts of a long chain would have as many constraints as the
  /// square of its length. Traps unless the indices are less than ``conflictCount``.
  public func conflicts(at indices: [Int], mostMembers: Int) -> [Conflict] {
    var result: [Conflict] = []
    result.reserveCapacity(indices.count)
    var implied = ImpliedConflict(variableCount: model.variables.count)
    var rest = mostMembers
    for index in indices {
      let broken = conflictList.broken(at: index)
      let isComplete = rest > 0 || hasFewStoredMembers(conflict: index)
      guard let members = membersInOrder(ofConflict: index, isComplete: isComplete, &implied) else {
        continue
      }
      rest -= members.count
      result.append(
        Conflict(
          constraints: members.map { handle(ofConstraint: $0.constraint) },
          broken: handle(ofConstraint: broken), isComplete: isComplete))
    }
    return result
  }

  /// A number that stands for the members of a conflict, by its index in ``conflicts()``: the same for the same members. Traps unless
  /// `index < conflictCount`.
  public mutating func conflictSignature(at index: Int) -> UInt64 {
    require(index >= 0 && index < conflictList.count, "There is no such conflict")
    return conflictList.signature(at: index)
  }

  /// Whether the members of a conflict are stored, and no more than an incomplete report has.
  private func hasFewStoredMembers(conflict index: Int) -> Bool {
    !model.constraints[conflictList.broken(at: index)].contradictsBounds
      && conflictList.unsafeMembers(at: index).count <= ImpliedConflict.closestCount
  }

  /// Nil if one has been removed meanwhile.
  private func membersInOrder(
    ofConflict index: Int, isComplete: Bool, _ implied: inout ImpliedConflict
  ) -> [(constraint: Int32, order: KeepingOrder)]? {
    var members: [(constraint: Int32, order: KeepingOrder)] = []
    for member in self.members(ofConflict: index, isComplete: isComplete, &implied) {
      guard model.constraints[member].isLive else { return nil }
      if !model.constraints[member].isOfSlack { members.append((member, model.keepingOrder(of: member))) }
    }
    members.sort { $0.order < $1.order }
    return members
  }

  private func members(
    ofConflict index: Int, isComplete: Bool, _ implied: inout ImpliedConflict
  ) -> [Int32] {
    let broken = conflictList.broken(at: index)
    guard model.constraints[broken].contradictsBounds else {
      let stored = conflictList.unsafeMembers(at: index)
      if isComplete { return Array(stored) }
      let closest = Array(stored.prefix(ImpliedConflict.closestCount))
      return closest.contains(broken) ? closest : closest + [broken]
    }
    return isComplete
      ? implied.members(with: broken, model, program) : implied.closestMembers(with: broken, model, program)
  }
}
