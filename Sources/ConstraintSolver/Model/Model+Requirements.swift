/// Whether required constraints hold.
extension Model {
  /// Whether the required constraints hold that were not given up. O(terms).
  var holdsRequirements: Bool { holdRequirements { values[$0] } }

  /// Whether values satisfy them. O(terms).
  func holdRequirements(at value: (Int32) -> Double) -> Bool {
    for index in 0..<constraints.count where violationOfRequirement(Int32(index), at: value) != nil {
      return false
    }
    return true
  }

  /// How far values violate a constraint that is required and not given up. Nil if it holds as far as the precision of the
  /// values shows, or need not.
  func violationOfRequirement(_ constraint: Int32, at value: (Int32) -> Double) -> Double? {
    let record = constraints[constraint]
    guard record.isRequired, record.role != .broken, record.role != .unused else { return nil }
    var (sum, largest) = (record.constant, record.constant.magnitude)
    for place in record.terms.start..<record.terms.end {
      let summand = terms[place].coefficient * value(terms[place].variable)
      sum += summand
      largest = max(largest, summand.magnitude)
    }
    let error = record.relation == .equal ? sum.magnitude : -Double(record.relation.rawValue) * sum
    // Without the check an infinite summand would allow an infinite error.
    guard error.isFinite else { return error }
    return error <= Tolerance.ofRequirement(record.scale, largestSummand: largest) ? nil : error
  }
}
