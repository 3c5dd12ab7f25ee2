/// Sets of constraints, one behind the other in a single list.
struct ConstraintSets: ~Copyable {
  private var members = Slab<Int32>()
  private var ends = Slab<Int32>()

  /// The number of complete sets.
  var count: Int { ends.count }

  var isEmpty: Bool { ends.isEmpty }

  /// The members of a complete set. Valid until one is appended, and while the sets exist. Mutating, so that there are none of
  /// temporary sets.
  mutating func unsafeMembers(at index: Int) -> UnsafeBufferPointer<Int32> {
    let start = index == 0 ? 0 : ends[index - 1]
    return UnsafeBufferPointer(
      start: members.unsafeAddress(of: start, count: ends[index] - start), count: Int(ends[index] - start))
  }

  /// Removes all sets and keeps the storage.
  mutating func removeAll() {
    members.removeAll()
    ends.removeAll()
  }

  /// Adds a constraint to the set that is being written.
  mutating func append(_ constraint: Int32) { members.append(constraint) }

  /// Adds a complete set.
  mutating func append(_ set: UnsafeBufferPointer<Int32>) {
    for member in set { members.append(member) }
    endSet()
  }

  /// Completes the set that is being written.
  mutating func endSet() { ends.append(members.nextIndex) }
}
