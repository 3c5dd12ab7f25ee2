extension Diagnosis {
  /// The diagnosis as an object of JSON. Constraints and items are referred to by their indices in its lists.
  public var json: String { jsonValue.text() + "\n" }

  /// Several diagnoses as an array of JSON.
  public static func json(_ diagnoses: [Diagnosis]) -> String {
    JSONText.array(diagnoses.map { $0.jsonValue }).text() + "\n"
  }

  private var jsonValue: JSONText {
    let names = ItemNames(log)
    return .object([
      ("verdict", .string(verdict)),
      ("count", .number(Double(log.count))),
      ("items", .array(log.items.indices.map { Self.value(log.items[$0], names[$0]) })),
      ("constraints", .array(log.constraints.map { Self.value($0, names) })),
      ("contradictions", .array(contradictions.map(Self.value))),
      ("largest", largest.map(Self.value) ?? .null),
      ("isComplete", .bool(isComplete)),
      ("assumptions", .array(assumptions.map { .string($0) })),
      ("broken", Self.value(log.broken)),
      ("givenUp", Self.value(givenUp)),
      ("suspects", .array(suspects.map(Self.value))),
      ("proposals", .array(proposals.map(Self.value))), ("codeNote", .string(codeNote)),
      ("unread", .array(log.unread.map { .string($0) })),
      ("privateCount", .number(Double(log.privateCount))),
    ])
  }

  private static func value(_ indices: [Int]) -> JSONText { .array(indices.map { .number(Double($0)) }) }

  private static func value(_ item: ConstraintLog.Item, _ phrase: String) -> JSONText {
    .object([
      ("class", .string(item.className)), ("name", .string(item.name)), ("text", .string(item.text)),
      ("phrase", .string(phrase)), ("isGuide", .bool(item.isGuide)),
    ])
  }

  private static func value(_ constraint: ConstraintLog.Constraint, _ names: ItemNames) -> JSONText {
    .object([
      ("equation", .string(ConstraintEquation.text(constraint, names))),
      ("class", .string(constraint.className)), ("name", .string(constraint.name)),
      ("identifier", .string(constraint.identifier)), ("origin", .string(constraint.origin.rawValue)),
      ("first", value(constraint.first)), ("relation", .string(constraint.relation.rawValue)),
      ("second", constraint.second.map(value) ?? .null), ("multiplier", .number(constraint.multiplier)),
      ("constant", .number(constraint.constant)), ("priority", .number(constraint.priority)),
      ("state", .string(constraint.state.rawValue)), ("file", .string(constraint.file)),
      ("line", .number(Double(constraint.line))), ("text", .string(constraint.text)),
    ])
  }

  private static func value(_ anchor: ConstraintLog.Anchor) -> JSONText {
    .object([("item", .number(Double(anchor.item))), ("attribute", .string(anchor.attribute.rawValue))])
  }

  private static func value(_ contradiction: Contradiction) -> JSONText {
    .object([
      ("sentence", .string(contradiction.sentence)), ("constraints", value(contradiction.constraints)),
      ("isMinimal", .bool(contradiction.isMinimal)),
      ("points", .number(contradiction.points)),
      ("shortfalls", .array(contradiction.shortfalls.map { $0.map { .number($0) } ?? .null })),
    ])
  }

  private static func value(_ suspect: Suspect) -> JSONText {
    .object([
      ("kind", .string(suspect.kind.rawValue)), ("sentence", .string(suspect.sentence)),
      ("item", suspect.item.map { .number(Double($0)) } ?? .null),
      ("constraints", value(suspect.constraints)),
    ])
  }

  private static func value(_ proposal: Proposal) -> JSONText {
    .object([
      ("sentence", .string(proposal.sentence)),
      (
        "code",
        .object([
          ("anchors", .string(proposal.code.anchors)), ("masonry", .string(proposal.code.masonry)),
          ("snapKit", .string(proposal.code.snapKit)),
        ])
      ),
    ])
  }
}
