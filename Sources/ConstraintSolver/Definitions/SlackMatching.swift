/// Which inequalities and optional constraints define variables, with slack variables.
extension DefinitionGraph {
  /// Decides about the single unknown of an inequality or an optional constraint.
  ///
  /// An inequality of two places in a chain bounds one of them from the side of the other. Several may bound one variable, as in a
  /// graph of places, and then the tightest one defines it: the others hold as well. So a variable waits until all that bound it
  /// from this side have no other unknown. One that they leave where it is prefers to be stays a parameter.
  mutating func decideUnknown(of equality: Int32, _ model: inout Model) {
    guard matching.unknowns.counts[equality] == 1 else { return }
    let constraint = matching.unknowns.equalities[equality]
    guard model.constraints[constraint].relation != .equal else { return defineUnknown(of: equality, &model) }
    let place = unknownTerm(of: constraint, &model)
    let variable = model.terms[place].variable
    let waiting = matching.estimates.waitingCount(
      variable, isBelow: model.isLowerBound(constraint, at: place))
    guard waiting > 0 else { return decide(variable, by: equality, &model) }
    let level = model.constraints[constraint].level
    matching.delayed.push(WaitingEquality(constraint: equality, level: level, number: waiting)) {
      $0.comesBefore($1)
    }
  }

  /// Decides about the unknown of an inequality that waits for the fewest others, if it is stronger than a level. Returns whether there
  /// is one.
  mutating func decideDelayed(strongerThan level: Int32, _ model: inout Model) -> Bool {
    while let next = matching.delayed.first {
      let isDecided = matching.unknowns.counts[next.constraint] != 1
      guard isDecided || next.level > level else { return false }
      _ = matching.delayed.pop { $0.comesBefore($1) }
      if isDecided { continue }
      let place = unknownTerm(of: matching.unknowns.equalities[next.constraint], &model)
      decide(model.terms[place].variable, by: next.constraint, &model)
      return true
    }
    return false
  }

  /// Makes the tightest inequality define a variable, or none if all hold.
  private mutating func decide(_ variable: Int32, by equality: Int32, _ model: inout Model) {
    if let tightest = tightestBound(of: variable, from: equality, &model) {
      defineUnknown(of: tightest, &model)
    } else {
      matching.unknowns.eliminate(variable)
    }
  }

  /// The inequality that a variable violates most where it is, of those without other unknowns that bound it from the same side as a
  /// given one and are as strong. Nil if all hold.
  private mutating func tightestBound(
    of variable: Int32, from equality: Int32, _ model: inout Model
  ) -> Int32? {
    let given = matching.unknowns.equalities[equality]
    let isBelow = model.isLowerBound(given, at: unknownTerm(of: given, &model))
    let value = matching.estimates.value(of: variable)
    var tightest: Int32?
    var largest = Tolerance.around(value)
    var next = matching.unknowns.firstEquality(of: variable)
    while let (candidate, link) = matching.unknowns.equality(at: next) {
      next = link
      let constraint = matching.unknowns.equalities[candidate]
      guard matching.unknowns.counts[candidate] == 1, model.constraints[constraint].role == .pending,
        model.constraints[constraint].relation != .equal,
        model.constraints[constraint].level == model.constraints[given].level
      else { continue }
      let place = unknownTerm(of: constraint, &model)
      guard model.isLowerBound(constraint, at: place) == isBelow,
        mayDefine(constraint, at: place, isExact: false, &model)
      else { continue }
      let bound = matching.estimates.exactValue(constraint, at: place, &model)
      let violation = isBelow ? bound - value : value - bound
      if violation > largest {
        largest = violation
        tightest = candidate
      }
    }
    return tightest
  }

  // MARK: Waiting

  /// Counts an inequality for each of its unknowns.
  mutating func noteWaiting(_ equality: Int32, _ model: inout Model) {
    let constraint = matching.unknowns.equalities[equality]
    guard matching.estimates.areMade, model.constraints[constraint].relation != .equal else { return }
    let list = model.constraints[constraint].terms
    for place in list.start..<list.end where matching.unknowns.isUnknown[model.terms[place].variable] {
      matching.estimates.countWaiting(
        model.terms[place].variable, isBelow: model.isLowerBound(constraint, at: place), 1)
    }
  }

  /// Discounts an inequality for the single unknown that it has come to.
  mutating func noteReady(_ equality: Int32, _ model: inout Model) {
    let constraint = matching.unknowns.equalities[equality]
    guard matching.estimates.areMade, matching.unknowns.counts[equality] == 1,
      model.constraints[constraint].relation != .equal
    else { return }
    let place = unknownTerm(of: constraint, &model)
    matching.estimates.countWaiting(
      model.terms[place].variable, isBelow: model.isLowerBound(constraint, at: place), -1)
  }
}

extension Model {
  /// Whether an inequality bounds the variable of one of its terms from below.
  @inline(__always)
  func isLowerBound(_ constraint: Int32, at place: Int32) -> Bool {
    (constraints[constraint].relation == .greaterThanOrEqual) == (terms[place].coefficient > 0)
  }
}
