/// The list of variables that changed in the last update. Replayed plans are listed as a whole, without a look at
/// each variable.
extension ConstraintSolver {
  /// How many entries the list of variables that changed in the last ``update()`` has.
  ///
  /// A variable that follows from several things which changed may be listed more than once.
  public var changedVariableCount: Int {
    @inline(__always) get {
      var count = results.changed.count
      for index in 0..<results.changedLists.count { count += Int(results.changedLists[index].count) }
      return count
    }
  }

  /// An entry of the list of variables that changed in the last ``update()``, in no particular order. The list is valid
  /// until the next one.
  ///
  /// Traps unless `position < changedVariableCount`.
  public func changedVariable(at position: Int) -> Variable {
    precondition(position >= 0, "Position out of range")
    var rest = position
    if rest < results.changed.count { return handle(ofVariable: results.changed[rest]) }
    rest -= results.changed.count
    for index in 0..<results.changedLists.count {
      let list = results.changedLists[index]
      if rest < Int(list.count) { return handle(ofVariable: compiled.rates[list, Int32(rest)].index) }
      rest -= Int(list.count)
    }
    preconditionFailure("Position out of range")
  }

  /// Calls `body` with the index and the new value of every variable on the list of those that changed in the last
  /// ``update()``, in no particular order. A variable that is listed more than once comes more than once. The solver
  /// must not be changed meanwhile. Linear in the length of the list.
  public func forEachChange(_ body: (_ variable: Int, _ value: Double) -> Void) {
    for position in 0..<results.changed.count {
      body(Int(results.changed[position]), values[results.changed[position]])
    }
    for index in 0..<results.changedLists.count {
      let list = results.changedLists[index]
      for position in 0..<list.count {
        let variable = compiled.rates[list, position].index
        body(Int(variable), values[variable])
      }
    }
  }

  @inline(__always)
  mutating func noteChanged(_ variable: Int32) {
    guard !results.isChanged[variable] else { return }
    results.isChanged[variable] = true
    results.changed.append(variable)
  }

  /// Lists the variables of replayed plans one by one, before the plans go.
  mutating func publishChangedLists() {
    for index in 0..<results.changedLists.count {
      let list = results.changedLists[index]
      for position in 0..<list.count { noteChanged(compiled.rates[list, position].index) }
    }
    results.changedLists.removeAll()
  }

  mutating func forgetChanges() {
    for index in 0..<results.changed.count { results.isChanged[results.changed[index]] = false }
    if results.isChanged.count < variables.count {
      results.isChanged.extend(to: variables.count, with: false)
    }
    results.changed.removeAll()
    results.changedLists.removeAll()
  }
}
