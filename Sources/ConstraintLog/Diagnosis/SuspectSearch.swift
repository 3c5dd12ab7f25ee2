/// Looks for the usual causes among the constraints of the contradictions.
struct SuspectSearch {
  private(set) var suspects: [Suspect] = []
  let log: ConstraintLog
  let names: ItemNames
  let involved: [Int]
  let smallest: Contradiction?

  init(_ log: ConstraintLog, _ contradictions: [Contradiction], _ names: ItemNames) {
    var involved = Set<Int>()
    for contradiction in contradictions { involved.formUnion(contradiction.constraints) }
    self.init(log, among: involved.sorted(), smallest: contradictions.first, names)
  }

  /// Looks for causes among constraints, whether they contradict each other or not.
  init(_ log: ConstraintLog, among involved: [Int], smallest: Contradiction? = nil, _ names: ItemNames) {
    (self.log, self.names, self.involved, self.smallest) = (log, names, involved, smallest)
    guard !involved.isEmpty else { return }
    findKnownFaults()
    findMasks()
    findRounding()
    findInterfaceBuilder()
    findDuplicates()
    findViewsOutside()
    findLoops()
    findPlaces()
    findScrollContent()
    findClipViews()
    findDistributions()
    findHiddenViews()
    findSystemOnly()
    // Values that the system sets for the moment are no cause where an app has no part in anything.
    if suspects.contains(where: { $0.kind == .knownFault || $0.kind == .systemOnly }) { return }
    findZeroSizes()
    findEncapsulatedSizes()
    findFixedFrames()
    findTemporarySizes()
    findRequiredContent()
    findNegativeSizes()
    findEdgesAndSize()
  }

  mutating func add(_ kind: Suspect.Kind, item: Int?, _ constraints: [Int], _ sentence: String) {
    guard !suspects.contains(where: { $0.kind == kind && $0.item == item }) else { return }
    suspects.append(
      Suspect(kind: kind, item: item, constraints: constraints, sentence: sentence.capitalizedAtStart))
  }

  func involved(_ origin: ConstraintLog.Origin) -> [Int] {
    involved.filter { log.constraints[$0].origin == origin }
  }

  // MARK: Causes

  private mutating func findMasks() {
    for index in involved(.autoresizing) {
      let item = log.framedItem(of: index)
      guard log.hasConstraintsOfApp(item) || log.isMeasureOfRatio(index), !log.isLaidOutBySystem(item),
        !log.isPlacedBySystem(index)
      else { continue }
      let own = involved(.autoresizing).filter { log.isMask($0, of: item) }
      add(
        .maskLeftOn, item: item, own,
        "\(names[item]) has constraints, and its autoresizing mask is translated to constraints as well. "
          + "Set its translatesAutoresizingMaskIntoConstraints to false.")
    }
  }

  private mutating func findKnownFaults() {
    guard let fault = KnownFault.first(in: log, involved) else { return }
    add(.knownFault, item: nil, involved, fault.sentence)
  }

  private mutating func findInterfaceBuilder() {
    for index in involved where log.constraints[index].isOfInterfaceBuilder {
      let item = log.constraints[index].first.item
      add(
        .interfaceBuilder, item: item, [index],
        "Interface Builder added a constraint to \(names[item]), because the view has too few of its own in the file. Add the missing ones "
          + "there, or mark those of the file as placeholders that are removed at build time.")
    }
  }

  private mutating func findDistributions() {
    let haveSizes = involved.contains {
      log.constraints[$0].isConstantSize
        && (log.constraints[$0].isOfApp || log.constraints[$0].origin == .contentSize)
    }
    for index in involved where log.isEqualDistribution(index) && haveSizes {
      let stack = log.stackView(ofSpacing: index).map { names[$0] } ?? "The stack view"
      let dimension = log.constraints[index].first.attribute.rawValue
      add(
        .distribution, item: nil, [index],
        "\(stack) has the distribution \(log.distribution(of: index)), so the \(dimension)s of its views depend on each other. Views with a "
          + "\(dimension) of their own need the distribution fill.")
      return
    }
  }

