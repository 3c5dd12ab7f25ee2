/// A minimal set of constraints that cannot all hold: without any one of them the others can.
public struct Contradiction: Sendable {
  /// The constraints, as indices in ``ConstraintLog/constraints``.
  public var constraints: [Int]
  /// The sizes, margins and baselines that must not be negative and so take part.
  public var notNegative: [ConstraintLog.Anchor]
  /// The violation of each of the ``constraints`` if all others hold, in points: the addition to its constant that it needs. Nil
  /// for those that were not measured, because each measurement solves the contradiction again. Only the constraint that limits the
  /// others is measured in sets of more than 100 rows, and in all but the first six sets.
  public var shortfalls: [Double?]
  /// The contradiction in plain words.
  public internal(set) var sentence: String
  /// Whether each of the ``constraints`` is necessary. If not, a part of them contradicts already, because no size is negative.
  public internal(set) var isMinimal = true

  /// The number of points that are too many or too few: the ``shortfalls`` of the constraint that limits the others.
  public var points: Double {
    let place = limit.flatMap { constraints.firstIndex(of: $0) } ?? 0
    return place < shortfalls.count ? shortfalls[place]?.magnitude ?? 0 : 0
  }

  /// The constraint that the others exceed or fall short of: a fixed size, such as a row's height.
  var limit: Int?
  /// The parts that add up to more or less than the limit.
  var sum: ContradictionSum?

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
    var limit = Self.limit(of: constraints, log)
    let measured = constraints.filter { $0 == limit || measuresAll && members.count <= 100 }
    let found = Self.shortfalls(of: Set(measured), in: members, variableCount)
    shortfalls = constraints.map { found[$0] }
    if let given = limit { limit = Self.limitOfRatio(given, constraints, found, log) }
    self.limit = limit
    sum = limit.flatMap { ContradictionSum(members, limit: $0) }
  }

  /// The violation of each of these constraints if all others of a contradiction hold.
  private static func shortfalls(
    of measured: Set<Int>, in members: [LinearRow], _ variableCount: Int
  ) -> [Int: Double] {
    let numbers = members.indices.filter { members[$0].constraint.map(measured.contains) ?? false }
    // Each row has an optional copy. Without the row, its copy keeps its violation as small as it can be, and all others hold.
    let copies = numbers.map { number in
      var copy = members[number]
      copy.priority = 500
      return copy
    }
    var solver = RowSolver(members + copies, variableCount: variableCount)
    var shortfalls: [Int: Double] = [:]
    for number in numbers {
      _ = solver.leaveOut([number])
      if let constraint = members[number].constraint {
        shortfalls[constraint] = members[number].value(solver.values())
      }
    }
    return shortfalls
  }

  /// With a ratio, the numbers differ by constraint. The constraint that has to change least is the one to name.
  private static func limitOfRatio(
    _ limit: Int, _ constraints: [Int], _ found: [Int: Double], _ log: ConstraintLog
  ) -> Int {
    if let size = sizeBesideRatio(limit, constraints, log) { return size }
    guard log.constraints[limit].isOfApp,
      constraints.contains(where: { log.constraints[$0].multiplier != 1 }),
      found.count == constraints.count
    else { return limit }
    let usable = constraints.filter { log.constraints[$0].isOfApp && log.constraints[$0].multiplier == 1 }
    return usable.min { (found[$0] ?? 0).magnitude < (found[$1] ?? 0).magnitude - 1e-6 } ?? limit
  }

  /// The fixed size of a view that is a share of the size that the system sets: the points are those of the view.
  private static func sizeBesideRatio(_ limit: Int, _ constraints: [Int], _ log: ConstraintLog) -> Int? {
    guard constraints.count == 3, !log.constraints[limit].isOfApp else { return nil }
    let ratio = constraints.first {
      log.constraints[$0].isOfApp && log.constraints[$0].multiplier != 1
        && log.constraints[$0].second == log.constraints[limit].first
    }
    guard let ratio else { return nil }
    return constraints.first {
      $0 != ratio && log.constraints[$0].isOfApp && log.constraints[$0].second == nil
        && log.constraints[$0].first == log.constraints[ratio].first
    }
  }

  /// The size that the system sets, or else a fixed size, or else the last constraint.
  private static func limit(of constraints: [Int], _ log: ConstraintLog) -> Int? {
    // The points between two places of an edge are what one sees.
    let twice = constraints.last { one in constraints.contains { log.isInMiddleAndAtEdge(one, $0) } }
    if let twice { return twice }
    let sizes = constraints.filter {
      log.constraints[$0].isConstantSize
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
