/// A required constraint that was given up, and the minimal set it contradicts, itself included. If implied bounds contradict it,
/// it is the only member that is stored.
struct ConflictRecord: BitwiseCopyable {
  var broken: Int32
  /// A number that depends on the members.
  var signature: UInt64
  var members: List
  /// The memberships of the members, in the same order.
  var memberships: List
}

/// That a constraint is a member of a conflict: a link in the chain of the constraint's memberships.
struct Membership: BitwiseCopyable {
  var conflict: Int32
  var next: Int32
  var previous: Int32
}

/// The conflicts between required constraints: which constraint was given up for which minimal set.
///
/// A constraint stays given up while its set is unchanged. When a member changes or is removed, the conflict
/// is released, and the constraint is to be tried again.
struct Conflicts: ~Copyable {
  private var records = Slab<ConflictRecord>()
  private var members = ListPool<Int32>(smallestCapacity: 2)
  private var memberships = ListPool<Membership>(smallestCapacity: 2)
  /// For each constraint the place of its first membership, or -1.
  private var firstMembership = Slab<Int32>()
  /// How many constraints were given up because of implied bounds.
  var impliedCount = 0
  /// Changes when conflicts appear or disappear.
  private(set) var version = 0

  var count: Int { @inline(__always) get { records.count } }

  /// The constraint that was given up for a conflict.
  func broken(at index: Int) -> Int32 { records[index].broken }

  /// The members of a conflict. Valid until one is recorded.
  func unsafeMembers(at index: Int) -> UnsafeBufferPointer<Int32> {
    let list = records[index].members
    return UnsafeBufferPointer(start: members.unsafeAddress(of: list), count: Int(list.count))
  }

  /// Whether a constraint is a member of a conflict.
  @inline(__always)
  func contains(_ constraint: Int32) -> Bool {
    constraint < firstMembership.nextIndex && firstMembership[constraint] >= 0
  }

  /// Whether one of the constraints is a member of a conflict, or bounds follow from it that a conflict depends on.
  mutating func areAffected(by constraints: UnsafeBufferPointer<Int32>, _ model: inout Model) -> Bool {
    for constraint in constraints
    where contains(constraint) || impliedCount > 0 && model.constraints[constraint].impliesBounds {
      return true
    }
    return false
  }

  /// A number that is the same for the same members, and otherwise another one.
  func signature(at index: Int) -> UInt64 { records[index].signature }

  /// Records that a constraint was given up for a set that it is a member of. O(members).
  mutating func record(
    _ broken: Int32, contradicting set: UnsafeBufferPointer<Int32>, signature: UInt64
  ) {
    version &+= 1
    let count = Int32(truncatingIfNeeded: set.count)
    let record = ConflictRecord(
      broken: broken, signature: signature, members: members.allocate(count: count),
      memberships: memberships.allocate(count: count))
    for (position, member) in set.enumerated() {
      members[record.members.start + Int32(position)] = member
      link(record.memberships.start + Int32(position), of: member, to: records.nextIndex)
    }
    records.append(record)
  }

  /// Discards the conflicts that contain a constraint. Returns the constraints that were given up for them.
  /// O(members of these conflicts).
  mutating func release(containing constraint: Int32) -> Slab<Int32> {
    var givenUp = Slab<Int32>()
    while contains(constraint) {
      givenUp.append(release(at: Int(memberships[firstMembership[constraint]].conflict)))
    }
    return givenUp
  }

  /// Discards all conflicts. Returns the constraints that were given up for them.
  mutating func releaseAll() -> Slab<Int32> {
    var givenUp = Slab<Int32>()
    while records.count > 0 { givenUp.append(release(at: records.count - 1)) }
    return givenUp
  }

  /// Discards a conflict; the last one takes its place.
  private mutating func release(at index: Int) -> Int32 {
    version &+= 1
    var released = records.swapRemove(at: index)
    for position in 0..<released.members.count {
      unlink(released.memberships.start + position, of: members[released.members, position])
    }
    members.release(&released.members)
    memberships.release(&released.memberships)
    if index < records.count {
      let moved = records[index].memberships
      for place in moved.start..<moved.end { memberships[place].conflict = Int32(truncatingIfNeeded: index) }
    }
    return released.broken
  }

  /// The number of members that are stored.
  var storedMemberCount: Int {
    var count = 0
    for index in 0..<records.count { count += Int(records[index].members.count) }
    return count
  }

  // MARK: Chains

  private mutating func link(_ place: Int32, of constraint: Int32, to conflict: Int32) {
    firstMembership.extend(to: Int(constraint) + 1, with: -1)
    let next = firstMembership[constraint]
    memberships[place] = Membership(conflict: conflict, next: next, previous: -1)
    if next >= 0 { memberships[next].previous = place }
    firstMembership[constraint] = place
  }

  private mutating func unlink(_ place: Int32, of constraint: Int32) {
    let membership = memberships[place]
    if membership.previous >= 0 {
      memberships[membership.previous].next = membership.next
    } else {
      firstMembership[constraint] = membership.next
    }
    if membership.next >= 0 { memberships[membership.next].previous = membership.previous }
  }
}
