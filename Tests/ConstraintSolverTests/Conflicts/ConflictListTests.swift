import Testing

@testable import ConstraintSolver

@Suite struct ConflictListTests {
  private func record(_ broken: Int32, _ members: [Int32], in conflicts: inout Conflicts) {
    members.withUnsafeBufferPointer { conflicts.record(broken, contradicting: $0, signature: 0) }
  }

  /// The content of a list of conflicts, as values that can be compared.
  private struct Content {
    var sets: [[Int32]] = []
    var broken: [Int32] = []
    var members: Set<Int32> = []
    var version: Int

    init(_ conflicts: borrowing Conflicts) {
      version = conflicts.version
      for index in 0..<conflicts.count {
        sets.append(Array(conflicts.unsafeMembers(at: index)))
        broken.append(conflicts.broken(at: index))
      }
      for constraint: Int32 in 0..<20 where conflicts.contains(constraint) { members.insert(constraint) }
    }
  }

  private func array(_ list: borrowing Slab<Int32>) -> [Int32] { (0..<list.count).map { list[$0] } }

  @Test("A conflict lists its members and the constraint that was given up")
  func members() {
    var conflicts = Conflicts()
    record(7, [2, 5, 7], in: &conflicts)
    let content = Content(conflicts)
    #expect(content.sets == [[2, 5, 7]])
    #expect(content.broken == [7])
    #expect(content.members == [2, 5, 7])
  }

  @Test("A changed member releases all conflicts that contain it, and no others")
  func release() {
    var conflicts = Conflicts()
    record(3, [1, 3], in: &conflicts)
    record(4, [2, 4], in: &conflicts)
    record(5, [1, 2, 5], in: &conflicts)
    let givenUp = array(conflicts.release(containing: 1))
    #expect(Set(givenUp) == [3, 5])
    let content = Content(conflicts)
    #expect(content.broken == [4])
    #expect(content.members == [2, 4])
    let others = array(conflicts.release(containing: 1))
    #expect(others.isEmpty)
  }

  @Test("The version changes when conflicts appear or disappear")
  func version() {
    var conflicts = Conflicts()
    record(3, [1, 3], in: &conflicts)
    let recorded = Content(conflicts)
    _ = conflicts.release(containing: 8)
    let unchanged = Content(conflicts)
    #expect(unchanged.version == recorded.version)
    record(4, [2, 4], in: &conflicts)
    let givenUp = array(conflicts.releaseAll())
    let empty = Content(conflicts)
    #expect(givenUp == [4, 3])
    #expect(empty.version != recorded.version && empty.sets.isEmpty && empty.members.isEmpty)
  }

  @Test("After releases in any order the list is as if what is left had been recorded alone")
  func anyOrder() {
    var conflicts = Conflicts()
    // Constraint 0 is in every third conflict, and i contradicts i + 1.
    var left: [Int32: [Int32]] = [:]
    for index: Int32 in 1..<60 {
      left[100 + index] = (index.isMultiple(of: 3) ? [0] : []) + [index, index + 1, 100 + index]
      record(100 + index, left[100 + index] ?? [], in: &conflicts)
    }
    var areComplete = true
    for step: Int32 in 0..<40 {
      let member = step * 37 % 60
      let expected = left.filter { $0.value.contains(member) }.keys
      areComplete = areComplete && Set(array(conflicts.release(containing: member))) == Set(expected)
      for broken in expected { left[broken] = nil }
      if step.isMultiple(of: 4) {
        left[100 + member] = [member, 100 + member]
        record(100 + member, [member, 100 + member], in: &conflicts)
      }
    }
    let content = Content(conflicts)
    let found = Dictionary(uniqueKeysWithValues: zip(content.broken, content.sets))
    #expect(areComplete)
    #expect(found == left)
    #expect(content.members == Set(left.values.joined().filter { $0 < 20 }))
  }
}
