/// A minimal set of constraints that cannot all hold: without any one of them the others can.
public struct Contradiction: Sendable {
  /// The constraints, as indices in ``ConstraintLog/constraints``.
  public var constraints: [Int]
  /// The sizes, margins and baselines that must not be negative and so take part.
  public var notNegative: [ConstraintLog.Anchor]
  /// How far each of the ``constraints`` is from holding if all others hold, in points: what has to be added to its constant. Nil
  /// for those that were not measured, because each measurement solves the contradiction again. Only the constraint that limits the
  /// others is measured in sets of more than 100 rows, and in all but the first six sets.
  public var shortfalls: [Double?]
  /// The contradiction in plain words.
  public internal(set) var sentence: String

  /// The number of points that are too many or too few: the ``shortfalls`` of the constraint that limits the others.
  public var points: Double {
    let place = limit.flatMap { constraints.firstIndex(of: $0) } ?? 0
    return place < shortfalls.count ? shortfalls[place]?.magnitude ?? 0 : 0
  }

  /// The constraint for which the others have too much or too little: a fixed size, as a row's height.
  var limit: Int?

  func isSubset(of other: Contradiction) -> Bool { constraints.allSatisfy(other.constraints.contains) }

  /// Whether all its constraints are horizontal.
  public func isHorizontal(in log: ConstraintLog) -> Bool {
    constraints.allSatisfy { log.constraints[$0].first.attribute.isHorizontal }
  }
}

extension Contradiction {
  /// Measures a set of rows that contradict each other.
  init(
    _ numbers: [Int], _ rows: [LinearRow], _ log: ConstraintLog, variableCount: Int, measuresAll: Bool
  ) {
    let members = numbers.map { rows[$0] }
    constraints = members.compactMap { $0.constraint }
    notNegative = members.compactMap {
      if case .notNegative(let anchor) = $0.source { return anchor }
      return nil
    }
    sentence = ""
    let limit = Self.limit(of: constraints, log)
    self.limit = limit
    shortfalls = []
    for (index, row) in members.enumerated() {
      guard let constraint = row.constraint else { continue }
      let isMeasured = constraint == limit || measuresAll && members.count <= 100
      shortfalls.append(isMeasured ? Self.shortfall(of: index, in: members, variableCount) : nil)
    }
  }

  /// The violation of a row if all others of a contradiction hold.
  private static func shortfall(of index: Int, in rows: [LinearRow], _ variableCount: Int) -> Double {
    var rows = rows
    rows[index].priority = 500
    return rows[index].value(RowSolution(rows, variableCount: variableCount).values)
  }

  /// The size that is fixed from outside, or else a fixed size, or else the last constraint.
  private static func limit(of constraints: [Int], _ log: ConstraintLog) -> Int? {
    let sizes = constraints.filter {
      log.constraints[$0].first.attribute.isSize && log.constraints[$0].second == nil
    }
    let outer: [ConstraintLog.Origin] = [.encapsulated, .temporary, .stackHiding, .autoresizing]
    for origin in outer {
      if let size = sizes.first(where: { log.constraints[$0].origin == origin }) { return size }
    }
    let containers = Set(constraints.compactMap { log.containerItem(of: $0) })
    return sizes.last { containers.contains(log.constraints[$0].first.item) } ?? sizes.last
      ?? constraints.last
  }
}

extension ConstraintLog {
  /// The item that contains the other one of a constraint, as far as the constraint's form shows.
  func containerItem(of constraint: Int) -> Int? {
    let constraint = constraints[constraint]
    guard let second = constraint.second, second.item != constraint.first.item,
      constraint.first.attribute == second.attribute, !constraint.first.attribute.isSize
    else { return nil }
    let isEnd = [.right, .bottom, .trailing].contains(second.attribute)
    let isFormat = constraint.text.utf8.contains(UInt8(ascii: "|"))
    return isEnd && isFormat ? constraint.first.item : second.item
  }
}
