/// A contradiction in plain words, with the number of points that are too many or too few.
struct ContradictionSentence {
  private let contradiction: Contradiction
  private let log: ConstraintLog
  private let names: ItemNames
  private let rows: [LinearRow]

  /// With more constraints the sentence counts them instead of listing them.
  private static let longestList = 6

  init(_ contradiction: Contradiction, _ rows: [LinearRow], _ log: ConstraintLog, _ names: ItemNames) {
    (self.contradiction, self.rows, self.log, self.names) = (contradiction, rows, log, names)
  }

  var text: String {
    guard let limit = contradiction.limit else { return "A size cannot be negative." }
    let last = ConstraintClause(log.constraints[limit], names)
    let text: String
    if others.isEmpty {
      text = sentence(last)
    } else if others.count > Self.longestList {
      text = summary(others, limit, last)
    } else {
      let order = ConstraintChain(others, log).order
      text = list(order.map { ConstraintClause(log.constraints[$0], names) }, limit, last)
    }
    return text.capitalizedAtStart + impliedNote(limit) + negativeNote + ": " + sumText(limit) + amount(limit)
      + "."
  }

  private func list(_ clauses: [ConstraintClause], _ limit: Int, _ last: ConstraintClause) -> String {
    guard isAboutOneSize(others, limit) else { return Self.list(clauses) + ", but " + sentence(last) }
    let sizes = clauses.map { Self.size($0.predicate) }.joined(separator: ", ")
    let text = "\(last.subject) must be \(sizes) and \(Self.size(last.predicate))"
    return last.wholeSentence.map { "\(text) (\($0))" } ?? text
  }

  private static func size(_ predicate: String) -> String { String(predicate.dropFirst(3)) }

  private func sentence(_ clause: ConstraintClause) -> String {
    clause.wholeSentence ?? "\(clause.subject) \(clause.predicate)"
      + (clause.target.isEmpty ? "" : " of \(clause.target)")
  }

  /// Whether all constraints give one size of one item a constant value.
  private func isAboutOneSize(_ others: [Int], _ limit: Int) -> Bool {
    let first = log.constraints[limit].first
    return first.attribute.isSize
      && (others + [limit]).allSatisfy {
        log.constraints[$0].first == first && log.constraints[$0].second == nil
      }
  }

  /// Clauses with one subject share it.
  private static func list(_ clauses: [ConstraintClause]) -> String {
    var groups: [(subject: String, predicates: [ConstraintClause])] = []
    for clause in clauses {
      if let whole = clause.wholeSentence {
        groups.append((whole, []))
      } else if let known = groups.firstIndex(where: {
        $0.subject == clause.subject && !$0.predicates.isEmpty
      }) {
        groups[known].predicates.append(clause)
      } else {
        groups.append((clause.subject, [clause]))
      }
    }
    let sentences = groups.map { group in
      group.predicates.isEmpty ? group.subject : "\(group.subject) \(joined(group.predicates))"
    }
    return sentences.joined(separator: ", ")
  }

  private static func joined(_ clauses: [ConstraintClause]) -> String {
    // The common target of several predicates is named once, after the last of them.
    let predicates = clauses.enumerated().map { place, clause in
      let isLast = place + 1 == clauses.count || clauses[place + 1].target != clause.target
      return clause.target.isEmpty || !isLast ? clause.predicate : "\(clause.predicate) of \(clause.target)"
    }
    guard predicates.count > 1, let last = predicates.last else { return predicates.first ?? "" }
    let shared = predicates.allSatisfy { $0.hasPrefix("is ") }
    let rest = predicates.dropLast().enumerated().map { $0 > 0 && shared ? String($1.dropFirst(3)) : $1 }
    return rest.joined(separator: ", ") + " and " + (shared ? String(last.dropFirst(3)) : last)
  }

