/// Looks for the usual causes among the constraints of the contradictions.
struct SuspectSearch {
  private(set) var suspects: [Suspect] = []
  private let log: ConstraintLog
  private let names: ItemNames
  private let involved: [Int]
  private let smallest: Contradiction?

  init(_ log: ConstraintLog, _ contradictions: [Contradiction], _ names: ItemNames) {
    (self.log, self.names) = (log, names)
    var involved = Set<Int>()
    for contradiction in contradictions { involved.formUnion(contradiction.constraints) }
    self.involved = involved.sorted()
    smallest = contradictions.first
    guard !contradictions.isEmpty else { return }
    findRounding()
    findMasks()
    findDuplicates()
    findViewsOutside()
    findHiddenViews()
    findZeroSizes()
    findSystemOnly()
    findEncapsulatedSizes()
    findFixedFrames()
    findTemporarySizes()
    findRequiredContent()
    findNegativeSizes()
    findEdgesAndSize()
  }

  private mutating func add(_ kind: Suspect.Kind, item: Int?, _ constraints: [Int], _ sentence: String) {
    guard !suspects.contains(where: { $0.kind == kind && $0.item == item }) else { return }
    suspects.append(
      Suspect(kind: kind, item: item, constraints: constraints, sentence: sentence.capitalizedAtStart))
  }

  private func involved(_ origin: ConstraintLog.Origin) -> [Int] {
    involved.filter { log.constraints[$0].origin == origin }
  }

  // MARK: Causes

