/// Rows of the app's constraints that are the same equation. Code that runs twice makes its constraints twice, and each would be a
/// contradiction of its own.
struct EqualRows {
  /// The rows, with one for all that are the same.
  private(set) var kept: [LinearRow] = []
  /// How often there is a constraint, for those that are there several times.
  private(set) var counts: [Int: Int] = [:]

  init(_ rows: [LinearRow], _ log: ConstraintLog) {
    var places: [[UInt8]: Int] = [:]
    let broken = Set(log.broken)
    for row in rows {
      guard let constraint = row.constraint, log.constraints[constraint].isOfApp else {
        kept.append(row)
        continue
      }
      let key = Self.key(of: row)
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

  /// The equation, with a positive first factor, as bytes.
  private static func key(of row: LinearRow) -> [UInt8] {
    let order = row.terms.indices.sorted { row.terms[$0].variable < row.terms[$1].variable }
    let isTurned = order.first.map { row.terms[$0].coefficient < 0 } ?? false
    var key: [UInt8] = Array((isTurned ? row.relation.mirrored : row.relation).rawValue.utf8)
    func add(_ number: UInt64) {
      for shift in 0..<8 { key.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }
    // A zero has no sign here.
    func add(_ number: Double) { add((isTurned ? 0 - number : 0 + number).bitPattern) }
    for place in order {
      add(UInt64(row.terms[place].variable))
      add(row.terms[place].coefficient)
    }
    add(row.constant)
    add(row.priority.bitPattern)
    return key
  }
}