  /// For many constraints: the length that they need together, and the available length.
  private func summary(_ others: [Int], _ limit: Int, _ last: ConstraintClause) -> String {
    let constraint = log.constraints[limit]
    guard constraint.isConstantSize,
      let place = contradiction.constraints.firstIndex(of: limit),
      let shortfall = contradiction.shortfalls[place]
    else {
      return
        "\(others.count) constraints cannot hold together with \(ConstraintEquation.text(constraint, names))"
    }
    let needed = constraint.constant + shortfall
    let dimension = constraint.first.attribute == .width ? "wide" : "high"
    let sign = shortfall > 0 ? "at least " : "at most "
    return
      "\(others.count) constraints together need \(names[constraint.first.item]) to be \(sign)\(Number.text(needed)) \(dimension), but "
      + sentence(last)
  }

  /// The size that the others give an item, if the limit depends on it.
  private func impliedNote(_ limit: Int) -> String {
    guard let second = log.constraints[limit].second, second.attribute.isSize,
      second.item != log.constraints[limit].first.item,
      !others.contains(where: { log.constraints[$0].first == second && log.constraints[$0].second == nil }),
      let value = value(of: second, without: limit)
    else { return "" }
    return
      ", and the others make \(names[second.item]) \(Number.text(value)) \(second.attribute == .width ? "wide" : "high")"
  }

  /// The value that the constraints without the limit give an attribute; nil if they leave it open.
  private func value(of anchor: ConstraintLog.Anchor, without limit: Int) -> Double? {
    guard contradiction.constraints.count < 40 else { return nil }
    let chosen = rows.filter { row in
      row.constraint.map { $0 != limit && contradiction.constraints.contains($0) } ?? false
    }
    func solved(_ preferred: Double) -> Double? {
      var row = LinearRow(source: .notNegative(anchor), constant: -preferred, priority: 1)
      row.add(anchor, 1)
      let solution = RowSolution(chosen + [row], variableCount: log.variableCount)
      guard solution.isFeasible, let variable = row.terms.first?.variable else { return nil }
      return solution.values[variable]
    }
    guard let one = solved(-1_000), let other = solved(1_000), (one - other).magnitude < 0.001 else {
      return nil
    }
    return one
  }

  private var negativeNote: String {
    guard let anchor = contradiction.notNegative.first, sizeNames.contains(anchor.attribute) else {
      return ""
    }
    return
      "\(others.isEmpty ? ", but" : ", while") the \(anchor.attribute.rawValue) of \(names[anchor.item]) cannot be negative"
  }

  private var sizeNames: [ConstraintLog.Attribute] {
    guard let limit = contradiction.limit else { return [] }
    // A row that is too low for what is inside has no negative size.
    let isLength = log.constraints[limit].isConstantSize
    return isLength && !others.isEmpty ? [] : [.width, .height]
  }

  /// The lengths as a sum, if there are several.
  private func sumText(_ limit: Int) -> String {
    let constraint = log.constraints[limit]
    guard constraint.isConstantSize,
      let place = contradiction.constraints.firstIndex(of: limit),
      let shortfall = contradiction.shortfalls[place],
      let text = contradiction.sum?.text(
        in: ConstraintChain(others, log).order, needed: constraint.constant + shortfall,
        isTooLong: shortfall > 0, log)
    else { return "" }
    let available = Number.text(constraint.constant)
    let verb = available == "1" ? "is" : "are"
    let words =
      constraint.relation == .equal ? "" : constraint.relation == .lessThanOrEqual ? "at most " : "at least "
    return "\(text), but \(words)\(available) \(verb) there, "
  }

  private var others: [Int] { contradiction.constraints.filter { $0 != contradiction.limit } }

  private func amount(_ limit: Int) -> String {
    guard let place = contradiction.constraints.firstIndex(of: limit),
      let shortfall = contradiction.shortfalls[place]
    else { return "it cannot hold" }
    let constraint = log.constraints[limit]
    let points = Number.text(shortfall.magnitude)
    let unit = points == "1" ? "point" : "points"
    if shortfall.magnitude < 0.0005 {
      return "less than a thousandth of a point apart, as far as the printed digits show"
    }
    if !constraint.first.attribute.isSize || isAboutOneSize(others, limit) || constraint.second != nil
      || hasRatio
    {
      return "\(points) \(unit) apart"
    }
    return "\(points) \(unit) too \(shortfall > 0 ? "many" : "few")"
  }

  private var hasRatio: Bool { contradiction.constraints.contains { log.constraints[$0].multiplier != 1 } }
}