  private mutating func findMasks() {
    for index in involved(.autoresizing) {
      let item = log.framedItem(of: index)
      guard log.hasConstraintsOfApp(item), !log.isLaidOutBySystem(item) else { continue }
      let own = involved(.autoresizing).filter { log.isMask($0, of: item) }
      add(
        .maskLeftOn, item: item, own,
        "\(names[item]) has constraints, and its autoresizing mask is translated to constraints as well. "
          + "Set its translatesAutoresizingMaskIntoConstraints to false.")
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

  private mutating func findZeroSizes() {
    for index in involved where log.isZeroSizeFromOutside(index) {
      let item = log.constraints[index].first.item
      add(
        .zeroSize, item: item, [index],
        "\(names[item]) has the \(log.constraints[index].first.attribute.rawValue) 0 for the moment: it is laid out before it has a size. "
          + "The layout is right later, so one of the constraints inside can have the priority 999.")
    }
  }

  private mutating func findEncapsulatedSizes() {
    for index in involved(.encapsulated) where !log.isZeroSizeFromOutside(index) {
      let constraint = log.constraints[index]
      let dimension = constraint.first.attribute.rawValue
      let isRow = constraint.first.attribute == .height && log.items[constraint.first.item].isRow
      let cause = isRow ? "a row's height that is fixed or estimated" : "the \(dimension) of its container"
      add(
        .encapsulatedSize, item: constraint.first.item, [index],
        "\(constraint.kit) sets the \(dimension) of \(names[constraint.first.item]) to \(Number.text(constraint.constant)), from \(cause). "
          + "One constraint of the chain inside should have the priority 999.")
    }
  }

  private mutating func findFixedFrames() {
    for index in involved(.autoresizing) where !log.isZeroSizeFromOutside(index) {
      let constraint = log.constraints[index]
      let item = constraint.first.item
      guard constraint.first.attribute.isSize, constraint.second == nil, !log.hasConstraintsOfApp(item) else {
        continue
      }
      let dimension = constraint.first.attribute.rawValue
      add(
        .fixedFrame, item: item, [index],
        "The frame of \(names[item]) has the \(dimension) \(Number.text(constraint.constant)), and its autoresizing mask makes "
          + "constraints of it. Give it a \(dimension) that fits what is inside, or one constraint inside the priority 999."
      )
    }
  }

  private mutating func findTemporarySizes() {
    for index in involved(.temporary) where !log.isZeroSizeFromOutside(index) {
      let constraint = log.constraints[index]
      add(
        .temporarySize, item: constraint.first.item, [index],
        "\(constraint.kit) sets the \(constraint.first.attribute.rawValue) of \(names[constraint.first.item]) to "
          + "\(Number.text(constraint.constant)) while it measures.")
    }
  }

  private mutating func findRequiredContent() {
    for index in involved(.contentSize) {
      add(
        .requiredContentSize, item: log.constraints[index].first.item, [index],
        "The content size of \(names[log.constraints[index].first.item]) has a required priority. "
          + "Content hugging and compression resistance should be below 1000.")
    }
  }

  private mutating func findNegativeSizes() {
    for index in involved {
      let constraint = log.constraints[index]
      guard constraint.first.attribute.isSize, constraint.second == nil, constraint.constant < 0,
        constraint.relation != .greaterThanOrEqual
      else { continue }
      add(
        .negativeSize, item: constraint.first.item, [index],
        "The \(constraint.first.attribute.rawValue) of \(names[constraint.first.item]) is "
          + "\(Number.text(constraint.constant)), which no view can have.")
    }
  }

  private mutating func findEdgesAndSize() {
    guard let smallest, smallest.constraints.count == 4 || smallest.constraints.count == 3 else { return }
    let sizes = smallest.constraints.filter {
      log.constraints[$0].isOfApp && log.constraints[$0].first.attribute.isSize
        && log.constraints[$0].second == nil
    }
    for size in sizes {
      let item = log.constraints[size].first.item
      let edges = smallest.constraints.filter {
        $0 != size && log.mentions($0, item) && log.constraints[$0].isOfApp
      }
      guard edges.count == 2, edges.allSatisfy({ log.containerItem(of: $0).map { $0 != item } ?? false })
      else { continue }
      add(
        .edgesAndSize, item: item, [size] + edges,
        "\(names[item]) is fixed at both edges, and its \(log.constraints[size].first.attribute.rawValue) is fixed too. One of the three has to go."
      )
    }
  }

  private mutating func findSystemOnly() {
    guard !involved.contains(where: { log.constraints[$0].isOfApp || log.isOfStackOfApp($0) }) else { return }
    add(
      .systemOnly, item: nil, involved,
      "Only the system's own constraints take part. The app's code has no part in them; the message can be ignored "
        + "if the screen looks right.")
  }

  private mutating func findRounding() {
    // A pixel on a screen with three for each point.
    guard let smallest, smallest.points < 0.34, smallest.points > 0 else { return }
    add(
      .rounding, item: nil, smallest.constraints,
      "The numbers differ by less than a pixel. Fractions such as 1/3 are rounded to different pixels; give one constraint the priority 999."
    )
  }
}

extension String {
  /// The sentence with a capital letter, unless it starts with the name of a view.
  var capitalizedAtStart: String {
    hasPrefix("the ") || hasPrefix("its ") ? prefix(1).uppercased() + dropFirst() : self
  }
}

extension ConstraintLog {
  /// Whether code places the item or gives it a size. Constraints of what is inside it do not count.
  func hasConstraintsOfApp(_ item: Int) -> Bool {
    constraints.indices.contains { index in
      // A size that depends on the item's own size does not determine it.
      let isMeasure = constraints[index].first.item != item && constraints[index].first.attribute.isSize
      return constraints[index].isOfApp && mentions(index, item) && containerItem(of: index) != item
        && !isMeasure
    }
  }

  /// Whether a stack view between views of the app made the constraint.
  func isOfStackOfApp(_ index: Int) -> Bool {
    let constraint = constraints[index]
    guard constraint.origin == .stackView || constraint.origin == .stackHiding else { return false }
    return [constraint.first.item, constraint.second?.item].compactMap { $0 }.allSatisfy {
      !items[$0].isGuide && !ConstraintOrigin.isPrivate(items[$0])
    }
  }

  /// Whether the system sets the frame of the item.
  func isLaidOutBySystem(_ item: Int) -> Bool {
    let name = items[item].className
    return ConstraintOrigin.isPrivate(items[item]) || name == "UIWindow" || name.hasSuffix("ContentView")
      || name.hasSuffix("WrapperView") || name.hasSuffix("ContainerView") && name.hasPrefix("UI")
      || name == "UITransitionView" || name == "UINavigationBar" || name == "UIToolbar"
  }

  /// Two constraints that relate the same attributes.
  func isDuplicate(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (constraints[one], constraints[other])
    guard first.first == second.first, first.second == second.second, first.isOfApp, second.isOfApp,
      first.firstOffset == second.firstOffset, first.secondOffset == second.secondOffset
    else { return false }
    return first.relation == .equal && second.relation == .equal
  }

  /// Whether a size of 0 comes from outside of the app's constraints.
  func isZeroSizeFromOutside(_ index: Int) -> Bool {
    let constraint = constraints[index]
    guard constraint.first.attribute.isSize, constraint.second == nil, constraint.constant.magnitude < 0.001
    else {
      return false
    }
    switch constraint.origin {
    case .encapsulated, .temporary: return true
    case .autoresizing:
      return !hasConstraintsOfApp(constraint.first.item) || isLaidOutBySystem(constraint.first.item)
    default: return false
    }
  }
}

extension ConstraintLog.Item {
  /// Whether a table or collection shows views of this class as its rows.
  var isRow: Bool {
    className.hasSuffix("Cell") || className.hasSuffix("CellContentView")
      || className.hasSuffix("ReusableView")
      || className.includes("HeaderFooter")
  }
}
