/// A contradiction in plain words, with the number of points that are too many or too few.
struct ContradictionSentence {
  private let contradiction: Contradiction
  private let log: ConstraintLog
  private let names: ItemNames

  /// With more constraints the sentence counts them instead of listing them.
  private static let longestList = 6

  init(_ contradiction: Contradiction, _ log: ConstraintLog, _ names: ItemNames) {
    (self.contradiction, self.log, self.names) = (contradiction, log, names)
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
    return text.capitalizedAtStart + negativeNote + ": " + amount(limit) + "."
  }

  private func list(_ clauses: [ConstraintClause], _ limit: Int, _ last: ConstraintClause) -> String {
    guard isAboutOneSize(others, limit) else { return Self.list(clauses) + ", but " + sentence(last) }
    let sizes = clauses.map { Self.size($0.predicate) }.joined(separator: ", ")
    let text = "\(last.subject) must be \(sizes) and \(Self.size(last.predicate))"
    return log.constraints[limit].origin == .code ? text : text + " (\(sentence(last)))"
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
    guard constraint.first.attribute.isSize, constraint.second == nil,
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

  private var negativeNote: String {
    guard contradiction.constraints.count == 1 || others.isEmpty, let anchor = contradiction.notNegative.first
    else {
      return ""
    }
    return ", but the \(anchor.attribute.rawValue) of \(names[anchor.item]) cannot be negative"
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
    if !constraint.first.attribute.isSize || isAboutOneSize(others, limit) || constraint.second != nil {
      return "\(points) \(unit) apart"
    }
    return "\(points) \(unit) too \(shortfall > 0 ? "many" : "few")"
  }
}
