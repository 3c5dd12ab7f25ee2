extension Diagnosis {
  /// The diagnosis as text of several lines.
  public var text: String {
    var parts = [verdict]
    parts += assumptions
    if contradictions.count > 1 || contradictions.first?.sentence != largest?.sentence {
      parts += list("All minimal contradictions", contradictions.map { $0.sentence })
    }
    parts += placeLines
    if !isComplete { parts.append("There may be more contradictions than these.") }
    parts += givenUpLines
    parts += list("Usual suspects", suspects.map { $0.sentence })
    parts += list(
      "Each of these ends the conflict", proposals.enumerated().map { $0 < 3 ? Self.lines($1) : $1.sentence })
    parts += unreadLines
    return parts.joined(separator: "\n") + "\n"
  }

  /// The result in one sentence.
  public var verdict: String {
    if let largest { return largest.sentence }
    if log.privateCount > 0 && log.constraints.isEmpty {
      return
        "The system has replaced the constraints by <private>. Run the app from Xcode, or allow private data in its logs, to see them."
    }
    if log.constraints.isEmpty { return "No constraint was understood." }
    let doubled = log.constraints.indices.prefix(300).first { index in
      log.constraints[..<index].contains { $0.states(log.constraints[index]) }
    }
    let count = log.constraints.count
    var text =
      count == 1
      ? "A single constraint can hold." : "The \(count) constraints that are printed can all hold together."
    if let doubled {
      text += " One is there twice: \(ConstraintEquation.text(log.constraints[doubled], ItemNames(log)))."
    }
    return text + " The log is cut off, or the conflict comes from values that the log does not print."
  }

  /// The constraints of the contradiction, if the log has the places in the source.
  private var placeLines: [String] {
    let contradicting = (largest?.constraints ?? []).map { log.constraints[$0] }
    guard contradicting.contains(where: { $0.line > 0 }) else { return [] }
    let names = ItemNames(log)
    return list(
      "What contradicts each other", contradicting.map { ConstraintEquation.text($0, names) + $0.placeNote })
  }

  private var givenUpLines: [String] {
    let names = ItemNames(log)
    var lines = log.broken.map {
      "The system gave up: \(ConstraintEquation.text(log.constraints[$0], names))\(log.constraints[$0].placeNote)"
    }
    if givenUp != log.broken {
      lines += givenUp.map {
        "OpenUIKit would give up: \(ConstraintEquation.text(log.constraints[$0], names))\(log.constraints[$0].placeNote)"
      }
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  private var unreadLines: [String] {
    var lines = log.unread.isEmpty ? [] : ["", "Not understood and left out:"] + log.unread.map { "  \($0)" }
    if log.privateCount > 0 { lines += ["", "\(log.privateCount) descriptions are <private>."] }
    return lines
  }

  private func list(_ title: String, _ entries: [String]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return ["", title + ":"] + entries.enumerated().map { "  \($0 + 1). \($1)" }
  }

  private static func lines(_ proposal: Proposal) -> String {
    guard !proposal.code.anchors.isEmpty else { return proposal.sentence }
    let code = proposal.code
    var lines = code.anchors.split(separator: "\n").map { "       \($0)" }
    if code.masonry != code.anchors {
      lines += ["       // Masonry"] + code.masonry.split(separator: "\n").map { "       \($0)" }
      lines += ["       // SnapKit"] + code.snapKit.split(separator: "\n").map { "       \($0)" }
    }
    return proposal.sentence + "\n" + lines.joined(separator: "\n")
  }
}

extension ConstraintLog.Constraint {
  var placeNote: String { line > 0 ? "  \(file):\(line)" : "" }

  /// Whether two constraints are the same equation.
  func states(_ other: ConstraintLog.Constraint) -> Bool {
    first == other.first && second == other.second && relation == other.relation
      && multiplier == other.multiplier && constant == other.constant && firstOffset == other.firstOffset
      && secondOffset == other.secondOffset
  }
}
