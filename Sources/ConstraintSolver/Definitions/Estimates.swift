/// Where variables will be if the constraints that define them hold exactly, as far as that is decided.
///
/// With them the matching can decide which inequalities will not hold by themselves, and which of several is the tightest. Each
/// other one has no row. Definitions are evaluated later, when all that they follow from is up to date.
struct Estimates: ~Copyable {
  private(set) var areMade = false
  private var values = Slab<Double>()
  /// For each variable, how many inequalities that bound it from below, and from above, mention other unknowns.
  private var waiting = Slab<WaitingBounds>()

  struct WaitingBounds: BitwiseCopyable {
    var below: Int32 = 0
    var above: Int32 = 0
  }

  /// Starts with the values of all variables, and those that new definitions will have. O(variables).
  mutating func start(with newDefinitions: UnsafeBufferPointer<Int32>, _ model: inout Model) {
    areMade = true
    values.removeAll()
    for index in 0..<model.values.count { values.append(model.values[index]) }
    for definition in newDefinitions where model.constraints[definition].role == .definition {
      let list = model.constraints[definition].terms
      for place in list.start..<list.end
      where model.terms[place].variable == model.constraints[definition].target {
        estimate(definition, at: place, &model)
      }
    }
  }

  /// There are no estimates any more.
  mutating func end() { areMade = false }

  /// The value of the variable of one of a constraint's terms with which the constraint holds exactly.
  func exactValue(_ constraint: Int32, at place: Int32, _ model: inout Model) -> Double {
    let list = model.constraints[constraint].terms
    var sum = model.constraints[constraint].constant
    for other in list.start..<list.end where other != place {
      sum += model.terms[other].coefficient * value(of: model.terms[other].variable)
    }
    return -sum / model.terms[place].coefficient
  }

  /// Makes a constraint hold exactly by the variable of one of its terms.
  mutating func estimate(_ constraint: Int32, at place: Int32, _ model: inout Model) {
    let exact = exactValue(constraint, at: place, &model)
    if exact.isFinite { values[model.terms[place].variable] = exact }
  }

  /// The value that is estimated for a variable. Slack variables come after the start, and count as zero.
  func value(of variable: Int32) -> Double { variable < values.nextIndex ? values[variable] : 0 }

  // MARK: Bounds

  /// Counts an inequality that bounds a variable from below or from above.
  mutating func countWaiting(_ variable: Int32, isBelow: Bool, _ change: Int32) {
    if isBelow { waiting[variable].below += change } else { waiting[variable].above += change }
  }

  /// How many inequalities that bound a variable from the same side mention other unknowns.
  func waitingCount(_ variable: Int32, isBelow: Bool) -> Int32 {
    isBelow ? waiting[variable].below : waiting[variable].above
  }

  /// Discards the counts.
  mutating func discardWaiting(variableCount: Int) {
    guard areMade else { return }
    waiting.removeAll()
    waiting.extend(to: variableCount, with: WaitingBounds())
  }
}
