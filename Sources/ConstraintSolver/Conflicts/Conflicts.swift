/// A required constraint that was given up, and the minimal set it contradicts, itself included.
struct ConflictRecord: BitwiseCopyable {
  var broken: Int32
  var members: List
}

/// The conflicts between required constraints: which constraint was given up for which minimal set.
///
/// A constraint stays given up while its set is unchanged. When a member changes or is removed, the conflict
/// is released, and the constraint is to be tried again.
struct Conflicts: ~Copyable {
  private var records = Slab<ConflictRecord>()
  private var members = ListPool<Int32>(smallestCapacity: 2)
  /// For each constraint, how many conflicts it is a member of.
  private var memberships = Slab<Int32>()
  /// Changes when conflicts appear or disappear.
  private(set) var version = 0

  var count: Int { @inline(__always) get { records.count } }

  /// The constraint that was given up for a conflict.
  func broken(at index: Int) -> Int32 { records[index].broken }

  /// The members of a conflict. Valid until one is recorded.
  func members(at index: Int) -> UnsafeBufferPointer<Int32> {
    let list = records[index].members
    return UnsafeBufferPointer(start: members.address(of: list), count: Int(list.count))
  }

  /// Whether a constraint is a member of a conflict.
  @inline(__always)
  func contains(_ constraint: Int32) -> Bool {
    constraint < memberships.nextIndex && memberships[constraint] > 0
  }

  /// Whether one of the constraints is a member of a conflict.
  @inline(__always)
  func containsAny(of constraints: UnsafeBufferPointer<Int32>) -> Bool {
    for constraint in constraints where contains(constraint) { return true }
    return false
  }

  /// Records that a constraint was given up for a set, of which it is a member.
  mutating func record(_ broken: Int32, contradicting set: UnsafeBufferPointer<Int32>) {
    version &+= 1
    var list = List()
    for member in set {
      members.append(member, to: &list)
      memberships.extend(to: Int(member) + 1, with: 0)
      memberships[member] += 1
    }
    records.append(ConflictRecord(broken: broken, members: list))
  }

  /// Discards the conflicts that contain a constraint. Returns the constraints that were given up for them.
  mutating func release(naming constraint: Int32) -> Slab<Int32> {
    var givenUp = Slab<Int32>()
    var index = 0
    while index < records.count, contains(constraint) {
      if isMember(constraint, at: index) {
        givenUp.append(release(at: index))
      } else {
        index += 1
      }
    }
    return givenUp
  }

  /// Discards all conflicts. Returns the constraints that were given up for them.
  mutating func releaseAll() -> Slab<Int32> {
    var givenUp = Slab<Int32>()
    while records.count > 0 { givenUp.append(release(at: records.count - 1)) }
    return givenUp
  }

  private func isMember(_ constraint: Int32, at index: Int) -> Bool {
    for member in members(at: index) where member == constraint { return true }
    return false
  }

  private mutating func release(at index: Int) -> Int32 {
    version &+= 1
    for member in members(at: index) { memberships[member] -= 1 }
    var conflict = records.swapRemove(at: index)
    members.release(&conflict.members)
    return conflict.broken
  }
}
