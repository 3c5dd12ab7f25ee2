/// The part of a cost that belongs to one priority level.
struct LevelEntry: BitwiseCopyable {
  var level: Int32
  /// The largest summand that went into the value: what it must be compared with to count as zero.
  var scale: Float
  var value: Double
}

/// A cost to be read where it lies. Valid until its storage grows.
struct UnsafeLevelSpan {
  let start: UnsafePointer<LevelEntry>
  let count: Int

  init(start: UnsafePointer<LevelEntry>, count: Int) {
    assert(count >= 0, "A span of negative length")
    self.start = start
    self.count = count
  }

  /// The strongest component that is not rounding error.
  @inline(__always)
  var strongest: LevelEntry? {
    for position in 0..<count where start[position].isSignificant { return start[position] }
    return nil
  }

  /// -1, 0 or 1: the sign of the strongest component that is not rounding error.
  @inline(__always)
  var sign: Int {
    guard let strongest else { return 0 }
    return strongest.value > 0 ? 1 : -1
  }

  /// Whether each component is `factor` times that of `other`.
  @inline(__always)
  func equals(_ other: UnsafeLevelSpan, times factor: Double) -> Bool {
    guard count == other.count else { return false }
    for position in 0..<count
    where start[position].level != other.start[position].level
      || start[position].value != other.start[position].value * factor
    {
      return false
    }
    return true
  }

  /// -1, 0 or 1: how this compares with `other`. What both begin with decides nothing.
  @inline(__always)
  func compare(with other: UnsafeLevelSpan) -> Int {
    let common = min(count, other.count)
    var position = 0
    while position < common, start[position].level == other.start[position].level,
      start[position].value == other.start[position].value
    {
      position += 1
    }
    if position == count, position == other.count { return 0 }
    return UnsafeLevelSpan(start: start + position, count: count - position)
      .compare(
        times: 1, with: UnsafeLevelSpan(start: other.start + position, count: other.count - position),
        times: 1)
  }

  /// -1, 0 or 1: how this, times `factor`, compares with `other` times `otherFactor`, for factors that are not negative.
  func compare(times factor: Double, with other: UnsafeLevelSpan, times otherFactor: Double) -> Int {
    var i = 0
    var j = 0
    while i < count || j < other.count {
      let level = i < count ? start[i].level : Int32.min
      let otherLevel = j < other.count ? other.start[j].level : Int32.min
      var difference = 0.0
      var scale = 0.0
      if level >= otherLevel {
        difference += start[i].value * factor
        scale = Double(start[i].scale) * factor
        i += 1
      }
      if otherLevel >= level {
        difference -= other.start[j].value * otherFactor
        scale = max(scale, Double(other.start[j].scale) * otherFactor)
        j += 1
      }
      if difference.magnitude > Tolerance.decision * scale { return difference > 0 ? 1 : -1 }
    }
    return 0
  }
}

extension LevelEntry {
  @inline(__always)
  func scaled(by factor: Double) -> LevelEntry {
    LevelEntry(level: level, scale: scale * Float(factor.magnitude), value: value * factor)
  }

  /// Adds a component of the same level. False if nothing is left of the two.
  @inline(__always)
  mutating func add(_ other: LevelEntry) -> Bool {
    let sum = value + other.value
    scale = Tolerance.scale(value, scale, other.value, other.scale)
    value = sum
    return sum.magnitude > Tolerance.cancellation * Double(scale)
  }

  var isSignificant: Bool {
    @inline(__always) get { value.magnitude > Tolerance.decision * Double(scale) }
  }
}

extension Slab where Element == LevelEntry {
  /// Appends `factor · vector - otherFactor · other`, without the components that cancel.
  @inline(__always)
  mutating func append(
    _ vector: UnsafeLevelSpan, times factor: Double, without other: UnsafeLevelSpan, times otherFactor: Double
  ) {
    var taken = 0
    for position in 0..<vector.count {
      var entry = vector.start[position]
      entry.value *= factor
      while taken < other.count, other.start[taken].level > entry.level {
        append(other.start[taken].scaled(by: -otherFactor))
        taken += 1
      }
      if taken < other.count, other.start[taken].level == entry.level {
        let isLeft = entry.add(other.start[taken].scaled(by: -otherFactor))
        taken += 1
        if !isLeft { continue }
      }
      append(entry)
    }
    while taken < other.count {
      append(other.start[taken].scaled(by: -otherFactor))
      taken += 1
    }
  }

  /// Adds `value` to the component of a level of the vector that takes up the slab from `start` to its end.
  @inline(__always)
  mutating func add(_ value: Double, at level: Int32, toVectorAt start: Int) {
    var position = start
    while position < count, self[position].level > level { position += 1 }
    if position < count, self[position].level == level {
      let old = self[position]
      self[position].value = old.value + value
      self[position].scale = Tolerance.scale(old.value, old.scale, value, Float(value.magnitude))
      return
    }
    append(LevelEntry(level: level, scale: Float(value.magnitude), value: value))
    var index = count - 1
    while index > position {
      let entry = self[index]
      self[index] = self[index - 1]
      self[index - 1] = entry
      index -= 1
    }
  }
}

