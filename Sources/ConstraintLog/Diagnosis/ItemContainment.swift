/// The outer one of two items, as far as the constraints between them show it.
struct ItemContainment {
  /// For each pair of items, the smaller one first: positive if the smaller one is around.
  private var evidence: [[Int]: Int] = [:]
  private var neighbours: Set<[Int]> = []
  private var containers: Set<Int> = []
  /// The superview of an item, where a format names it.
  private var superviews: [Int: Int] = [:]
  /// Views that rarely have others inside.
  private let leaves: Set<Int>
  /// The guides of views, such as the safe area. Items with constraints to them are inside the view.
  private let guides: Set<Int>

  init(_ log: ConstraintLog) {
    leaves = Set(log.items.indices.filter { Self.isLeaf(log.items[$0].className) })
    guides = Set(log.items.indices.filter { log.items[$0].isGuide && log.items[$0].text.hasPrefix("UIView") })
    for constraint in log.constraints { note(constraint, log) }
  }

  /// The outer one of the two items; nil if neither contains the other, or if no constraint shows it.
  func around(_ one: Int, _ other: Int) -> Int? {
    let pair = [min(one, other), max(one, other)]
    var found = evidence[pair] ?? 0
    // Two items that follow each other are in the same one, unless one is named as the superview.
    if neighbours.contains(pair), found.magnitude < Self.certain { return nil }
    if containers.contains(pair[0]) { found += 2 }
    if containers.contains(pair[1]) { found -= 2 }
    if leaves.contains(pair[0]) { found -= 2 }
    if leaves.contains(pair[1]) { found += 2 }
    if guides.contains(pair[0]) { found += 4 }
    if guides.contains(pair[1]) { found -= 4 }
    guard found != 0 else { return nil }
    let (outer, inner) = found > 0 ? (pair[0], pair[1]) : (pair[1], pair[0])
    // The log names another superview: the two are siblings, or further apart.
    if found.magnitude < Self.certain, let named = superviews[inner], named != outer, !isInside(named, outer)
    {
      return nil
    }
    return outer
  }

  /// Whether the log names an item as the superview of another one.
  func isInside(_ inner: Int, _ outer: Int) -> Bool {
    let found = evidence[[min(inner, outer), max(inner, outer)]] ?? 0
    return found.magnitude >= Self.certain && (found > 0) == (outer < inner)
  }

  private static let certain = 1_000

  private static func isLeaf(_ className: String) -> Bool {
    ["Label", "ImageView", "TextField", "Slider", "Switch", "ProgressView", "Button"].contains {
      className.hasSuffix($0)
    }
  }

  private mutating func note(_ constraint: ConstraintLog.Constraint, _ log: ConstraintLog) {
    let first = constraint.first
    if constraint.origin == .encapsulated { containers.insert(first.item) }
    guard let second = constraint.second, second.item != first.item else { return }
    let (one, other) = (first.attribute.edge, second.attribute.edge)
    guard let one, let other, constraint.firstOffset == nil else { return }
    if one.edge != other.edge {
      if one.edge.isHorizontal == other.edge.isHorizontal {
        neighbours.insert([min(first.item, second.item), max(first.item, second.item)])
      }
      return
    }
    let isEnd = one.edge == .right || one.edge == .bottom
    if constraint.identifier == "UISV-canvas-connection", !constraint.namesItemAround {
      note(first.item, around: second.item)
    } else if constraint.namesItemAround {
      let isTurned = isEnd && constraint.endsAtSuperview
      let (outer, inner) = isTurned ? (first.item, second.item) : (second.item, first.item)
      if constraint.endsAtSuperview { superviews[inner] = outer }
      note(outer, around: inner)
    } else if one.isMargin != other.isMargin {
      note(one.isMargin ? first.item : second.item, around: one.isMargin ? second.item : first.item)
    } else if constraint.multiplier == 1, constraint.constant != 0 {
      // Most distances lead inwards.
      let isFirstInside = (constraint.constant > 0) != isEnd
      add(isFirstInside ? second.item : first.item, around: isFirstInside ? first.item : second.item, 1)
    } else if constraint.multiplier == 1, !isEnd,
      log.items[second.item].isScrollView != log.items[first.item].isScrollView
    {
      // Without a distance, code and Interface Builder begin with the item inside.
      add(second.item, around: first.item, 1)
    }
  }

  private mutating func note(_ outer: Int, around inner: Int) {
    containers.insert(outer)
    add(outer, around: inner, Self.certain)
  }

  private mutating func add(_ outer: Int, around inner: Int, _ weight: Int) {
    evidence[[min(outer, inner), max(outer, inner)], default: 0] += outer < inner ? weight : -weight
  }
}

extension ConstraintLog {
  /// Sets the outer item of each constraint that has one.
  mutating func findItemsAround() {
    let containment = ItemContainment(self)
    for index in constraints.indices {
      let second = constraints[index].second
      constraints[index].itemAround = second.flatMap {
        containment.around(constraints[index].first.item, $0.item)
      }
    }
  }

  /// The item that contains the other one of a constraint between equal attributes, as far as the log shows.
  func containerItem(of constraint: Int) -> Int? {
    // The constraint stays where it is: a copy retains all its texts.
    let first = constraints[constraint].first
    guard let second = constraints[constraint].second, second.item != first.item, !first.attribute.isSize
    else {
      return nil
    }
    guard first.attribute == second.attribute else {
      // Margins are those of the item around.
      guard let one = first.attribute.edge, let other = second.attribute.edge, one.edge == other.edge else {
        return nil
      }
      return one.isMargin == other.isMargin
        ? constraints[constraint].itemAround : one.isMargin ? first.item : second.item
    }
    if let around = constraints[constraint].itemAround { return around }
    let isEnd = second.attribute == .right || second.attribute == .bottom || second.attribute == .trailing
    return isEnd && constraints[constraint].endsAtSuperview ? first.item : second.item
  }
}

extension ConstraintLog {
  /// The scroll view whose content a constraint places.
  func scrollView(around constraint: Int) -> Int? {
    let (first, second) = (constraints[constraint].first, constraints[constraint].second)
    guard let second, !first.attribute.isSize, !second.attribute.isSize,
      items[first.item].isScrollView || items[second.item].isScrollView
    else { return nil }
    return containerItem(of: constraint).flatMap { items[$0].isScrollView ? $0 : nil }
  }
}

extension ConstraintLog.Constraint {
  /// Whether the constraint is a format with an edge of the superview, or a frame.
  var namesItemAround: Bool { origin == .autoresizing || endsAtSuperview }

  /// Whether the constraint is a format with an edge of the superview. At the end, the format has the superview first.
  var endsAtSuperview: Bool { text.utf8.contains(UInt8(ascii: "|")) }
}

extension ConstraintLog.Attribute {
  /// Whether the two items are adjacent.
  func isOpposite(to other: ConstraintLog.Attribute) -> Bool {
    switch (withoutDirection, other.withoutDirection) {
    case (.left, .right), (.right, .left), (.top, .bottom), (.bottom, .top): true
    default: false
    }
  }
}
