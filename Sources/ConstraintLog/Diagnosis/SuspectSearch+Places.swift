/// Causes that the places of views show: an edge that is fixed twice, a view that is tied to itself, a frame that was made for another
/// superview.
extension SuspectSearch {
  /// With more constraints, an edge that is fixed twice is rarely the mistake.
  private static let mostOfPlaces = 8

  /// A distance as large as a smaller view is one of many in a view that is too small.
  private static let leastContainer = 100.0

  mutating func findPlaces() {
    findOwnEdges()
    findWrongSigns()
    findSizesFixedTwice()
    findFramesOfOtherSizes()
    findAlignments()
    findDistancesAsLargeAsContainers()
    findEdgesFixedTwice()
    findCentresAtEdges()
    findEdgesOfArrangedViews()
  }

  private mutating func findOwnEdges() {
    for index in involved where log.constraints[index].isOfApp {
      let constraint = log.constraints[index]
      guard let second = constraint.second, second.item == constraint.first.item,
        constraint.first.attribute.isOpposite(to: second.attribute)
      else { continue }
      let dimension = constraint.first.attribute.isHorizontal ? "width" : "height"
      add(
        .ownEdge, item: second.item, [index],
        "\(ConstraintEquation.text(constraint, names)) ties \(names[second.item]) to itself, and so determines its \(dimension). Probably "
          + "another view is meant, such as its neighbour.")
    }
  }

  /// A distance from an edge that ends the conflict with the other sign.
  private mutating func findWrongSigns() {
    guard let smallest, smallest.constraints.count <= Self.mostOfPlaces else { return }
    for (index, shortfall) in zip(smallest.constraints, smallest.shortfalls)
    where log.hasWrongSign(index, shortfall) {
      guard let inset = ConstraintInset(log.constraints[index]) else { continue }
      add(
        .negativeSize, item: inset.inner, [index],
        "\(ConstraintEquation.text(log.constraints[index], names)) places the \(inset.edge.rawValue) of \(names[inset.inner]) outside of "
          + "\(names[inset.outer]). With the other sign, the constraints hold. Probably the sign is wrong.")
    }
  }

  /// A size that depends on the sizes of two views.
  private mutating func findSizesFixedTwice() {
    guard let smallest, smallest.constraints.count <= Self.mostOfPlaces else { return }
    let sizes = smallest.constraints.filter { log.isSizeOfOther($0) }
    for (place, one) in sizes.enumerated() {
      for other in sizes.dropFirst(place + 1) where log.constraints[one].first == log.constraints[other].first
      {
        let anchor = log.constraints[one].first
        add(
          .fixedTwice, item: anchor.item, [one, other],
          "The \(anchor.attribute.rawValue) of \(names[anchor.item]) depends on two views: "
            + "\(ConstraintEquation.text(log.constraints[one], names)) and \(ConstraintEquation.text(log.constraints[other], names)). One of "
            + "them has to go.")
        return
      }
    }
  }

  /// A mask that was translated while the superview had another size: the view keeps the difference.
  private mutating func findFramesOfOtherSizes() {
    for index in involved(.autoresizing) {
      let constraint = log.constraints[index]
      guard let second = constraint.second, constraint.first.attribute == second.attribute,
        second.attribute.isSize, constraint.multiplier == 1, constraint.constant < 0,
        !log.isLaidOutBySystem(constraint.first.item),
        let result = resultOfMask(constraint, second)
      else { continue }
      let dimension = second.attribute.rawValue
      add(
        .frameOfOtherSize, item: constraint.first.item, [index],
        "The autoresizing mask of \(names[constraint.first.item]) keeps the difference of \(Number.text(-constraint.constant)) that its "
          + "\(dimension) once had to that of \(names[second.item]), \(result). Give it a frame that fits before it is added, or set its "
          + "translatesAutoresizingMaskIntoConstraints to false and constrain its edges.")
    }
  }

  /// The effect on a view of a mask with a difference to the superview, in words; nil if there is enough room for the difference.
  private func resultOfMask(_ constraint: ConstraintLog.Constraint, _ superview: ConstraintLog.Anchor)
    -> String?
  {
    guard let available = log.fixedSize(superview) else {
      // The others give the superview less.
      let isNegative = smallest?.notNegative.contains(constraint.first) ?? false
      return isNegative ? "which is more than there is now" : nil
    }
    guard available + constraint.constant < 0.001 else { return nil }
    let difference = "\(Number.text(available)) - \(Number.text(-constraint.constant))"
    return
      "and so its \(superview.attribute.rawValue) is \(difference) = \(Number.text(available + constraint.constant))"
  }

