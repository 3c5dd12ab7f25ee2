/// Writes the code of a change.
struct FixCodeWriter {
  private let log: ConstraintLog
  private let names: ItemNames

  init(_ log: ConstraintLog, _ names: ItemNames) { (self.log, self.names) = (log, names) }

  func code(for change: Proposal.Change) -> FixCode {
    let code = plainCode(for: change)
    return code.anchors.isEmpty ? code : code.with(comments(change))
  }

  /// The names that the log has for views of the code.
  private func comments(_ change: Proposal.Change) -> String {
    let used: [Int]
    switch change {
    case .lowerPriority(let index, _), .setConstant(let index, _), .remove(let index),
      .lowerContentPriority(let index, _):
      used = log.items(of: index)
    case .stopTranslatingMask(let item), .determine(let item, _): used = [item]
    case .setSpacing, .changeDistribution, .changeAlignment, .resize: used = []
    }
    var seen = Set<Int>()
    return used.filter { seen.insert($0).inserted }.compactMap { names.comments[$0] }
      .map { "// \(Self.oneLine($0))\n" }.joined()
  }

  /// A name may have line breaks.
  private static func oneLine(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 < 32 ? 32 : $0 }, as: UTF8.self)
  }

  private func plainCode(for change: Proposal.Change) -> FixCode {
    switch change {
    case .lowerPriority(let index, let priority): return code(log.constraints[index], priority: priority)
    case .setConstant(let index, let constant):
      var changed = log.constraints[index]
      changed.constant = constant
      return code(changed, priority: 1000)
    case .remove(let index):
      // No line of code makes it.
      return log.constraints[index].isOfInterfaceBuilder ? FixCode("") : removal(log.constraints[index])
    case .stopTranslatingMask(let item):
      return FixCode("\(names.code[item]).translatesAutoresizingMaskIntoConstraints = false")
    case .setSpacing(let index, let spacing):
      return FixCode("\(stackView(index)).spacing = \(Number.exactText(spacing))")
    case .changeDistribution(let index): return FixCode("\(stackView(index)).distribution = .fill")
    case .changeAlignment(let index): return FixCode("\(stackView(index)).alignment = .center")
    case .lowerContentPriority(let index, let isHugging):
      let anchor = log.constraints[index].first
      let method = isHugging ? "setContentHuggingPriority" : "setContentCompressionResistancePriority"
      let axis = anchor.attribute == .width ? "horizontal" : "vertical"
      return FixCode(
        "\(names.code[anchor.item]).\(method)(.\(isHugging ? "defaultLow" : "defaultHigh"), for: .\(axis))")
    case .determine(let item, let attribute): return code(determining(item, attribute), priority: 1000)
    case .resize: return FixCode("")
    }
  }

  private func stackView(_ spacing: Int) -> String {
    log.stackView(ofSpacing: spacing).map { names.code[$0] } ?? "stackView"
  }

  /// A constraint for an attribute that is open: to the superview, or as large as 44 points.
  private func determining(_ item: Int, _ attribute: ConstraintLog.Attribute) -> ConstraintLog.Constraint {
    let first = ConstraintLog.Anchor(item, attribute)
    guard !attribute.isSize, let superview = log.superviews[item] else {
      return ConstraintLog.Constraint(first: first, constant: 44)
    }
    let isEnd = attribute == .right || attribute == .bottom
    return ConstraintLog.Constraint(
      first: first, second: ConstraintLog.Anchor(superview, attribute), constant: isEnd ? -16 : 16)
  }

  /// The line that makes the constraint, as a comment: what is pasted must not make it again.
  private func removal(_ constraint: ConstraintLog.Constraint) -> FixCode {
    let code = code(constraint, priority: 1000)
    func removed(_ line: String) -> String { line.hasPrefix("//") ? line : "// Delete: \(line)" }
    return FixCode(
      anchors: removed(code.anchors), masonry: removed(code.masonry), snapKit: removed(code.snapKit))
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
    // Masonry and SnapKit stop translating the mask of the first view, which a cell's content view needs.
    guard let second = constraint.second, constraint.multiplier == 1,
      let inset = ConstraintInset(constraint), inset.outer == constraint.first.item
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
    let type = log.isOfAppKit ? "NSLayoutConstraint.Priority" : "UILayoutPriority"
    return
      "let \(name) = \(made)\n\(name).priority = \(type)(\(Number.text(priority)))\n\(name).isActive = true"
  }

  private func anchorCall(_ constraint: ConstraintLog.Constraint) -> String? {
    let relation = Self.anchorRelation(constraint.relation)
    guard let first = anchor(constraint.first) else { return nil }
    guard let second = constraint.second else {
      return "\(first).constraint(\(relation)Constant: \(Number.exactText(constraint.constant)))"
    }
    guard let other = anchor(second), constraint.multiplier == 1 || second.attribute.isSize else {
      return nil
    }
    var arguments = "\(relation): \(other)"
    if constraint.multiplier != 1 { arguments += ", multiplier: \(Self.factor(constraint.multiplier))" }
    if constraint.constant != 0 { arguments += ", constant: \(Number.exactText(constraint.constant))" }
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
      + "attribute: .\(second.attribute.rawValue), multiplier: \(Self.factor(constraint.multiplier)), "
      + "constant: \(Number.exactText(constraint.constant)))"
  }

  /// A ratio as the code has it: the log prints six digits of it.
  private static func factor(_ value: Double) -> String {
    Number.fraction(value).map { "\($0.numerator).0 / \($0.denominator).0" } ?? Number.exactText(value)
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
      if constraint.multiplier != 1 { chain += ".multipliedBy(\(Self.factor(constraint.multiplier)))" }
      if constraint.constant != 0 { chain += ".offset(\(Number.exactText(constraint.constant)))" }
    } else {
      chain += "(\(Number.exactText(constraint.constant)))"
    }
    if priority < 1000 { chain += ".priority(\(Number.text(priority)))" }
    return "\(item).\(call) { \(chain) }"
  }
}

extension FixCode {
  /// Creates code with one text for all languages.
  init(_ code: String) { self.init(anchors: code, masonry: code, snapKit: code) }

  /// The code below a comment.
  func with(_ comment: String) -> FixCode {
    FixCode(anchors: comment + anchors, masonry: comment + masonry, snapKit: comment + snapKit)
  }
}

extension ConstraintLog {
  /// Whether the log is of a Mac's app, whose names differ from those of UIKit.
  var isOfAppKit: Bool {
    items.contains { $0.isOfAppKit } || constraints.contains { $0.identifier.hasPrefix("NSView-") }
  }
}
