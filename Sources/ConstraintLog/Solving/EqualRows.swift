/// Rows of the app's constraints that are the same equation. Code that runs twice makes its constraints twice, and each would be a
/// contradiction of its own.
struct EqualRows {
  /// The rows, with one for all that are the same.
  private(set) var kept: [LinearRow] = []
  /// How often there is a constraint, for those that are there several times.
  private(set) var counts: [Int: Int] = [:]

  init(_ rows: [LinearRow], _ log: ConstraintLog) {
    var places: [Key: Int] = [:]
    let broken = Set(log.broken)
    for row in rows {
      guard let constraint = row.constraint, log.constraints[constraint].isOfApp else {
        kept.append(row)
        continue
      }
      let key = Key(row)
      guard let place = places[key], let known = kept[place].constraint else {
        places[key] = kept.count
        kept.append(row)
        continue
      }
      let count = counts.removeValue(forKey: known) ?? 1
      // The one that the system breaks is the one to name.
      if broken.contains(constraint), !broken.contains(known) { kept[place] = row }
      counts[kept[place].constraint ?? known] = count + 1
    }
  }

  /// The equation, with a positive first factor.
  private struct Key: Hashable {
    private let variables: [Int]
    private let numbers: [Double]
    private let relation: ConstraintLog.Relation

    init(_ row: LinearRow) {
      let terms = row.terms.sorted { $0.variable < $1.variable }
      let isTurned = (terms.first?.coefficient ?? 1) < 0
      variables = terms.map { $0.variable }
      numbers = (terms.map { $0.coefficient } + [row.constant]).map { isTurned ? -$0 : $0 } + [row.priority]
      relation = isTurned ? row.relation.mirrored : row.relation
    }
  }
}
