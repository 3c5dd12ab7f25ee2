/// The reading of a log with the fewest assumptions under which its constraints contradict each other.
struct ReadingChoice {
  private(set) var log: ConstraintLog
  private(set) var rows: [LinearRow] = []
  private(set) var givenUp: [Int] = []
  private var reading = LogReading()
  private var assumedSuperviews: [(child: Int, superview: Int)] = []

  init(_ given: ConstraintLog) {
    log = given
    log.findItemsAround()
    AlertViews.mark(&log)
    PlayerViews.mark(&log)
    guard !contradicts() else { return }
    let plain = (reading, log, assumedSuperviews, rows)
    guard !assumeSuperviews() else { return }
    for margin in [8.0, 16, 20] {
      reading.margin = margin
      if contradicts() { return }
    }
    (reading, log, assumedSuperviews, rows) = plain
    reading.hasContentSizes = false
    if hasScrollViews, contradicts() { return }
    (reading, log, assumedSuperviews, rows) = plain
    reading.hasBaselinesInside = true
    if hasBaselines, contradicts() { return }
    (reading, log, assumedSuperviews, rows) = plain
    reading.hasExactRatios = false
    if contradicts() { return }
    (reading, log, assumedSuperviews, rows) = plain
    if contradictsByRounding() { return }
    (reading, log, assumedSuperviews, rows) = plain
    reading.countsOptional = true
    if !contradicts() { (reading, log, assumedSuperviews, rows) = plain }
  }

  private var hasScrollViews: Bool { log.constraints.indices.contains { log.scrollView(around: $0) != nil } }

  private var hasBaselines: Bool {
    let baselines: [ConstraintLog.Attribute] = [.firstBaseline, .lastBaseline]
    return log.constraints.contains { constraint in
      baselines.contains(constraint.first.attribute)
        || constraint.second.map { baselines.contains($0.attribute) } ?? false
    }
  }

  /// The system prints six digits. A number that has all of them may be a little smaller or larger.
  private mutating func contradictsByRounding() -> Bool {
    let rounded = log.constraints.indices.filter { log.constraints[$0].isRounded }
    for index in rounded.prefix(12) {
      let unit = Number.lastDigit(of: log.constraints[index].constant)
      for difference in [unit, -unit] {
        reading.rounded = (index, difference)
        if contradicts() { return true }
      }
    }
    reading.rounded = nil
    return false
  }

  private mutating func contradicts() -> Bool {
    rows = reading.rows(of: &log)
    let solution = RowSolution(rows, variableCount: log.variableCount)
    givenUp = solution.givenUp.compactMap { number in number.flatMap { rows[$0].constraint } }
    return !solution.isFeasible
  }

  /// Takes the view that a view's constraints name for its superview, one view after the other, until there is a contradiction.
  private mutating func assumeSuperviews() -> Bool {
    // Each assumption costs a solution.
    let placeholders = log.items.enumerated().filter { $0.element.placeholderOfChild != nil }
    for (placeholder, item) in placeholders.prefix(16) {
      guard let child = item.placeholderOfChild, let superview = log.likelySuperview(of: child) else {
        continue
      }
      assumedSuperviews.append((child, superview))
      log.replace(placeholder, by: superview)
      if contradicts() { return true }
    }
    return false
  }

  /// The assumptions as sentences.
  func assumptions(_ names: ItemNames) -> [String] {
    var found = assumedSuperviews.map {
      "The log does not name the superview of \(names[$0.child]). It is taken to be \(names[$0.superview])."
    }
    if reading.margin > 0 {
      found.append(
        "The log does not measure the margins. They are taken to be \(Number.text(reading.margin)) points.")
    }
    if !reading.hasContentSizes {
      found.append("What is inside the scroll view is taken to be tied to its frame, and not to its content.")
    }
    if reading.hasBaselinesInside {
      found.append("The log does not measure baselines. They are taken to be inside of their views.")
    }
    for index in log.counts.keys.sorted().prefix(4) {
      let count = log.counts[index, default: 2]
      found.append(
        "The list has \(ConstraintEquation.text(log.constraints[index], names)) \(count == 2 ? "twice" : "\(count) times"). It counts as one. "
          + "Probably the code that makes it runs again without removing it.")
    }
    if reading.rounded != nil {
      found.append(
        "As printed, the constraints can all hold. Their numbers are rounded to six digits; one digit less in the last place is enough "
          + "for the conflict.")
    }
    if reading.countsOptional {
      found.append(
        "The required constraints of the log can all hold. So the optional ones are counted as required.")
    }
    return found
  }
}

extension ConstraintLog.Constraint {
  /// Whether the constant has all digits that the system prints.
  fileprivate var isRounded: Bool {
    constant != constant.rounded() && Number.lastDigit(of: constant) < 0.001
      && (constant * 100 - (constant * 100).rounded()).magnitude > 1e-6
  }
}

extension ConstraintLog {
  /// The view that is probably the superview of an item.
  func likelySuperview(of child: Int) -> Int? { possibleSuperviews(of: child).first }

  /// Replaces the placeholder of a superview by a view.
  mutating func replace(_ placeholder: Int, by superview: Int) {
    for index in constraints.indices {
      if constraints[index].first.item == placeholder { constraints[index].first.item = superview }
      if constraints[index].second?.item == placeholder { constraints[index].second?.item = superview }
    }
    findItemsAround()
  }

  /// The views that may be the superview of an item: those that its constraints name, and the superviews of its siblings.
  private func possibleSuperviews(of child: Int) -> [Int] {
    var found: [Int] = []
    func add(_ item: Int?) {
      guard let item, item != child, items[item].placeholderOfChild == nil, !items[item].isGuide,
        !found.contains(item)
      else { return }
      found.append(item)
    }
    let own = constraints.indices.filter { mentions($0, child) && !constraints[$0].first.attribute.isSize }
    for index in own where constraints[index].first.attribute == constraints[index].second?.attribute {
      add(
        constraints[index].first.item == child
          ? constraints[index].second?.item : constraints[index].first.item)
    }
    for index in own {
      guard let second = constraints[index].second else { continue }
      let sibling = constraints[index].first.item == child ? second.item : constraints[index].first.item
      for other in constraints.indices where mentions(other, sibling) { add(containerItem(of: other)) }
    }
    return found
  }

  func mentions(_ constraint: Int, _ item: Int) -> Bool {
    constraints[constraint].first.item == item || constraints[constraint].second?.item == item
  }
}
