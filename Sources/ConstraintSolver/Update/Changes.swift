/// The list of variables that changed in the last update. Replayed plans are listed as a whole, without
/// visiting each variable.
extension ConstraintSolver {
  /// The number of entries in the list of variables that changed in the last ``update()``.
  ///
  /// A variable that depends on several changes may be listed more than once.
  public var changedVariableCount: Int {
    @inline(__always) get {
      var count = model.changes.variables.count
      for index in 0..<compiled.replayedLists.count { count += Int(compiled.replayedLists[index].count) }
      return count
    }
  }

  /// An entry of the list of variables that changed in the last ``update()``, in any order. The next update replaces the
  /// list.
  ///
  /// Traps unless `position < changedVariableCount`.
  public func changedVariable(at position: Int) -> Variable {
    require(position >= 0, "Position out of range")
    var rest = position
    if rest < model.changes.variables.count { return handle(ofVariable: model.changes.variables[rest]) }
    rest -= model.changes.variables.count
    for index in 0..<compiled.replayedLists.count {
      let list = compiled.replayedLists[index]
      if rest < Int(list.count) { return handle(ofVariable: compiled.rates[list, Int32(rest)].index) }
      rest -= Int(list.count)
    }
    stop("Position out of range")
  }

  /// Calls `body` with the index and the new value of every listed variable that changed in the last
  /// ``update()``, in any order. A variable that is listed more than once is passed more than once. Linear in
  /// the length of the list; `body` is inlined into the loop. Mutating, so that no other code changes the
  /// solver meanwhile.
  @inlinable
  public mutating func forEachChange(_ body: (_ variable: Int, _ value: Double) -> Void) {
    for index in 0..<changeListCount {
      let list = unsafeChangeList(at: index)
      for position in 0..<list.count {
        let variable = list.variable(at: position)
        body(variable, list.value(of: variable))
      }
    }
  }

  /// The number of lists that form the list of variables that changed in the last ``update()``. Mutating,
  /// because a call that only reads the solver copies all its fields.
  public var changeListCount: Int {
    mutating get { compiled.replayedLists.count + 1 }
  }

  /// One of these lists, for clients that traverse them in steps. Mutating, so that no other code changes the
  /// solver meanwhile.
  ///
  /// Traps unless `index` is at least 0 and less than ``changeListCount``.
  public mutating func unsafeChangeList(at index: Int) -> UnsafeChangeList {
    require(index >= 0 && index <= compiled.replayedLists.count, "Position out of range")
    let values = UnsafeSolvedValues(model.values)
    // First those that are listed one by one, then a list for each replayed plan.
    if index == 0 {
      return UnsafeChangeList(
        first: model.changes.variables.unsafeBase, stride: MemoryLayout<Int32>.stride,
        count: model.changes.variables.count,
        values: values)
    }
    let list = compiled.replayedLists[index - 1]
    // The number of the variable stands first in a rate.
    return UnsafeChangeList(
      first: compiled.rates.unsafeAddress(of: list), stride: MemoryLayout<Rate>.stride,
      count: Int(list.count),
      values: values)
  }

  /// The results of the last ``update()``, for a client that needs them after every one. They are ``stepCount``, the number of operations
  /// on numbers of rows, ``conflictCount``, ``isSolved`` and ``wasStopped``. `conflictVersion` changes when conflicts appear or
  /// disappear. Mutating, because a call that only reads the solver copies all its fields.
  public mutating func updateOutcome() -> (
    steps: Int, operations: Int, conflicts: Int, conflictVersion: Int, isSolved: Bool, wasStopped: Bool
  ) {
    (
      program.budget.spent, program.budget.operations, conflictList.count, conflictList.version, isSolved,
      program.budget.isStopped
    )
  }
}

/// Numbers of variables in one of the solver's tables, with the values of all variables. Valid until the
/// solver is changed.
public struct UnsafeChangeList {
  @usableFromInline let first: UnsafeRawPointer
  @usableFromInline let stride: Int
  /// The number of entries.
  public let count: Int
  @usableFromInline let values: UnsafeSolvedValues

  /// Creates a list of numbers that are `stride` bytes apart, from `first` on.
  init(first: UnsafeRawPointer, stride: Int, count: Int, values: UnsafeSolvedValues) {
    self.first = first
    self.stride = stride
    self.count = count
    self.values = values
  }

  /// The index of a variable. Checked in debug builds only.
  @inlinable
  @inline(__always)
  public func variable(at position: Int) -> Int {
    assert(position >= 0 && position < count, "Position out of range")
    return Int(first.load(fromByteOffset: position &* stride, as: Int32.self))
  }

  /// The new value of a variable. Checked in debug builds only.
  @inlinable
  @inline(__always)
  public func value(of variable: Int) -> Double { values[variable] }
}
