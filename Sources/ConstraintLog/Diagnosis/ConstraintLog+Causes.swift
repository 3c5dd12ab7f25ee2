/// The questions that causes of conflicts ask of a log: whose frames and sizes its constraints are, and which of them place the same.
extension ConstraintLog {
  /// Whether code places the item or gives it a size. Constraints of what is inside it do not count.
  func hasConstraintsOfApp(_ item: Int) -> Bool {
    constraints.indices.contains { index in
      // A size that depends on the item's own size does not determine it.
      let isMeasure = constraints[index].first.item != item && constraints[index].first.attribute.isSize
      let isOfFile = constraints[index].identifier == Constraint.nameInFiles
      return (constraints[index].isOfApp || isOfFile) && mentions(index, item)
        && containerItem(of: index) != item
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
      || isContentOfRow(item)
  }

  /// Whether a plain view is the content of a collection's item: it has the item's size by its mask, and no constraint of the app to the item.
  private func isContentOfRow(_ item: Int) -> Bool {
    guard items[item].className == "UIView" else { return false }
    return constraints.indices.contains { index in
      let (first, second) = (constraints[index].first, constraints[index].second)
      guard constraints[index].origin == .autoresizing, first.item == item, first.attribute.isSize,
        let second, second.attribute == first.attribute, items[second.item].isRow
      else { return false }
      return !constraints.contains { $0.isOfApp && $0.ties(item, second.item) }
    }
  }

  /// Whether a frame gives a size and code takes a share of it: it was made in code or in a file, and should follow constraints.
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
