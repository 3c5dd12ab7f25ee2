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
    suspects = suspects.prefix(2).map { suspect in
      Suspect(
        kind: suspect.kind, item: suspect.item, constraints: suspect.constraints,
        sentence: "Probably, but not proven by what is printed: " + suspect.sentence + Self.need(suspect, log)
      )
    }
  }

  /// The distances and sizes of the other constraints along the axis.
  private static func need(_ suspect: Suspect, _ log: ConstraintLog) -> String {
    guard let first = suspect.constraints.first else { return "" }
    let size = log.constraints[first]
    let others = log.constraints.indices.filter { index in
      let constraint = log.constraints[index]
      return index != first && constraint.first.attribute.isHorizontal == size.first.attribute.isHorizontal
        && constraint.constant != 0 && constraint.priority >= 1000 && constraint.relation != .lessThanOrEqual
    }
    guard !others.isEmpty, size.first.attribute.isSize else { return "" }
    let numbers = others.prefix(8).map { Number.text(log.constraints[$0].constant.magnitude) }
    return " What is printed of the inside has the lengths \(numbers.joined(separator: ", "))."
  }
}
