/// A constraint as a part of a sentence: an item and a predicate.
struct ConstraintClause {
  var subject: String
  var predicate: String
  /// The end of the predicate: the item that the distance is measured from.
  var target = ""
  /// The words before the clause if the system made the constraint, as in "UIKit makes the cell 44 high".
  var wholeSentence: String?
}

extension ConstraintClause {
  init(_ constraint: ConstraintLog.Constraint, _ names: ItemNames) {
    subject = names[constraint.first.item]
    predicate = "fulfils \(ConstraintEquation.text(constraint, names))"
    if describeShare(constraint, names) { return }
    if constraint.firstOffset != nil || constraint.secondOffset != nil { return }
    if constraint.first.attribute.isSize {
      describeSize(constraint, names)
    } else if let second = constraint.second {
      describePosition(constraint, second, names)
    }
  }

  // MARK: Sizes

  private mutating func describeSize(_ constraint: ConstraintLog.Constraint, _ names: ItemNames) {
    let isWidth = constraint.first.attribute == .width
    let dimension = isWidth ? "wide" : "high"
    guard let second = constraint.second else {
      let size = "\(Self.words(constraint.relation))\(Number.text(constraint.constant)) \(dimension)"
      predicate = "is \(size)"
      wholeSentence = Self.sentence(constraint, subject, "\(Number.text(constraint.constant)) \(dimension)")
      return
    }
    let factor = constraint.multiplier == 1 ? "as" : "\(Number.ratio(constraint.multiplier)) times as"
    let other =
      second.item == constraint.first.item
      ? (second.attribute == .width ? "wide" : "high")
      : second.attribute == constraint.first.attribute
        ? names[second.item] : "\(names[second.item]) is \(second.attribute == .width ? "wide" : "high")"
    predicate = "is \(Self.words(constraint.relation))\(factor) \(dimension) as \(other)"
    if constraint.constant != 0 {
      predicate +=
        (constraint.constant > 0 ? " plus " : " minus ") + Number.text(constraint.constant.magnitude)
    }
  }

