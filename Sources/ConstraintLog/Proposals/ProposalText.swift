/// Changes in words and in code.
enum ProposalText {
  /// - Parameter isExact: Whether the size of a change is the only one that ends the conflict.
  static func proposal(
    _ changes: [Proposal.Change], _ log: ConstraintLog, _ names: ItemNames, isExact: Bool = false
  ) -> Proposal {
    let sentences = changes.map { sentence($0, log, names, isExact) }
    let codes = changes.map { FixCodeWriter(log, names).code(for: $0) }
    return Proposal(
      changes: changes, sentence: joined(sentences),
      code: FixCode(
        anchors: lines(codes.map { $0.anchors }), masonry: lines(codes.map { $0.masonry }),
        snapKit: lines(codes.map { $0.snapKit })))
  }

  private static func joined(_ sentences: [String]) -> String {
    guard sentences.count > 1 else { return (sentences.first ?? "") + "." }
    let rest = sentences.dropFirst().map { $0.prefix(1).lowercased() + $0.dropFirst() }
    return ([sentences[0]] + rest).joined(separator: ", and ") + "."
  }

  private static func lines(_ codes: [String]) -> String {
    codes.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func sentence(
    _ change: Proposal.Change, _ log: ConstraintLog, _ names: ItemNames, _ isExact: Bool
  ) -> String {
    switch change {
    case .lowerPriority(let index, let priority):
      "Lower the priority of \(description(index, log, names)) to \(Number.text(priority))"
    case .remove(let index): "Remove \(description(index, log, names))\(fileNote(index, log))"
    case .setConstant(let index, let constant):
      "Change the constant of \(description(index, log, names)) from \(Number.exactText(log.constraints[index].constant)) to \(Number.exactText(constant))"
    case .stopTranslatingMask(let item):
      "Set translatesAutoresizingMaskIntoConstraints of \(names[item]) to false"
    case .setSpacing(let index, let spacing):
      "Change the spacing of \(stackView(index, log, names)) from \(Number.text(log.constraints[index].constant)) to \(Number.text(spacing))\(log.isHiding ? " while it is hidden" : "")"
    case .resize(let index, let size): resize(index, size, log, names, isExact: isExact)
    case .lowerContentPriority(let index, let isHugging):
      "Lower the \(isHugging ? "content hugging" : "compression resistance") of \(names[log.constraints[index].first.item]) to \(isHugging ? 250 : 750)"
    case .changeDistribution(let index):
      "Change the distribution of \(stackView(index, log, names)) from \(log.distribution(of: index)) to fill"
    case .changeAlignment(let index):
      "Change the alignment of \(stackView(index, log, names)) from fill to center"
    case .determine(let item, let attribute):
      "Add a constraint for the \(attribute.rawValue) of \(names[item])"
    }
  }

  private static func fileNote(_ index: Int, _ log: ConstraintLog) -> String {
    log.constraints[index].isOfInterfaceBuilder
      ? ": give the view constraints of its own along this axis, in Interface Builder" : ""
  }

  private static func stackView(_ spacing: Int, _ log: ConstraintLog, _ names: ItemNames) -> String {
    log.stackView(ofSpacing: spacing).map { names[$0] }
      ?? "the stack view of \(names[log.constraints[spacing].first.item])"
  }

  private static func resize(
    _ index: Int, _ size: Double, _ log: ConstraintLog, _ names: ItemNames, isExact: Bool
  ) -> String {
    let constraint = log.constraints[index]
    let item = names[constraint.first.item]
    let dimension = constraint.first.attribute == .width ? "wide" : "high"
    let grows = isExact ? "exactly " : size > constraint.constant ? "at least " : "at most "
    let amount = "\(grows)\(Number.text(size)) \(dimension)"
    if log.isColumnWidth(index) { return "Make the table column of \(item) \(amount), with its minWidth" }
    if constraint.origin == .encapsulated {
      let isRow = constraint.first.attribute == .height && log.items[constraint.first.item].isRow
      let isInTable = !log.items[constraint.first.item].className.includes("Collection")
      return isRow
        ? "Let \(item) be \(amount), with \(isInTable ? "a row height" : "a size") that is automatic or that large"
        : "Let its container make \(item) \(amount)"
    }
    return "Make \(item) \(amount) before its first layout"
  }

  /// The equation, with the place in the source if the log has it.
  private static func description(_ index: Int, _ log: ConstraintLog, _ names: ItemNames) -> String {
    let constraint = log.constraints[index]
    var text = "\"\(ConstraintEquation.text(constraint, names))\""
    if !constraint.identifier.isEmpty { text += " (\(constraint.identifier))" }
    if constraint.line > 0 { text += " (\(constraint.file):\(constraint.line))" }
    if let count = log.counts[index] { text += " (made \(count == 2 ? "twice" : "\(count) times"))" }
    return text
  }
}

extension ConstraintLog {
  /// Whether a stack view hides one of its views.
  var isHiding: Bool { constraints.contains { $0.origin == .stackHiding } }
}
