/// The sum of the distances and sizes of a contradiction: what is needed, and what is there.
///
/// The rows of a minimal contradiction have one combination in which all variables cancel. Each constant of the combination is a part of the
/// sum, and the limiting constraint has the length that the others need.
struct ContradictionSum {
  /// A constraint's part of the sum.
  struct Part {
    var constraint: Int
    /// How often the constant counts; negative if it makes the sum smaller.
    var factor: Double
  }

  private(set) var parts: [Part] = []

  /// Nil if the rows have no such combination with the limit.
  init?(_ members: [LinearRow], limit: Int) {
    guard let combination = Self.combination(members) else { return nil }
    let place = members.firstIndex { $0.constraint == limit }
    guard let place, combination[place].magnitude > 1e-9 else { return nil }
    for (number, row) in members.enumerated() where number != place {
      guard let constraint = row.constraint, combination[number].magnitude > 1e-9 else { continue }
      parts.append(
        Part(constraint: constraint, factor: Self.snapped(-combination[number] / combination[place])))
    }
  }

  /// Turns a ratio, which the log prints with six digits, into the fraction that it is.
  private static func snapped(_ factor: Double) -> Double {
    let rounded = (factor * 1e6).rounded() / 1e6
    guard let fraction = fraction(rounded.magnitude) else { return rounded }
    let value = Double(fraction.numerator) / Double(fraction.denominator)
    return rounded < 0 ? -value : value
  }

  /// Of small numbers. The inverse of a ratio has other digits than the ratio.
  private static func fraction(_ value: Double) -> (numerator: Int, denominator: Int)? {
    if let fraction = Number.fraction(value), fraction.numerator <= 64 { return fraction }
    guard value > 0, let inverse = Number.fraction(((1 / value) * 1e5).rounded() / 1e5),
      inverse.numerator <= 64
    else {
      return nil
    }
    return (inverse.denominator, inverse.numerator)
  }

  /// The factors with which the rows add up to a row without variables: the only solution of a system with one equation for each variable.
  private static func combination(_ members: [LinearRow]) -> [Double]? {
    guard members.count > 1, members.count <= 40 else { return nil }
    var matrix = equations(members)
    var pivots: [Int] = []
    for column in members.indices {
      let start = pivots.count
      let best = (start..<matrix.count).max { matrix[$0][column].magnitude < matrix[$1][column].magnitude }
      guard let best, matrix[best][column].magnitude > 1e-9 else { continue }
      matrix.swapAt(start, best)
      eliminate(&matrix, start, column)
      pivots.append(column)
    }
    let free = members.indices.filter { !pivots.contains($0) }
    guard free.count == 1 else { return nil }
    var factors = [Double](repeating: 0, count: members.count)
    factors[free[0]] = 1
    for (row, column) in pivots.enumerated() { factors[column] = -matrix[row][free[0]] }
    return factors
  }

  private static func equations(_ members: [LinearRow]) -> [[Double]] {
    var places: [Int: Int] = [:]
    var matrix: [[Double]] = []
    for (number, row) in members.enumerated() {
      for term in row.terms {
        let place = places[term.variable] ?? matrix.count
        if place == matrix.count { matrix.append([Double](repeating: 0, count: members.count)) }
        places[term.variable] = place
        matrix[place][number] += term.coefficient
      }
    }
    return matrix
  }

  private static func eliminate(_ matrix: inout [[Double]], _ pivot: Int, _ column: Int) {
    let divisor = matrix[pivot][column]
    for index in matrix[pivot].indices { matrix[pivot][index] /= divisor }
    for row in matrix.indices where row != pivot && matrix[row][column] != 0 {
      let factor = matrix[row][column]
      for index in matrix[row].indices { matrix[row][index] -= factor * matrix[pivot][index] }
    }
  }
}

extension ContradictionSum {
  /// `10 + 24 + at least 330 + 16 = 380`; nil if there are fewer than two parts.
  ///
  /// - Parameter needed: The length that the others need, as solving has found it. What no constraint states, such as the width of margins,
  ///   would be missing in the sum.
  func text(in order: [Int], needed: Double, isTooLong: Bool, _ log: ConstraintLog) -> String? {
    let chosen = order.compactMap { index in parts.first { $0.constraint == index } }.filter {
      log.constraints[$0.constraint].constant != 0
    }
    let total = chosen.reduce(0) { $0 + amount($1, log) }
    // With more of one length, the sum is no row of lengths that a reader could follow.
    guard chosen.count > 1, chosen.count <= 16, chosen.allSatisfy({ $0.factor.magnitude <= 2 }), total >= 0,
      (total - needed).magnitude < 0.01
    else {
      return nil
    }
    // Parts that make the sum smaller do not begin it.
    let sorted = chosen.filter { amount($0, log) > 0 } + chosen.filter { amount($0, log) < 0 }
    var text = ""
    for part in sorted {
      guard let next = Self.text(part, log.constraints[part.constraint], isTooLong: isTooLong) else {
        return nil
      }
      let isNegative = amount(part, log) < 0
      text += text.isEmpty ? next : (isNegative ? " - " : " + ") + next
    }
    return text + " = " + Number.text(total)
  }

  private func amount(_ part: Part, _ log: ConstraintLog) -> Double {
    part.factor * log.constraints[part.constraint].constant
  }

  /// A ratio with all its digits, or as a fraction: three digits of it would be wrong in the sum. Nil if it is neither.
  private static func factorText(_ factor: Double) -> String? {
    if factor == 1 { return "" }
    if (factor * 1000 - (factor * 1000).rounded()).magnitude < 1e-6 { return Number.text(factor) + " × " }
    return fraction(factor).map { "\($0.numerator)/\($0.denominator) × " }
  }

  private static func text(_ part: Part, _ constraint: ConstraintLog.Constraint, isTooLong: Bool) -> String? {
    let words = constraint.relation == .equal ? "" : isTooLong ? "at least " : "at most "
    return factorText(part.factor.magnitude).map { $0 + words + Number.text(constraint.constant.magnitude) }
  }
}