/// Costs are vectors with one component per priority level, compared lexicographically from the strongest
/// level down. A vector is a list of its nonzero components, strongest first.
extension ListPool where Element == LevelEntry {
  /// Adds `value` to the component of a level. O(levels).
  @inline(__always)
  mutating func add(_ value: Double, at level: Int32, to vector: inout List) {
    add(LevelEntry(level: level, scale: Float(value.magnitude), value: value), to: &vector)
  }

  @inline(__always)
  mutating func add(_ entry: LevelEntry, to vector: inout List) {
    let isWeakest = !vector.isEmpty && self[vector, vector.count - 1].level > entry.level
    let start =
      isWeakest ? vector.count : vector.count > Self.fewLevels ? strongerCount(vector, than: entry.level) : 0
    _ = add(entry, to: &vector, from: Int(start))
  }

  /// How many components are stronger than a level, by bisection.
  private func strongerCount(_ vector: List, than level: Int32) -> Int32 {
    var (low, high) = (Int32(0), vector.count)
    while low < high {
      let middle = (low + high) / 2
      if self[vector, middle].level > level { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a component that is weaker than all before `start`. Returns the position up to which that is so now.
  @inline(__always)
  private mutating func add(_ entry: LevelEntry, to vector: inout List, from start: Int) -> Int {
    guard entry.value != 0 else { return start }
    let component = unsafeAddress(of: vector)
    let count = Int(vector.count)
    var position = start
    while position < count, component[position].level > entry.level { position += 1 }
    guard position < count, component[position].level == entry.level else {
      insert(entry, at: Int32(truncatingIfNeeded: position), in: &vector)
      return position + 1
    }
    if component[position].add(entry) { return position + 1 }
    if Tolerance.mayHaveLostDigits(component[position].value, component[position].scale) {
      hasLostDigits = true
    }
    remove(at: Int32(truncatingIfNeeded: position), from: &vector)
    return position
  }

  /// Adds `factor · other`. O(levels).
  @inline(__always)
  mutating func add(_ other: List, times factor: Double, to vector: inout List) {
    if other.count > Self.fewLevels { return merge(other, times: factor, into: &vector) }
    var position = 0
    for index in 0..<other.count {
      position = add(self[other, index].scaled(by: factor), to: &vector, from: position)
    }
  }

  /// So few components are inserted and removed one by one: each moves those behind it.
  private static var fewLevels: Int32 { 32 }

  /// Adds `factor · other` from the weakest component on, so that each component moves once.
  private mutating func merge(_ other: List, times factor: Double, into vector: inout List) {
    reserve(vector.count + other.count, in: &vector)
    let component = unsafeAddress(of: vector)
    let added = unsafeAddress(of: other)
    let end = Int(vector.count + other.count)
    var (own, next, free) = (Int(vector.count) - 1, Int(other.count) - 1, end)
    while next >= 0 {
      var entry = added[next].scaled(by: factor)
      if own >= 0, component[own].level <= entry.level {
        let sum = component[own]
        own -= 1
        if sum.level < entry.level {
          entry = sum
        } else {
          next -= 1
          if !add(sum, to: &entry) { continue }
        }
      } else {
        next -= 1
        if entry.value == 0 { continue }
      }
      free -= 1
      component[free] = entry
    }
    // Components that are stronger than all that was added lie where they were. The rest follows without a gap.
    let rest = end - free
    for position in 0..<rest { component[own + 1 + position] = component[free + position] }
    vector.count = Int32(truncatingIfNeeded: own + 1 + rest)
  }

  /// Adds a component of the same level to `entry`. False if nothing is left of the two.
  private mutating func add(_ own: LevelEntry, to entry: inout LevelEntry) -> Bool {
    var sum = own
    guard entry.value != 0 else {
      entry = own
      return true
    }
    let isLeft = sum.add(entry)
    if !isLeft, Tolerance.mayHaveLostDigits(sum.value, sum.scale) { hasLostDigits = true }
    entry = sum
    return isLeft
  }

  /// -1, 0 or 1: the sign of the strongest component that is not rounding error.
  @inline(__always)
  func sign(of vector: List) -> Int { unsafeSpan(of: vector).sign }

  @inline(__always)
  func unsafeSpan(of vector: List) -> UnsafeLevelSpan {
    UnsafeLevelSpan(start: unsafeAddress(of: vector), count: Int(vector.count))
  }

  /// Makes `vector` a copy of `other`.
  mutating func copy(_ other: List, to vector: inout List) {
    vector.count = 0
    for position in 0..<other.count { append(self[other, position], to: &vector) }
  }

  @inline(__always)
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
