/// Causes that the connections between views show: a circle of views, what is inside a scroll view and tied to something outside.
extension SuspectSearch {
  mutating func findLoops() {
    guard let smallest, let order = log.loop(smallest.constraints) else { return }
    let items = order.map { names[log.constraints[$0].first.item] }
    let attribute = log.constraints[order[0]].first.attribute
    let what = attribute.isSize ? "\(attribute.rawValue)s" : "places"
    add(
      .closedLoop, item: log.constraints[order[0]].first.item, order,
      "\(items.dropLast().joined(separator: ", ")) and \(items[items.count - 1]) get their \(what) from each other, in a circle. One of them has "
        + "to be tied to something else, such as the superview.")
  }

  mutating func findScrollContent() {
    for index in involved where log.constraints[index].isOfApp {
      guard let (inner, outer, scrollView) = log.crossing(index) else { continue }
      add(
        .scrollContent, item: inner, [index],
        "\(names[inner]) is inside \(names[scrollView]), and \(ConstraintEquation.text(log.constraints[index], names)) ties it to "
          + "\(names[outer]) outside. Edges of a scroll view's content belong to the scroll view's contentLayoutGuide, and sizes to its "
          + "frameLayoutGuide.")
    }
  }

  /// On AppKit, what is inside a clip view and as wide as the scroll view around that: scrollers and borders take a part of the width.
  mutating func findClipViews() {
    for index in involved where log.constraints[index].isOfApp {
      guard let (inner, clipView, scrollView) = log.crossingOfClipView(index) else { continue }
      add(
        .scrollContent, item: inner, [index],
        "\(names[inner]) is inside \(names[clipView]), and \(ConstraintEquation.text(log.constraints[index], names)) ties it to "
          + "\(names[scrollView]) around that. Scrollers and borders make the clip view smaller. Tie it to the scroll view's contentView."
      )
    }
  }
}

extension ConstraintLog {
  /// The constraints in the order of a circle: each one's second item is the next one's first. All are distances to siblings in one direction,
  /// or all are sizes. Nil if they are no circle.
  fileprivate func loop(_ indices: [Int]) -> [Int]? {
    guard let first = indices.first, indices.count > 1, indices.allSatisfy(isStepOfLoop) else { return nil }
    let attribute = constraints[first].first.attribute.withoutDirection
    // Of two sizes, one is set up twice.
    guard indices.allSatisfy({ constraints[$0].first.attribute.withoutDirection == attribute }),
      !attribute.isSize || indices.count > 2
    else { return nil }
    var next: [Int: Int] = [:]
    for index in indices { next[constraints[index].first.item] = index }
    guard next.count == indices.count else { return nil }
    var order: [Int] = [first]
    while let item = constraints[order[order.count - 1]].second?.item, let index = next[item],
      index != first
    {
      guard order.count < indices.count else { return nil }
      order.append(index)
    }
    let isClosed = constraints[order[order.count - 1]].second?.item == constraints[first].first.item
    return isClosed && order.count == indices.count ? order : nil
  }

  private func isStepOfLoop(_ index: Int) -> Bool {
    let constraint = constraints[index]
    guard constraint.isOfApp, let second = constraint.second, second.item != constraint.first.item,
      constraint.firstOffset == nil, constraint.secondOffset == nil
    else { return false }
    let first = constraint.first.attribute
    return first.isSize
      ? second.attribute == first : constraint.multiplier == 1 && first.isOpposite(to: second.attribute)
  }

  /// A constraint between a view inside a clip view and the scroll view around the clip view.
  fileprivate func crossingOfClipView(_ index: Int) -> (inner: Int, clipView: Int, scrollView: Int)? {
    guard let second = constraints[index].second, second.item != constraints[index].first.item else {
      return nil
    }
    for (inner, outer) in [
      (constraints[index].first.item, second.item), (second.item, constraints[index].first.item),
    ]
    where items[outer].isScrollViewOfAppKit {
      if let clipView = clipView(around: inner), container(of: clipView) == outer {
        return (inner, clipView, outer)
      }
    }
    return nil
  }

  private func clipView(around item: Int) -> Int? {
    container(of: item).flatMap { items[$0].shortClassName.hasSuffix("ClipView") ? $0 : nil }
  }

  /// The item around another one, where a constraint between the two shows it.
  private func container(of item: Int) -> Int? {
    for index in constraints.indices where mentions(index, item) && !constraints[index].first.attribute.isSize
    {
      if let container = constraints[index].itemAround, container != item { return container }
    }
    return nil
  }
}

extension ConstraintLog.Item {
  /// Whether the view has a clip view inside, which is smaller.
  fileprivate var isScrollViewOfAppKit: Bool {
    shortClassName.hasPrefix("NS") && shortClassName.hasSuffix("ScrollView")
  }
}
