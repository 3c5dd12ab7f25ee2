/// The probable causes of a conflict whose constraints are not all printed. They are not proven.
struct ProbableCauses {
  private(set) var suspects: [Suspect] = []

  init(_ log: ConstraintLog, _ names: ItemNames) {
    guard !log.constraints.isEmpty else { return }
    let kinds: Set<Suspect.Kind> = [
      .knownFault, .maskLeftOn, .hiddenInStack, .zeroSize, .temporarySize, .encapsulatedSize, .fixedFrame,
      .interfaceBuilder, .negativeSize,
    ]
    suspects = SuspectSearch(log, among: Array(log.constraints.indices), names).suspects.filter {
      kinds.contains($0.kind)
    }
    if suspects.isEmpty, let cut = Self.cutRowSize(log, names) ?? Self.fixedSize(log, names) {
      suspects = [cut]
    }
    suspects = suspects.prefix(2).map { suspect in
      Suspect(
        kind: suspect.kind, item: suspect.item, constraints: suspect.constraints,
        sentence: "Probably, but not proven by what is printed: " + suspect.sentence + Self.need(suspect, log)
      )
    }
  }

  /// The size that UIKit sets, where a cut log has the beginning of its identifier, or the views inside a row.
  private static func cutRowSize(_ log: ConstraintLog, _ names: ItemNames) -> Suspect? {
    let own = log.constraints.indices.filter { log.constraints[$0].isOfApp }
    // A row's edges are its content's: what is cut off is its size, unless the list has one.
    let ends = own.filter { index in
      log.containerItem(of: index).map { log.items[$0].isRow } ?? false
    }
    let isNamed = log.unread.last?.includes("'UIView-Encap") ?? false
    guard isNamed || log.isCut && !ends.isEmpty else { return nil }
    let isHorizontal = own.contains { log.constraints[$0].first.attribute.isHorizontal }
    guard let first = own.first,
      own.allSatisfy({ log.constraints[$0].first.attribute.isHorizontal == isHorizontal })
    else { return nil }
    let change = own.first { log.constraints[$0].isConstantSize } ?? ends.last ?? first
    return Suspect(
      kind: .encapsulatedSize, item: nil, constraints: [change],
      sentence:
        "UIKit sets the \(isHorizontal ? "width" : "height") of the row or of its content view, and the constraints inside need "
        + "another one. One of them should have the priority 999, such as \(ConstraintEquation.text(log.constraints[change], names))."
    )
  }

  /// The only size that the app gives a view in the beginning of a list: what is cut off probably gives a view around another one.
  private static func fixedSize(_ log: ConstraintLog, _ names: ItemNames) -> Suspect? {
    let sizes = log.constraints.indices.filter {
      log.constraints[$0].isOfApp && log.constraints[$0].isConstantSize
        && log.constraints[$0].relation != .lessThanOrEqual && log.constraints[$0].constant > 0
    }
    guard log.isCut, sizes.count == 1, log.constraints.count > 1 else { return nil }
    let constraint = log.constraints[sizes[0]]
    return Suspect(
      kind: .edgesAndSize, item: constraint.first.item, constraints: sizes,
      sentence:
        "What is cut off gives a view around \(names[constraint.first.item]) another \(constraint.first.attribute.rawValue), and "
        + "\(ConstraintEquation.text(constraint, names)) does not fit there. It should have the priority 999."
    )
  }

  /// The distances and sizes of the other constraints along the axis.
  private static func need(_ suspect: Suspect, _ log: ConstraintLog) -> String {
    guard let first = suspect.constraints.first else { return "" }
    let size = log.constraints[first]
    let others = log.constraints.indices.filter { index in
      let constraint = log.constraints[index]
      return index != first && constraint.first.attribute.isHorizontal == size.first.attribute.isHorizontal
        && constraint.constant != 0 && constraint.priority >= 1000 && constraint.relation != .lessThanOrEqual
        && constraint.isOfApp
    }
    guard !others.isEmpty, size.first.attribute.isSize else { return "" }
    let numbers = others.prefix(8).map { Number.text(log.constraints[$0].constant.magnitude) }
    let sum = numbers.joined(separator: " + ")
    return " What is printed of the inside needs \(sum) \(sum == "1" ? "point" : "points")."
  }
}
