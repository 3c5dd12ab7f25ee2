/// The required constraints without rows that are counted as violated.
struct ViolatedDormants: ~Copyable {
  private var found = Slab<Int32>()
  private var taken = Slab<Int32>()

  /// All of them, in a list that is valid until the next call. O(constraints).
  mutating func unsafeAll(_ model: inout Model, _ costs: borrowing DormantCosts) -> UnsafeBufferPointer<Int32>
  {
    taken.removeAll()
    guard costs.requiredCount > 0 else { return taken.unsafeContents }
    for index in 0..<model.constraints.count where model.constraints[index].isViolatedDormant {
      taken.append(Int32(index))
    }
    return taken.unsafeContents
  }

  /// Takes so many at most. The list is valid until the next call. O(constraints), apart from those that were found together.
  mutating func unsafeNext(
    _ count: Int, _ model: inout Model, _ costs: borrowing DormantCosts
  ) -> UnsafeBufferPointer<Int32> {
    taken.removeAll()
    guard costs.requiredCount > 0 else { return taken.unsafeContents }
    take(count, &model)
    if taken.isEmpty {
      for index in 0..<model.constraints.count where model.constraints[index].isViolatedDormant {
        found.append(Int32(index))
      }
      take(count, &model)
    }
    return taken.unsafeContents
  }

  /// Takes those that were found and are still violated.
  private mutating func take(_ count: Int, _ model: inout Model) {
    while taken.count < count, let next = found.popLast() {
      if model.constraints[next].isViolatedDormant { taken.append(next) }
    }
  }
}

extension ConstraintRecord {
  fileprivate var isViolatedDormant: Bool { isCountedDormant && isRequired }
}
