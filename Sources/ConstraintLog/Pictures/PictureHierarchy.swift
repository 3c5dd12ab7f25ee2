/// The containment of items, as far as the constraints of a log show it.
struct PictureHierarchy {
  /// The item that contains each item; nil for items outside of all others.
  private(set) var parents: [Int?]
  /// How deep each item is inside others.
  private(set) var depths: [Int] = []
  /// The items with others inside.
  private(set) var containers: Set<Int> = []

  init(_ log: ConstraintLog) {
    parents = [Int?](repeating: nil, count: log.items.count)
    let siblings = Self.siblings(log)
    let insets = log.constraints.map { ConstraintInset($0) }
    // Formats and frames name the superview. Equal edges only suggest it.
    for (constraint, inset) in zip(log.constraints, insets) where constraint.namesItemAround {
      if let inset { place(inset.inner, in: inset.outer) }
    }
    for inset in insets {
      guard let inset, !siblings.contains([inset.inner, inset.outer]) else { continue }
      place(inset.inner, in: inset.outer)
    }
    for pair in siblings { shareParent(pair) }
    for index in log.constraints.indices {
      guard let around = log.containerItem(of: index), let second = log.constraints[index].second else {
        continue
      }
      let inner = second.item == around ? log.constraints[index].first.item : second.item
      if !siblings.contains([inner, around]) { place(inner, in: around) }
    }
    containers = Set(parents.compactMap { $0 })
    depths = parents.indices.map(depth)
  }

  private func depth(of item: Int) -> Int {
    var (depth, current) = (0, parents[item])
    while let parent = current, depth < Self.deepest { (depth, current) = (depth + 1, parents[parent]) }
    return depth
  }

  /// Boxes that are deeper are drawn as deep as this. It also bounds the work on a long chain.
  private static let deepest = 12

  /// Pairs of adjacent items, in the order in which the log names them.
  private static func siblings(_ log: ConstraintLog) -> Set<[Int]> {
    var pairs: Set<[Int]> = []
    for constraint in log.constraints {
      guard let second = constraint.second, second.item != constraint.first.item,
        second.attribute.isOpposite(to: constraint.first.attribute)
      else { continue }
      pairs.insert([constraint.first.item, second.item])
      pairs.insert([second.item, constraint.first.item])
    }
    return pairs
  }

  private mutating func shareParent(_ pair: [Int]) {
    if let parent = parents[pair[0]] { place(pair[1], in: parent) }
  }

  /// Puts an item into another one. Does nothing if the item already has a container, contains the other one, or if the nesting is too deep to search.
  private mutating func place(_ item: Int, in parent: Int) {
    guard parents[item] == nil else { return }
    var (ancestor, steps): (Int?, Int) = (parent, 0)
    while let next = ancestor {
      if next == item || steps > 100 { return }
      (ancestor, steps) = (parents[next], steps + 1)
    }
    parents[item] = parent
  }
}
