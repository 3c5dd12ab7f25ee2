extension Diagnosis {
  /// The diagnosis as text of several lines.
  public var text: String {
    var parts = [verdict]
    if log.count > 1 { parts.append("The text has this conflict \(log.count) times.") }
    parts += assumptions
    parts += belongingNote
    if contradictions.count > 1 || contradictions.first?.sentence != largest?.sentence {
      parts += list("All minimal contradictions", contradictions.prefix(Self.mostEntries).map { $0.sentence })
      let others = contradictions.count - Self.mostEntries
      if others > 0 { parts.append("  … and \(others) more.") }
    }
    parts += placeLines
    if !isComplete { parts.append("There may be more contradictions than these.") }
    parts += givenUpLines
    parts += list("Usual suspects", suspects.prefix(Self.mostEntries).map { $0.sentence })
    parts += list(
      log.ambiguities.isEmpty ? "Each of these ends the conflict" : "What is missing",
      proposals.enumerated().map { $0 < 3 ? Self.lines($1) : $1.sentence })
    if !codeNote.isEmpty { parts.append(codeNote) }
    parts += unreadLines
    return parts.joined(separator: "\n") + "\n"
  }

  /// The result in one sentence.
  public var verdict: String {
    if let largest { return largest.sentence }
    if !log.ambiguities.isEmpty { return ambiguityText }
    if log.isStripped { return Self.strippedText }
    if log.privateCount > 0 && log.constraints.isEmpty {
      return
        "The system has replaced the constraints by <private>. Run the app from Xcode, or allow private data in its logs, to see them."
    }
    if log.constraints.isEmpty {
      return "Nothing is proven: no constraint of the list was understood. What was not understood is below."
    }
    if !log.unread.isEmpty || log.isCut { return cutText }
    if log.constraints.count == log.broken.count {
      return
        "This is the constraint that was broken, without its list. The list stands before \u{201C}Will attempt to recover\u{201D}, after "
        + "\u{201C}Unable to simultaneously satisfy constraints\u{201D}. With it, the doctor can state what the constraint contradicts."
    }
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

  /// The note on the code of the proposals: a log does not show whether code or a file makes a constraint. Empty if it does.
  public var codeNote: String {
    let isOpen = log.constraints.indices.contains { index in
      let constraint = log.constraints[index]
      return constraint.origin == .code && constraint.line == 0 && !constraint.isOfInterfaceBuilder
        && proposals.contains { proposal in
          !proposal.code.anchors.isEmpty && proposal.changes.contains { $0.concerns(index, log) }
        }
    }
    return isOpen
      ? "A constraint from a file of Interface Builder is changed in the file, and not by this code." : ""
  }

  /// Longer lists are shortened: a text stays short.
  private static let mostEntries = 8

  private static let strippedText =
    "The list is empty: the page has swallowed everything between angle brackets, because it takes that for HTML. Paste the log from Xcode's "
    + "console, or as a block of code."

  /// The conclusion from a list that is not complete.
  private var cutText: String {
    let count = log.constraints.count
    let cut = log.isCut ? "The log is cut off" : "A part of the log is not understood"
    let words =
      count == 1 ? "the one constraint that can be read is" : "the \(count) constraints that can be read are"
    return "\(cut), so nothing is proven: \(words) not enough for a contradiction."
  }

  /// Which views a trace shows as ambiguous, and what is missing.
  private var ambiguityText: String {
    let names = ItemNames(log)
    var views: [Int] = []
    for anchor in log.ambiguities where !views.contains(anchor.item) { views.append(anchor.item) }
    let parts = views.map { item in
      let missing = log.ambiguities.filter { $0.item == item }.map { Self.missing($0.attribute) }
      let list =
        missing.dropLast().isEmpty
        ? missing.joined() : missing.dropLast().joined(separator: ", ") + " and " + missing.suffix(1).joined()
      return "\(names[item]) has no constraint that determines its \(list)".capitalizedAtStart
    }
    return "The layout is ambiguous. " + parts.joined(separator: ". ") + "."
  }

  private static func missing(_ attribute: ConstraintLog.Attribute) -> String {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX: "horizontal position (\(attribute.rawValue))"
    case .top, .bottom, .centerY: "vertical position (\(attribute.rawValue))"
    default: attribute.rawValue
    }
  }

  /// Not each of the constraints is necessary for the conflict.
  private var belongingNote: [String] {
    guard let largest, !largest.isMinimal,
      let smaller = contradictions.first(where: { $0.isSubset(of: largest) })
    else { return [] }
    return [
      "All \(largest.constraints.count) constraints of this sentence belong to the conflict. \(smaller.constraints.count) of them contradict "
        + "each other already, even if a view has no size."
    ]
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
    let lines = log.broken.map {
      "The system gave up: \(ConstraintEquation.text(log.constraints[$0], names))\(log.constraints[$0].placeNote)"
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  private var unreadLines: [String] {
    var lines = log.unread.isEmpty ? [] : ["", "Not understood and left out:"]
    lines += log.unread.prefix(Self.mostEntries).map { "  \($0)" }
    if log.unread.count > Self.mostEntries {
      lines.append("  … and \(log.unread.count - Self.mostEntries) more.")
    }
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

extension Diagnosis {
  /// The description of the text that the doctor expects, for a text without conflicts.
  public static let expectation = """
    There is no conflict of constraints in this text. The doctor reads what Xcode prints after "Unable to simultaneously satisfy \
    constraints": lines such as "<NSLayoutConstraint:0x6000 UILabel:0x7f90.height == 20   (active)>". If the page from which you copied \
    shows none, it has swallowed the angle brackets. It also reads what _autolayoutTrace prints.
    """
}

extension ConstraintLog.Constraint {
  var placeNote: String { line > 0 ? "  \(file):\(line)" : "" }
}