  private mutating func findAlignments() {
    guard let smallest else { return }
    for index in smallest.constraints where log.isFillAlignment(index) {
      let items = log.items(of: index)
      let dimension = log.constraints[index].first.attribute.isHorizontal ? "width" : "height"
      guard items.allSatisfy({ log.hasOwnSize($0, smallest.constraints, dimension) }) else { continue }
      add(
        .alignment, item: nil, [index],
        "A stack view with the alignment fill gives \(names[items[0]]) and \(names[items[1]]) the same \(dimension), and they have "
          + "\(dimension)s of their own. Views with different \(dimension)s need another alignment, such as center."
      )
      return
    }
  }

  /// A distance to an edge that leaves nothing of the view around: it is from another device, or for another edge.
  private mutating func findDistancesAsLargeAsContainers() {
    guard let smallest, smallest.constraints.count <= Self.mostOfPlaces else { return }
    for index in smallest.constraints where log.constraints[index].isOfApp {
      guard let inset = ConstraintInset(log.constraints[index]), inset.relation != .lessThanOrEqual,
        let available = log.fixedSize(
          ConstraintLog.Anchor(log.viewOfGuide(inset.outer), inset.edge.isHorizontal ? .width : .height)),
        available >= Self.leastContainer, inset.distance >= available
      else { continue }
      add(
        .distanceTooLarge, item: inset.inner, [index],
        "The distance \(Number.text(inset.distance)) of \(names[inset.inner]) from an edge is as large as \(names[log.viewOfGuide(inset.outer)]), which is "
          + "\(Number.text(available)) \(inset.edge.isHorizontal ? "wide" : "high"). Probably it is for another device or another edge."
      )
    }
  }

  private mutating func findEdgesFixedTwice() {
    guard let smallest, smallest.constraints.count <= Self.mostOfPlaces,
      !smallest.constraints.contains(where: { log.isSizeOfView($0) }),
      !suspects.contains(where: {
        [.duplicate, .distanceTooLarge, .ownEdge, .outsideOfSuperview, .closedLoop].contains($0.kind)
      })
    else { return }
    let placed = smallest.constraints.filter { log.placesEdge($0) }
    for (place, one) in placed.enumerated() {
      for other in placed.dropFirst(place + 1) {
        guard let anchor = log.commonEdge(one, other) else { continue }
        add(
          .fixedTwice, item: anchor.item, [one, other],
          "The \(anchor.attribute.rawValue) of \(names[anchor.item]) is fixed twice: \(ConstraintEquation.text(log.constraints[one], names)) and "
            + "\(ConstraintEquation.text(log.constraints[other], names)). One of them has to go.")
        return
      }
    }
  }

  /// A view in the middle and at an edge of the view around, which can only be as large as the view then.
  private mutating func findCentresAtEdges() {
    guard let smallest, smallest.constraints.count <= Self.mostOfPlaces else { return }
    for index in smallest.constraints where log.isCentre(index) {
      let constraint = log.constraints[index]
      guard let around = constraint.second?.item,
        !smallest.constraints.contains(where: {
          log.isSizeOfView($0) && log.constraints[$0].first.item == around
        }),
        let edge = smallest.constraints.first(where: { log.isEdge($0, of: constraint.first, in: around) }),
        // With both edges it is not the view around that has no room.
        !smallest.constraints.contains(where: {
          $0 != edge && log.isEdge($0, of: constraint.first, in: around)
        })
      else { continue }
      let dimension = constraint.first.attribute.isHorizontal ? "width" : "height"
      add(
        .fixedTwice, item: constraint.first.item, [index, edge],
        "\(names[constraint.first.item]) is in the middle of \(names[around]) and at its edge as well: "
          + "\(ConstraintEquation.text(constraint, names)) and \(ConstraintEquation.text(log.constraints[edge], names)). So "
          + "\(names[around]) can only have one \(dimension). One of the two has to go.")
      return
    }
  }

  /// A constraint of an arranged view to the edge of its stack view, which places it already.
  private mutating func findEdgesOfArrangedViews() {
    guard let smallest else { return }
    for index in smallest.constraints where log.constraints[index].isOfApp {
      guard let inset = ConstraintInset(log.constraints[index]),
        log.items[inset.outer].shortClassName.hasSuffix("StackView"),
        smallest.constraints.contains(where: {
          log.constraints[$0].origin == .stackView && log.mentions($0, inset.inner)
        })
      else { continue }
      add(
        .fixedTwice, item: inset.inner, [index],
        "\(names[inset.outer]) places \(names[inset.inner]), which has a constraint to its edge as well. Remove that one, or place the view "
          + "by the stack view's layoutMargins and isLayoutMarginsRelativeArrangement.")
    }
  }
}

extension ConstraintLog {
  /// Whether a constraint of the app is a distance to the outside of another item, and as large a distance to the inside would hold.
  func hasWrongSign(_ index: Int, _ shortfall: Double?) -> Bool {
    let constraint = constraints[index]
    guard constraint.isOfApp, constraint.relation == .equal, let shortfall,
      let inset = ConstraintInset(constraint),
      inset.distance < 0
    else { return false }
    return (shortfall + 2 * constraint.constant).magnitude < 0.001
  }