  private mutating func findDuplicates() {
    for (place, index) in involved.enumerated() {
      for other in involved.dropFirst(place + 1) where log.isDuplicate(index, other) {
        add(
          .duplicate, item: log.constraints[index].first.item, [index, other],
          "\(names[log.constraints[index].first.item]) has two constraints for its \(log.constraints[index].first.attribute.rawValue): "
            + "\(ConstraintEquation.text(log.constraints[index], names)) and \(ConstraintEquation.text(log.constraints[other], names)). "
            + "Probably it is set up twice, or the older one should be changed or deactivated.")
      }
    }
  }

  private mutating func findViewsOutside() {
    let containment = ItemContainment(log)
    for index in involved where log.constraints[index].isOfApp {
      let constraint = log.constraints[index]
      guard let second = constraint.second, constraint.first.attribute.isOpposite(to: second.attribute) else {
        continue
      }
      let (one, other) = (constraint.first.item, second.item)
      let around = containment.isInside(one, other) ? other : containment.isInside(other, one) ? one : nil
      guard let around else { continue }
      let inner = around == one ? other : one
      add(
        .outsideOfSuperview, item: inner, [index],
        "\(names[inner]) is inside \(names[around]), and \(ConstraintEquation.text(constraint, names)) places it beside that. "
          + "Probably one of the edges is meant to be the opposite one.")
    }
  }

  private mutating func findHiddenViews() {
    for index in involved(.stackHiding) {
      let item = log.constraints[index].first.item
      add(
        .hiddenInStack, item: item, [index],
        "A stack view hides \(names[item]) by making its \(log.constraints[index].first.attribute.rawValue) 0. "
          + "Constraints along that axis need a priority below 1000 to allow that.")
    }
  }

  private mutating func findSystemOnly() {
    guard log.isOfSystem(involved),
      !suspects.contains(where: { [.knownFault, .frameOfOtherSize].contains($0.kind) })
    else { return }
    add(
      .systemOnly, item: nil, involved,
      "Only the system's own constraints take part\(systemReason). The app's code has no part in them; the message can be ignored "
        + "if the screen looks right.")
  }

  /// Why the constraints are the system's.
  private var systemReason: String {
    let identifiers = involved.map { log.constraints[$0].identifier }.filter { !$0.isEmpty }
    let classes = involved.flatMap { log.items(of: $0) }.filter { ConstraintOrigin.isPrivate(log.items[$0]) }
    if let item = classes.first { return ": \(names[item]) is a class of the system" }
    if let identifier = identifiers.first { return ": \(identifier) is an identifier of the system" }
    if involved.contains(where: { log.constraints[$0].origin == .encapsulated }) {
      return ": they are sizes that a table or collection sets, such as a width of 0 before its first layout"
    }
    return ""
  }

  private mutating func findRounding() {
    guard let smallest, smallest.points < 0.999, smallest.points > 0, let pixels = pixels(smallest),
      !smallest.constraints.contains(where: { log.isZeroSizeFromOutside($0) })
    else { return }
    add(
      .rounding, item: nil, smallest.constraints,
      "The numbers differ by \(pixels). The system rounds sizes to whole pixels, and a row's separator is one pixel; give one constraint "
        + "the priority 999."
    )
  }

  /// A difference in pixels; nil if it is no part of a point that rounding explains.
  private func pixels(_ contradiction: Contradiction) -> String? {
    let points = contradiction.points
    for scale in [2.0, 3] {
      for count in stride(from: 1, to: scale, by: 1) where (points - count / scale).magnitude < 0.002 {
        let number = count == 1 ? "a pixel" : "\(Number.text(count)) pixels"
        return "\(Number.text(points)) points, \(number) of a screen with the scale \(Number.text(scale))"
      }
    }
    return points < 0.34 ? "less than a pixel" : nil
  }
}

extension String {
  /// The sentence with a capital letter, unless it starts with the name of a view.
  var capitalizedAtStart: String {
    hasPrefix("the ") || hasPrefix("its ") ? prefix(1).uppercased() + dropFirst() : self
  }
}