  private static func words(_ relation: ConstraintLog.Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  private static func sentence(
    _ constraint: ConstraintLog.Constraint, _ subject: String, _ size: String
  ) -> String? {
    switch constraint.origin {
    case .encapsulated: "\(constraint.kit) makes \(subject) \(size)"
    case .stackHiding: "its stack view makes \(subject) \(size) because it is hidden"
    case .temporary: "\(constraint.kit) makes \(subject) \(size) while it measures"
    case .autoresizing: "the frame and autoresizing mask of \(subject) make it \(size)"
    default: nil
    }
  }

  // MARK: Positions

  /// The position that a frame has as a share of the superview's size. Returns whether the constraint is one.
  private mutating func describeShare(_ constraint: ConstraintLog.Constraint, _ names: ItemNames) -> Bool {
    guard constraint.origin == .autoresizing, let second = constraint.second, second.attribute.isSize,
      let offset = constraint.firstOffset, offset.item == second.item
    else { return false }
    let first = constraint.first.attribute.withoutDirection
    let part = first == .centerX || first == .centerY ? "centre" : Self.edge(first) ?? "edge"
    let sign = constraint.constant < 0 ? "minus" : "plus"
    let rest = constraint.constant == 0 ? "" : " \(sign) \(Number.text(constraint.constant.magnitude))"
    predicate =
      "has its \(part) at \(Number.ratio(constraint.multiplier)) times the \(second.attribute.rawValue) of \(names[second.item])\(rest), by its frame"
    return true
  }

  private mutating func describePosition(
    _ constraint: ConstraintLog.Constraint, _ second: ConstraintLog.Anchor, _ names: ItemNames
  ) {
    let first = constraint.first
    guard constraint.multiplier == 1 else { return }
    if let inset = ConstraintInset(constraint) { return describeInset(inset, constraint, names) }
    if describeBaseline(constraint, second, names) { return }
    let (one, other) = (first.attribute.withoutDirection, second.attribute.withoutDirection)
    if one == other, one == .centerX || one == .centerY {
      let axis = one == .centerX ? "horizontally" : "vertically"
      predicate = "is centred \(axis) with \(names[second.item])"
      if constraint.constant != 0 { predicate += ", \(Number.text(constraint.constant)) off" }
      if constraint.relation != .equal { predicate = "fulfils \(ConstraintEquation.text(constraint, names))" }
    } else if one == .centerX || one == .centerY, let edge = Self.edge(other) {
      let isFrame = constraint.origin == .autoresizing
      predicate =
        "has its centre \(Number.text(constraint.constant)) from the \(edge)\(isFrame ? " by its frame" : "")"
      target = names[second.item]
    } else if let direction = Self.direction(one, other) {
      let distance = direction.isBackwards ? -constraint.constant : constraint.constant
      let relation = direction.isBackwards ? constraint.relation.mirrored : constraint.relation
      predicate =
        distance < 0
        ? Self.overlap(first, second, distance, relation, names[second.item])
        : "is \(Self.words(relation))\(Number.text(distance)) \(direction.words) \(names[second.item])"
    }
  }

  /// A distance from or to a line of text. Returns whether the constraint is one.
  private mutating func describeBaseline(
    _ constraint: ConstraintLog.Constraint, _ second: ConstraintLog.Anchor, _ names: ItemNames
  ) -> Bool {
    guard let one = Self.height(constraint.first.attribute), let other = Self.height(second.attribute),
      one.hasSuffix("baseline") || other.hasSuffix("baseline")
    else { return false }
    let isAbove = constraint.constant < 0
    let distance =
      "\(Self.words(isAbove ? constraint.relation.mirrored : constraint.relation))\(Number.text(constraint.constant.magnitude)) "
    let place = isAbove ? "above" : "below"
    let isAt = constraint.constant == 0 && constraint.relation == .equal
    predicate = "has its \(one) \(isAt ? "at" : distance + place) the \(other) of \(names[second.item])"
    return true
  }

  /// The name of a height in a view.
  private static func height(_ attribute: ConstraintLog.Attribute) -> String? {
    switch attribute {
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .top: "top"
    case .bottom: "bottom"
    case .centerY: "centre"
    default: nil
    }
  }

  /// A negative distance: the edge lies inside the other item, or beyond it.
  private static func overlap(
    _ first: ConstraintLog.Anchor, _ second: ConstraintLog.Anchor, _ distance: Double,
    _ relation: ConstraintLog.Relation, _ other: String
  ) -> String {
    let edges = (edge(first.attribute.withoutDirection) ?? "", edge(second.attribute.withoutDirection) ?? "")
    let words =
      switch first.attribute.withoutDirection {
      case .top: "above"
      case .bottom: "below"
      case .left: "to the left of"
      default: "to the right of"
      }
    return
      "has its \(edges.0) \(Self.words(relation.mirrored))\(Number.text(-distance)) \(words) the \(edges.1) of \(other)"
  }

  /// The item inside is the subject.
  private mutating func describeInset(
    _ inset: ConstraintInset, _ constraint: ConstraintLog.Constraint, _ names: ItemNames
  ) {
    subject = names[inset.inner]
    target = names[inset.outer]
    let edge = names.isRightToLeft && constraint.followsDirection ? inset.edge.opposite : inset.edge
    let place = "\(edge.rawValue)\(inset.isFromMargin ? " margin" : "")"
    let isAt = inset.isFromMargin && inset.distance == 0 && inset.relation == .equal
    let isOutside = inset.distance < 0
    let words = Self.words(isOutside ? inset.relation.mirrored : inset.relation)
    let distance = "\(words)\(Number.text(inset.distance.magnitude))"
    predicate =
      isAt
      ? "is at the \(place)"
      : isOutside ? "is \(distance) outside the \(place)" : "is \(distance) from the \(place)"
  }

  private static func edge(_ attribute: ConstraintLog.Attribute) -> String? {
    switch attribute {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    default: nil
    }
  }

  /// The position of the first item, and whether the distance to it is negative there.
  private static func direction(
    _ one: ConstraintLog.Attribute, _ other: ConstraintLog.Attribute
  ) -> (words: String, isBackwards: Bool)? {
    switch (one, other) {
    case (.left, .right): ("to the right of", false)
    case (.top, .bottom): ("below", false)
    case (.right, .left): ("to the left of", true)
    case (.bottom, .top): ("above", true)
    default: nil
    }
  }
}

/// A constraint as an equation: `label.top == cell.top + 8`.
enum ConstraintEquation {
  static func text(_ constraint: ConstraintLog.Constraint, _ names: ItemNames) -> String {
    var text = side(constraint.first, constraint.firstOffset, names) + " \(constraint.relation.rawValue) "
    guard let second = constraint.second else { return text + Number.exactText(constraint.constant) }
    if constraint.multiplier != 1 { text += Number.exactText(constraint.multiplier) + " * " }
    text += side(second, constraint.secondOffset, names)
    if constraint.constant > 0 { text += " + " + Number.exactText(constraint.constant) }
    if constraint.constant < 0 { text += " - " + Number.exactText(-constraint.constant) }
    return text
  }

  private static func side(
    _ anchor: ConstraintLog.Anchor, _ offset: ConstraintLog.Anchor?, _ names: ItemNames
  ) -> String {
    let end = "\(names.code[anchor.item]).\(anchor.attribute.rawValue)"
    guard let offset else { return end }
    return "(\(end) - \(names.code[offset.item]).\(offset.attribute.rawValue))"
  }
}

extension ConstraintLog.Constraint {
  /// The kit that sets a size from outside.
  var kit: String { identifier.hasPrefix("NS") ? "AppKit" : "UIKit" }
}
