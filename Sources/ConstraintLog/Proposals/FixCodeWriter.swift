/// Writes the code of a change.
struct FixCodeWriter {
  private let log: ConstraintLog
  private let names: ItemNames

  init(_ log: ConstraintLog, _ names: ItemNames) { (self.log, self.names) = (log, names) }

  func code(for change: Proposal.Change) -> FixCode {
    switch change {
    case .lowerPriority(let index, let priority): return code(log.constraints[index], priority: priority)
    case .setConstant(let index, let constant):
      var changed = log.constraints[index]
      changed.constant = constant
      return code(changed, priority: 1000)
    case .remove(let index): return removal(log.constraints[index])
    case .stopTranslatingMask(let item):
      let line = "\(names.code[item]).translatesAutoresizingMaskIntoConstraints = false"
      return FixCode(anchors: line, masonry: line, snapKit: line)
    case .setSpacing(let index, let spacing):
      let line =
        "\(log.stackView(ofSpacing: index).map { names.code[$0] } ?? "stackView").spacing = \(Number.text(spacing))"
      return FixCode(anchors: line, masonry: line, snapKit: line)
    case .resize: return FixCode(anchors: "", masonry: "", snapKit: "")
    }
  }

  private func removal(_ constraint: ConstraintLog.Constraint) -> FixCode {
    let comment = "// Delete this constraint.\n"
    let code = code(constraint, priority: 1000)
    return FixCode(
      anchors: comment + code.anchors, masonry: comment + code.masonry, snapKit: comment + code.snapKit)
  }

  private func code(_ given: ConstraintLog.Constraint, priority: Double) -> FixCode {
    guard given.firstOffset == nil, given.secondOffset == nil else { return distance(given, priority) }
    let constraint = withChildFirst(given)
    return FixCode(
      anchors: anchors(constraint, priority), masonry: chain(constraint, priority, isMasonry: true),
      snapKit: chain(constraint, priority, isMasonry: false))
  }

  /// Code has the view inside first.
  private func withChildFirst(_ constraint: ConstraintLog.Constraint) -> ConstraintLog.Constraint {
    guard let second = constraint.second, constraint.multiplier == 1,
      constraint.first.attribute == second.attribute, constraint.itemAround == constraint.first.item
    else { return constraint }
    var turned = constraint
    (turned.first, turned.second) = (second, constraint.first)
    turned.constant = -constraint.constant
    turned.relation = constraint.relation.mirrored
    return turned
  }

  // MARK: Anchors

  private func anchors(_ constraint: ConstraintLog.Constraint, _ priority: Double) -> String {
    guard let made = anchorCall(constraint) ?? initializerCall(constraint) else { return "" }
    guard priority < 1000 else { return made + ".isActive = true" }
    let name = constraint.first.attribute.rawValue
    return
      "let \(name) = \(made)\n\(name).priority = UILayoutPriority(\(Number.text(priority)))\n\(name).isActive = true"
  }

  private func anchorCall(_ constraint: ConstraintLog.Constraint) -> String? {
    let relation = Self.anchorRelation(constraint.relation)
    guard let first = anchor(constraint.first) else { return nil }
    guard let second = constraint.second else {
      return "\(first).constraint(\(relation)Constant: \(Number.text(constraint.constant)))"
    }
    guard let other = anchor(second), constraint.multiplier == 1 || second.attribute.isSize else {
      return nil
    }
    var arguments = "\(relation): \(other)"
    if constraint.multiplier != 1 { arguments += ", multiplier: \(Number.text(constraint.multiplier))" }
    if constraint.constant != 0 { arguments += ", constant: \(Number.text(constraint.constant))" }
    return "\(first).constraint(\(arguments))"
  }

  private static func anchorRelation(_ relation: ConstraintLog.Relation) -> String {
    switch relation {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }

  /// An anchor; those of margins belong to the margins' guide.
  private func anchor(_ anchor: ConstraintLog.Anchor) -> String? {
    let item = names.code[anchor.item]
    switch anchor.attribute {
    case .leftMargin: return "\(item).layoutMarginsGuide.leftAnchor"
    case .rightMargin: return "\(item).layoutMarginsGuide.rightAnchor"
    case .topMargin: return "\(item).layoutMarginsGuide.topAnchor"
    case .bottomMargin: return "\(item).layoutMarginsGuide.bottomAnchor"
    case .leadingMargin: return "\(item).layoutMarginsGuide.leadingAnchor"
    case .trailingMargin: return "\(item).layoutMarginsGuide.trailingAnchor"
    case .centerXWithinMargins: return "\(item).layoutMarginsGuide.centerXAnchor"
    case .centerYWithinMargins: return "\(item).layoutMarginsGuide.centerYAnchor"
    default: return "\(item).\(anchor.attribute.rawValue)Anchor"
    }
  }

  /// Anchors of positions have no multiplier.
  private func initializerCall(_ constraint: ConstraintLog.Constraint) -> String? {
    guard let second = constraint.second else { return nil }
    return
      "NSLayoutConstraint(item: \(names.code[constraint.first.item]), attribute: .\(constraint.first.attribute.rawValue), "
      + "relatedBy: .\(Self.caseName(constraint.relation)), toItem: \(names.code[second.item]), "
      + "attribute: .\(second.attribute.rawValue), multiplier: \(Number.text(constraint.multiplier)), "
      + "constant: \(Number.text(constraint.constant)))"
  }

  private static func caseName(_ relation: ConstraintLog.Relation) -> String {
    switch relation {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  private func distance(_ constraint: ConstraintLog.Constraint, _ priority: Double) -> FixCode {
    let comment =
      "// \(ConstraintEquation.text(constraint, names)), with the priority \(Number.text(priority))"
    return FixCode(anchors: comment, masonry: comment, snapKit: comment)
  }

  // MARK: Chains

  private func chain(_ constraint: ConstraintLog.Constraint, _ priority: Double, isMasonry: Bool) -> String {
    let item = names.code[constraint.first.item]
    let call = isMasonry ? "mas_makeConstraints" : "snp.makeConstraints"
    var chain = "$0.\(constraint.first.attribute.rawValue).\(Self.anchorRelation(constraint.relation))"
    if let second = constraint.second {
      chain += "(\(names.code[second.item])\(isMasonry ? ".mas_" : ".snp.")\(second.attribute.rawValue))"
      if constraint.multiplier != 1 { chain += ".multipliedBy(\(Number.text(constraint.multiplier)))" }
      if constraint.constant != 0 { chain += ".offset(\(Number.text(constraint.constant)))" }
    } else {
      chain += "(\(Number.text(constraint.constant)))"
    }
    if priority < 1000 { chain += ".priority(\(Number.text(priority)))" }
    return "\(item).\(call) { \(chain) }"
  }
}
