/// The order of tearing: which unknown becomes a parameter first when no equality has a single unknown left.
extension DefinitionGraph {
  /// Orders the unknowns that are left by falling number of equalities; among equals, those that constraints of earlier
  /// updates use come first. A counting sort.
  mutating func orderByDegree(_ model: inout Model) {
    let bucketCount = 64
    withUnsafeTemporaryAllocation(of: Int.self, capacity: bucketCount + 1) { starts in
      starts.initialize(repeating: 0)
      for index in 0..<matching.unknowns.unknowns.count {
        starts[tearBucket(of: matching.unknowns.unknowns[index], bucketCount, &model) + 1] += 1
      }
      for bucket in 0..<bucketCount { starts[bucket + 1] += starts[bucket] }
      matching.tearOrder.removeAll()
      matching.tearOrder.extend(to: matching.unknowns.unknowns.count, with: 0)
      for index in 0..<matching.unknowns.unknowns.count {
        let variable = matching.unknowns.unknowns[index]
        let bucket = tearBucket(of: variable, bucketCount, &model)
        matching.tearOrder[starts[bucket]] = variable
        starts[bucket] += 1
      }
    }
  }

  /// Notes for each variable the strongest level of constraints that mention it alone.
  mutating func noteLevels(of constraints: UnsafeBufferPointer<Int32>, _ model: inout Model) {
    matching.levels.removeAll()
    matching.levels.extend(to: model.variables.count, with: 0)
    for constraint in constraints where model.constraints[constraint].terms.count == 1 {
      let variable = model.terms[model.constraints[constraint].terms, 0].variable
      matching.levels[variable] = max(matching.levels[variable], model.constraints[constraint].level)
    }
  }

  /// Orders the unknowns that are left by falling level of what they prefer: as parameters, the strongest preferences hold from the
  /// start. The order of those of one level stays.
  mutating func orderByLevel() {
    var order = UnsafeMutableBufferPointer(
      start: matching.tearOrder.unsafeBase, count: matching.tearOrder.count)
    let levels = matching.levels.unsafeBase
    guard let first = order.first, order.contains(where: { levels[Int($0)] != levels[Int(first)] }) else {
      return
    }
    order.sort { levels[Int($0)] > levels[Int($1)] }
  }

  @inline(__always)
  private func tearBucket(of variable: Int32, _ bucketCount: Int, _ model: inout Model) -> Int {
    let isNew = model.variables[variable].firstUse < 0 ? 1 : 0
    return max(0, bucketCount - 2 - 2 * Int(matching.degrees[variable])) + isNew
  }

  /// Makes variables of an inequality that was left out parameters before others. So a chain is defined from the end that has bounds.
  /// In the first round those are its variables without bounds, in the second one those with. A required bound counts in any case.
  mutating func preferTearing(in inequality: Int32, takesBounded: Bool, _ model: inout Model) {
    let list = model.constraints[inequality].terms
    let isMixed = mentionsUnbounded(list, &model)
    for place in list.start..<list.end where matching.unknowns.isUnknown[model.terms[place].variable] {
      let variable = model.terms[place].variable
      let record = model.variables[variable]
      if isMixed && (record.boundCount > 0) == takesBounded || model.requiredBoundCount(of: variable) > 0 {
        matching.degrees[variable] += Self.preferredDegree
      }
    }
  }

  /// Whether a list mentions an unknown without bounds and preferences of its own.
  private func mentionsUnbounded(_ list: List, _ model: inout Model) -> Bool {
    for place in list.start..<list.end where matching.unknowns.isUnknown[model.terms[place].variable] {
      if model.variables[model.terms[place].variable].boundCount == 0 { return true }
    }
    return false
  }

  private static var preferredDegree: Int32 { 1024 }
}