  /// Whether a constraint of the app makes a size equal to, or a share of, the same size of another item.
  fileprivate func isSizeOfOther(_ index: Int) -> Bool {
    let constraint = constraints[index]
    guard constraint.isOfApp, constraint.relation == .equal, constraint.first.attribute.isSize,
      let second = constraint.second
    else { return false }
    return second.item != constraint.first.item && second.attribute == constraint.first.attribute
  }

  /// The length that a constraint of the log gives a width or height; nil if there is none, or if there are several.
  func fixedSize(_ anchor: Anchor) -> Double? {
    let lengths = constraints.filter {
      $0.first == anchor && $0.second == nil && $0.relation == .equal && $0.priority >= 1000
    }
    return lengths.count == 1 ? lengths[0].constant : nil
  }

  /// The view that a guide of the system is in; another item itself.
  func viewOfGuide(_ item: Int) -> Int {
    guard items[item].isGuide else { return item }
    let views = constraints.indices.filter { constraints[$0].origin == .guide && mentions($0, item) }
      .flatMap { self.items(of: $0) }
    return views.first { !items[$0].isGuide } ?? item
  }

  /// Whether a constraint gives a view a length. Where one is too short or too long, each edge has its purpose.
  fileprivate func isSizeOfView(_ index: Int) -> Bool {
    constraints[index].isConstantSize
      && !items[constraints[index].first.item].isGuide
  }

  /// Whether a constraint of the app centres an item in another one.
  fileprivate func isCentre(_ index: Int) -> Bool {
    let constraint = constraints[index]
    return constraint.isOfApp && constraint.relation == .equal && constraint.multiplier == 1
      && [.centerX, .centerY].contains(constraint.first.attribute)
      && constraint.second?.attribute == constraint.first.attribute
  }

  /// Whether a constraint of the app places an edge of an item in a view around it, on the axis of the item's attribute.
  fileprivate func isEdge(_ index: Int, of anchor: Anchor, in around: Int) -> Bool {
    guard constraints[index].isOfApp, constraints[index].relation == .equal,
      let inset = ConstraintInset(constraints[index])
    else { return false }
    return inset.inner == anchor.item && inset.outer == around
      && inset.edge.isHorizontal == anchor.attribute.isHorizontal
  }

  /// Whether a stack view aligns two views at this edge and at the opposite one.
  func isFillAlignment(_ index: Int) -> Bool {
    let constraint = constraints[index]
    guard constraint.identifier == "UISV-alignment", let second = constraint.second,
      constraint.first.attribute.edge != nil
    else { return false }
    return constraints.indices.contains {
      constraints[$0].identifier == "UISV-alignment"
        && constraints[$0].first.attribute != constraint.first.attribute
        && constraints[$0].first.attribute.isHorizontal == constraint.first.attribute.isHorizontal
        && Set(items(of: $0)) == [constraint.first.item, second.item]
    }
  }

  /// Whether a constraint of the app among some gives an item a width or height.
  fileprivate func hasOwnSize(_ item: Int, _ indices: [Int], _ dimension: String) -> Bool {
    indices.contains {
      constraints[$0].isOfApp && constraints[$0].first.item == item && constraints[$0].second == nil
        && constraints[$0].first.attribute.rawValue == dimension
    }
  }

  /// Whether a constraint of the app is an equality of two edges of different items.
  fileprivate func placesEdge(_ index: Int) -> Bool {
    let constraint = constraints[index]
    guard constraint.isOfApp, constraint.relation == .equal, constraint.multiplier == 1,
      constraint.firstOffset == nil, constraint.secondOffset == nil, let second = constraint.second
    else { return false }
    return second.item != constraint.first.item && constraint.first.attribute.edge != nil
      && second.attribute.edge != nil
  }

  /// The edge of an item that two constraints place: one in a view around it, the other in another view or beside a sibling.
  fileprivate func commonEdge(_ one: Int, _ other: Int) -> Anchor? {
    for (index, second) in [(one, other), (other, one)] {
      guard let inset = ConstraintInset(constraints[index]) else { continue }
      let edge = Anchor(inset.inner, inset.edge)
      guard placedEdges(second).contains(edge) else { continue }
      if let around = ConstraintInset(constraints[second]) {
        guard around.inner == inset.inner,
          around.outer != inset.outer || around.isFromMargin != inset.isFromMargin
        else { continue }
      }
      let anchors = [constraints[index].first, constraints[index].second].compactMap { $0 }
      return anchors.first { $0.item == inset.inner }
    }
    return nil
  }

  /// The edges that a constraint may place, without their direction.
  private func placedEdges(_ index: Int) -> [Anchor] {
    [constraints[index].first, constraints[index].second].compactMap { anchor in
      anchor.flatMap { anchor in anchor.attribute.edge.map { Anchor(anchor.item, $0.edge) } }
    }
  }
}
