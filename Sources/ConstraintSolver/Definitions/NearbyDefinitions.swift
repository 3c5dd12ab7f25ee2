/// The few definitions next to a sum over variables. A walk upstream may end there if all that lies further upstream cancels.
///
/// The distance of two neighbours in a chain is the slack variable between them, but each follows from all before it. A walk upstream
/// from both would take the whole chain, once for each constraint of two neighbours.
struct NearbyDefinitions: ~Copyable {
  /// Whether walks end at the variables that are not nearby.
  private(set) var areLimits = false
  private var marks = Marks()
  private var mark: Int32 = 0
  private var reached = Slab<Int32>()
  private var expanded = Marks()
  private var expandedMark: Int32 = 0

  /// So many variables are nearby at most: all that follows within two or three steps of a usual constraint.
  private static var most: Int { 16 }

  /// Whether a sum may cancel: it mentions several variables with definitions.
  @inline(__always)
  static func mayCancel(
    _ sum: UnsafeBufferPointer<Rate>, stopsAtResiduals: Bool, _ model: inout Model
  ) -> Bool {
    guard sum.count > 1 else { return false }
    var count = 0
    for term in sum where model.definition(of: term.index, stopsAtResiduals: stopsAtResiduals) >= 0 {
      count += 1
    }
    return count > 1
  }

  /// Finds what is nearby. Walks end where it ends from now on.
  mutating func start(_ sum: UnsafeBufferPointer<Rate>, stopsAtResiduals: Bool, _ model: inout Model) {
    areLimits = true
    mark = marks.newMark(variableCount: model.variables.count)
    expandedMark = expanded.newMark(variableCount: model.variables.count)
    reached.removeAll()
    for term in sum { reach(term.index) }
    var next = 0
    while next < min(reached.count, Self.most) {
      let variable = reached[next]
      next += 1
      expanded[variable] = expandedMark
      let definition = model.definition(of: variable, stopsAtResiduals: stopsAtResiduals)
      guard definition >= 0 else { continue }
      let list = model.constraints[definition].terms
      for place in list.start..<list.end { reach(model.terms[place].variable) }
    }
  }

  private mutating func reach(_ variable: Int32) {
    guard marks[variable] != mark else { return }
    marks[variable] = mark
    reached.append(variable)
  }

  /// Walks have no limits any more.
  mutating func end() { areLimits = false }

  /// Whether a variable is nearby, and so are the variables that define it.
  @inline(__always)
  func contains(_ variable: Int32) -> Bool { expanded[variable] == expandedMark }
}

extension Model {
  /// The definition by which a walk upstream continues, or -1.
  @inline(__always)
  func definition(of variable: Int32, stopsAtResiduals: Bool) -> Int32 {
    let record = variables.unsafeAddress(of: variable, count: 1)
    return stopsAtResiduals && record.pointee.residual >= 0 ? -1 : record.pointee.definition
  }
}
