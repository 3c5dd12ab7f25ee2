/// The part of a cost that belongs to one priority level.
struct LevelEntry: BitwiseCopyable {
  var level: Int32
  /// The largest summand that went into the value: what it must be compared with to count as zero.
  var scale: Float
  var value: Double
}

/// Costs are vectors, one component a priority level, compared lexicographically from the strongest level down.
/// A vector is a list of its components that are not zero, strongest first.
extension ListPool where Element == LevelEntry {
  /// Adds `value` to the component of a level. O(levels).
  @inline(__always)
  mutating func add(_ value: Double, at level: Int32, to vector: inout List) {
    add(LevelEntry(level: level, scale: Float(value.magnitude), value: value), to: &vector)
  }

  mutating func add(_ entry: LevelEntry, to vector: inout List) {
    guard entry.value != 0 else { return }
    var position: Int32 = 0
    while position < vector.count, self[vector, position].level > entry.level { position += 1 }
    guard position < vector.count, self[vector, position].level == entry.level else {
      insert(entry, at: position, in: &vector)
      return
    }
    let old = self[vector, position]
    let sum = old.value + entry.value
    let scale = Tolerance.scale(old.value, old.scale, entry.value, entry.scale)
    if sum.magnitude <= Tolerance.cancellation * Double(scale) {
      remove(at: position, from: &vector)
    } else {
      self[vector, position].value = sum
      self[vector, position].scale = scale
    }
  }

  /// Adds `factor · other`. O(levels²), with few levels.
  mutating func add(_ other: List, times factor: Double, to vector: inout List) {
    for position in 0..<other.count {
      var entry = self[other, position]
      entry.value *= factor
      entry.scale *= Float(factor.magnitude)
      add(entry, to: &vector)
    }
  }

  /// -1, 0 or 1: the sign of the strongest component that is not rounding error.
  @inline(__always)
  func sign(of vector: List) -> Int {
    for position in 0..<vector.count {
      let entry = self[vector, position]
      if entry.value.magnitude > Tolerance.decision * Double(entry.scale) { return entry.value > 0 ? 1 : -1 }
    }
    return 0
  }

  /// -1, 0 or 1: how `first · firstFactor` compares with `second · secondFactor`, for factors that are not negative.
  func compare(_ first: List, times firstFactor: Double, _ second: List, times secondFactor: Double) -> Int {
    var i: Int32 = 0
    var j: Int32 = 0
    while i < first.count || j < second.count {
      let firstLevel = i < first.count ? self[first, i].level : Int32.min
      let secondLevel = j < second.count ? self[second, j].level : Int32.min
      var difference = 0.0
      var scale = 0.0
      if firstLevel >= secondLevel {
        difference += self[first, i].value * firstFactor
        scale = Double(self[first, i].scale) * firstFactor
        i += 1
      }
      if secondLevel >= firstLevel {
        difference -= self[second, j].value * secondFactor
        scale = Swift.max(scale, Double(self[second, j].scale) * secondFactor)
        j += 1
      }
      if difference.magnitude > Tolerance.decision * scale { return difference > 0 ? 1 : -1 }
    }
    return 0
  }

  /// Makes `vector` a copy of `other`.
  mutating func copy(_ other: List, to vector: inout List) {
    vector.count = 0
    for position in 0..<other.count { append(self[other, position], to: &vector) }
  }

  private mutating func insert(_ entry: LevelEntry, at position: Int32, in vector: inout List) {
    append(entry, to: &vector)
    var index = vector.count - 1
    while index > position {
      self[vector, index] = self[vector, index - 1]
      index -= 1
    }
    self[vector, position] = entry
  }

  private mutating func remove(at position: Int32, from vector: inout List) {
    for index in position..<vector.count - 1 { self[vector, index] = self[vector, index + 1] }
    vector.count -= 1
  }
}
