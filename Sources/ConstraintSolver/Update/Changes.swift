/// The list of variables that changed in the last update. Replayed plans are listed as a whole, without a look at
/// each variable.
extension ConstraintSolver {
  /// How many entries the list of variables that changed in the last ``update()`` has.
  ///
  /// A variable that follows from several things which changed may be listed more than once.
  public var changedVariableCount: Int {
    var count = changed.count
    for index in 0..<changedLists.count { count += Int(changedLists[index].count) }
    return count
  }

  /// An entry of the list of variables that changed in the last ``update()``, in no particular order. The list is valid
  /// until the next one.
  ///
  /// Traps unless `position < changedVariableCount`.
  public func changedVariable(at position: Int) -> Variable {
    precondition(position >= 0, "Position out of range")
    var rest = position
    if rest < changed.count { return handle(ofVariable: changed[rest]) }
    rest -= changed.count
    for index in 0..<changedLists.count {
      let list = changedLists[index]
      if rest < Int(list.count) { return handle(ofVariable: rates[list, Int32(rest)].index) }
      rest -= Int(list.count)
    }
    preconditionFailure("Position out of range")
  }

  /// Calls `body` with the index and the new value of every variable on the list of those that changed in the last
  /// ``update()``, in no particular order. A variable that is listed more than once comes more than once. The solver
  /// must not be changed meanwhile. Linear in the length of the list.
  public func forEachChange(_ body: (_ variable: Int, _ value: Double) -> Void) {
    for position in 0..<changed.count { body(Int(changed[position]), values[changed[position]]) }
    for index in 0..<changedLists.count {
      let list = changedLists[index]
      for position in 0..<list.count {
        let variable = rates[list, position].index
        body(Int(variable), values[variable])
      }
    }
  }

  @inline(__always)
  mutating func noteChanged(_ variable: Int32) {
    guard !variables[variable].isChanged else { return }
    variables[variable].isChanged = true
    changed.append(variable)
  }

  /// Lists the variables of replayed plans one by one, before the plans go.
  mutating func publishChangedLists() {
    for index in 0..<changedLists.count {
      let list = changedLists[index]
      for position in 0..<list.count { noteChanged(rates[list, position].index) }
    }
    changedLists.removeAll()
  }

  mutating func forgetChanges() {
    for index in 0..<changed.count { variables[changed[index]].isChanged = false }
    changed.removeAll()
    changedLists.removeAll()
  }
}
