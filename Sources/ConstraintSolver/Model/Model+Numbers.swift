/// The numbers of variables and constraints, which are used again.
extension Model {
  /// A variable without constraints, with the value 0.
  @inline(__always)
  mutating func addVariable() -> Int32 {
    if let slot = spare.variables.popLast() {
      variables[slot].isLive = true
      values[slot] = 0
      return slot
    }
    appendVariable()
    return variables.nextIndex - 1
  }

  @inline(__always)
  mutating func appendVariable() {
    variables.append(VariableRecord(generation: firstGeneration))
    values.append(0)
  }

  /// Makes the number of a removed variable reusable; in a block, once all four are removed.
  mutating func makeSpare(_ variable: Int32) {
    guard variables[variable].isInBlock else { return spare.variables.append(variable) }
    let first = variable & ~3
    variables[first].spareInBlock += 1
    guard variables[first].spareInBlock == 4 else { return }
    variables[first].spareInBlock = 0
    spare.blocks.append(first)
  }

  /// A number for a constraint, whose record is writable, and its generation.
  mutating func takeConstraintSlot() -> (slot: Int32, generation: UInt32) {
    let slot = spare.constraints.last ?? constraints.nextIndex
    return (slot, takeConstraintSlot(slot))
  }

  /// Makes the record of an unused number, or of the next one, writable. Returns its generation.
  @inline(__always)
  mutating func takeConstraintSlot(_ slot: Int32) -> UInt32 {
    if spare.constraints.popLast() != nil { return constraints[slot].generation }
    constraints.extendUninitialized(by: 1)
    return firstGeneration
  }

  /// Counts a bound or preference of a single variable.
  mutating func countBound(_ slot: Int32, _ change: Int32) {
    let list = constraints[slot].terms
    guard list.count == 1, !constraints[slot].isRequiredEquality else { return }
    variables[terms[list, 0].variable].boundCount += change
    if constraints[slot].isRequired { countRequiredBound(of: terms[list, 0].variable, change) }
  }

  /// Subtracts a removed constraint from the counts of its variables, and notes those that lost their last one.
  mutating func discount(_ list: List) {
    for place in list.start..<list.end {
      let variable = terms[place].variable
      variables[variable].useCount -= 1
      if variables[variable].useCount == 0 { changes.unusedVariables.append(variable) }
    }
  }

  /// The definition with which a constraint became one of a slack variable, or -1.
  @inline(__always)
  func slackDefinition(ofConstraintWith list: List) -> Int32 {
    guard list.count == 1 else { return -1 }
    let variable = terms[list, 0].variable
    guard variables[variable].isSlack else { return -1 }
    // Of what mentions a slack variable, nothing else defines a variable.
    var place = variables[variable].firstUse
    while place >= 0, !constraints[terms[place].constraint].isOfSlack { place = terms[place].next }
    return place < 0 ? -1 : terms[place].constraint
  }

  /// Whether nothing but its definition mentions the slack variable that a removed constraint was on.
  func isLastOfSlack(_ constraint: Int32) -> Bool {
    variables[terms[constraints[constraint].terms, 0].variable].useCount == 1
  }
}
