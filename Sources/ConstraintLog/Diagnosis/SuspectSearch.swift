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
    findPlaces()
    findScrollContent()
    findDistributions()
    findHiddenViews()
    findSystemOnly()
    // What the system sets for the moment is no cause where an app has no part in anything.
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
    for index in involved where log.constraints[index].className == "NSIBPrototypingLayoutConstraint" {
      let item = log.constraints[index].first.item
      add(
        .interfaceBuilder, item: item, [index],
        "Interface Builder added a constraint to \(names[item]), because the view has too few of its own in the file. Add the missing ones "
          + "there, or mark those of the file as placeholders that are removed at build time.")
    }
  }

  private mutating func findScrollContent() {
    for index in involved where log.constraints[index].isOfApp {
      guard let (inner, outer, scrollView) = log.crossing(index) else { continue }
      add(
        .scrollContent, item: inner, [index],
        "\(names[inner]) is inside \(names[scrollView]), and \(ConstraintEquation.text(log.constraints[index], names)) ties it to "
          + "\(names[outer]) outside. Edges of a scroll view's content belong to the scroll view's contentLayoutGuide, and sizes to its "
          + "frameLayoutGuide.")
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

  private mutating func findZeroSizes() {
    for index in involved where log.isZeroSizeFromOutside(index) {
      let item = log.constraints[index].first.item
      add(
        .zeroSize, item: item, [index],
        "\(names[item]) has the \(log.constraints[index].first.attribute.rawValue) 0 for the moment: it is laid out before it has a size. "
          + "The layout is right later, \(adviceInside(index))" + headerNote(index))
    }
  }

  /// What can be done about the constraints inside a view without a size.
  private func adviceInside(_ size: Int) -> String {
    let others = involved.filter { $0 != size }
    return others.isEmpty || others.contains { log.constraints[$0].isOfApp }
      ? "so one of the constraints inside can have the priority 999."
      : "and the constraints inside that are printed are not the app's: the message can be ignored if the screen looks right."
  }

  private func headerNote(_ index: Int) -> String {
    let constraint = log.constraints[index]
    let name = log.items[constraint.first.item].shortClassName
    guard constraint.origin == .autoresizing, constraint.first.attribute == .height,
      name.includes("Header") || name.includes("Footer")
    else { return "" }
    return
      " If it is a table's tableHeaderView or tableFooterView: a table uses the frame that the view has. Set the frame's height with "
      + "systemLayoutSizeFitting, and then set the view again."
  }

  private mutating func findEncapsulatedSizes() {
    for index in involved(.encapsulated) where !log.isZeroSizeFromOutside(index) {
      let constraint = log.constraints[index]
      if log.isColumnWidth(index) {
        add(
          .tableColumn, item: constraint.first.item, [index],
          "The table's column is \(Number.text(constraint.constant)) wide, and \(names[constraint.first.item]) needs more. Give the column a "
            + "minWidth, or one constraint inside the priority 999.")
        continue
      }
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
      guard constraint.isConstantSize, !log.hasConstraintsOfApp(item),
        !log.isSizeOfScreen(index)
      else { continue }
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
        "The content of \(names[log.constraints[index].first.item]) is \(Number.text(log.constraints[index].constant)) "
          + "\(log.constraints[index].first.attribute == .width ? "wide" : "high"), and its size has a required priority. "
          + "Content hugging and compression resistance should be below 1000.")
    }
  }

  private mutating func findNegativeSizes() {
    for index in involved {
      let constraint = log.constraints[index]
      guard constraint.isConstantSize, constraint.constant < 0,
        constraint.relation != .greaterThanOrEqual
      else { continue }
      add(
        .negativeSize, item: constraint.first.item, [index],
        "The \(constraint.first.attribute.rawValue) of \(names[constraint.first.item]) is "
          + "\(Number.text(constraint.constant)), which no view can have.")
    }
    guard let smallest, smallest.constraints.count <= 2,
      !smallest.constraints.contains(where: { log.constraints[$0].first.attribute.isSize }),
      let size = smallest.notNegative.first(where: { $0.attribute.isSize })
    else { return }
    add(
      .negativeSize, item: size.item, smallest.constraints,
      "The constraints give \(names[size.item]) a negative \(size.attribute.rawValue). Probably an offset has the wrong sign, or one of the "
        + "edges is meant to be the opposite one.")
  }

  private static let mostOfEdges = 12

  private mutating func findEdgesAndSize() {
    guard let smallest, smallest.constraints.count <= Self.mostOfEdges else { return }
    let sizes = smallest.constraints.filter {
      log.constraints[$0].isOfApp && log.constraints[$0].isConstantSize
    }
    for size in sizes {
      let item = log.constraints[size].first.item
      let edges = smallest.constraints.filter {
        $0 != size && log.mentions($0, item) && log.constraints[$0].isOfApp
          && log.constraints[$0].first.attribute.edge != nil
      }
      guard edges.count == 2, edges.allSatisfy({ log.containerItem(of: $0).map { $0 != item } ?? false }),
        log.containerItem(of: edges[0]) == log.containerItem(of: edges[1])
      else { continue }
      add(
        .edgesAndSize, item: item, [size] + edges,
        "\(names[item]) is fixed at both edges, and its \(log.constraints[size].first.attribute.rawValue) is fixed too. One of the three has to go."
      )
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
    return items(of: index).allSatisfy { !items[$0].isGuide && !ConstraintOrigin.isPrivate(items[$0]) }
  }

  /// Whether the system sets the frame of the item.
  func isLaidOutBySystem(_ item: Int) -> Bool {
    let name = items[item].className
    return ConstraintOrigin.isPrivate(items[item]) || name == "UIWindow" || name.hasSuffix("ContentView")
      || name.hasSuffix("WrapperView") || name.hasSuffix("ContainerView") && name.hasPrefix("UI")
      || name == "UITransitionView" || name == "UINavigationBar" || name == "UIToolbar"
  }

  /// Whether a frame gives a size of which code takes a share: it was made in code or in a file, and should follow constraints.
  func isMeasureOfRatio(_ index: Int) -> Bool {
    let size = constraints[index].first
    return size.attribute.isSize && constraints[index].second == nil && constraints[index].constant > 1
      && constraints.contains {
        $0.isOfApp && $0.multiplier != 1 && $0.second == size && $0.first.item != size.item
      }
  }

  /// Whether a frame is one that the system gives the view of a controller.
  func isPlacedBySystem(_ index: Int) -> Bool {
    let containers = ["UITransitionView", "UINavigationTransitionView", "UIViewControllerWrapperView"]
    return constraints[index].identifier.hasPrefix("UIView-Encapsulated")
      || items(of: index).contains { containers.contains(items[$0].className) }
  }

  /// Two constraints that give the same distance or size different values.
  func isDuplicate(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (constraints[one], constraints[other])
    guard first.isOfApp, second.isOfApp, first.relation == .equal, second.relation == .equal,
      first.firstOffset == second.firstOffset, first.secondOffset == second.secondOffset
    else { return false }
    if first.first == second.first, first.second == second.second { return true }
    if isInMiddleAndAtEdge(one, other) { return true }
    guard first.multiplier == 1, second.multiplier == 1, first.second != nil, second.second != nil else {
      return false
    }
    let anchors = (
      placed(first.first), first.second.map(placed), placed(second.first), second.second.map(placed)
    )
    return anchors.0 == anchors.2 && anchors.1 == anchors.3
      || anchors.0 == anchors.3 && anchors.1 == anchors.2
  }

  /// Whether two constraints place one edge of an item in the middle of another one and at an edge of that.
  func isInMiddleAndAtEdge(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (constraints[one], constraints[other])
    guard one != other, first.isOfApp, second.isOfApp, first.relation == .equal, second.relation == .equal,
      first.first == second.first, let left = first.second, let right = second.second, left.item == right.item
    else { return false }
    let centres: [Attribute] = [.centerX, .centerY]
    return centres.contains(left.attribute) != centres.contains(right.attribute)
      && !left.attribute.isSize && !right.attribute.isSize
  }

  /// The anchor without its direction.
  private func placed(_ anchor: Anchor) -> Anchor {
    let attribute = isRightToLeft ? anchor.attribute.mirrored : anchor.attribute.withoutDirection
    return Anchor(anchor.item, attribute)
  }

  /// A constraint between a view inside a scroll view and one outside.
  func crossing(_ index: Int) -> (inner: Int, outer: Int, scrollView: Int)? {
    let anchors = [constraints[index].first, constraints[index].second].compactMap { $0 }
    guard anchors.count == 2, anchors.allSatisfy({ !$0.attribute.isSize && !items[$0.item].isScrollView })
    else { return nil }
    for (inner, outer) in [(anchors[0].item, anchors[1].item), (anchors[1].item, anchors[0].item)]
    where inner != outer {
      let scrollView = self.scrollView(containing: inner)
      if let scrollView, self.scrollView(containing: outer) != scrollView, isOutside(outer, scrollView) {
        return (inner, outer, scrollView)
      }
    }
    return nil
  }

  private func scrollView(containing item: Int) -> Int? {
    for index in constraints.indices where mentions(index, item) {
      if let scrollView = scrollView(around: index), scrollView != item { return scrollView }
    }
    return nil
  }

  /// Whether a constraint shows that an item contains a scroll view.
  private func isOutside(_ item: Int, _ scrollView: Int) -> Bool {
    constraints.indices.contains { mentions($0, scrollView) && containerItem(of: $0) == item }
  }

  func isEqualDistribution(_ index: Int) -> Bool {
    constraints[index].identifier == "UISV-fill-equally"
      || constraints[index].identifier == "UISV-fill-proportionally"
  }

  func distribution(of index: Int) -> String {
    constraints[index].identifier == "UISV-fill-equally" ? "fillEqually" : "fillProportionally"
  }

  /// Whether a constraint is the length of a window or of a screen's view: an app cannot make it larger.
  func isSizeOfScreen(_ index: Int) -> Bool {
    let constraint = constraints[index]
    let name = items[constraint.first.item].className
    return name.hasSuffix("Window")
      || name == "UIView" && constraint.origin == .encapsulated && constraint.constant >= 320
  }

  /// Whether a constraint is the width that a column of AppKit's tables gives its cells.
  func isColumnWidth(_ index: Int) -> Bool {
    let constraint = constraints[index]
    let name = items[constraint.first.item].className
    return constraint.origin == .encapsulated && constraint.first.attribute == .width
      && (name.hasSuffix("CellView") || name.hasSuffix("Cell")) && constraint.kit == "AppKit"
  }

  /// Whether a size of 0 comes from outside of the app's constraints.
  func isZeroSizeFromOutside(_ index: Int) -> Bool {
    let constraint = constraints[index]
    guard constraint.isConstantSize, constraint.constant.magnitude < 0.001
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
