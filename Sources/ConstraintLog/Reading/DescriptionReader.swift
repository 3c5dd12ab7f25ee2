/// Reads descriptions of constraints. Most are one constraint each; a visual format may have several.
struct DescriptionReader {
  var items = ItemTable()
  /// The items that the current description names, in the order of their names.
  private var named: [Int] = []
  /// The superview that the current description names.
  private var namedSuperview: Int?
  private(set) var isRightToLeft = false
  /// Whether the current description is cut, so that it does not explain its names, and its last address lacks digits.
  private var isCut = false

  /// Reads a description without its brackets; empty if it is not understood.
  ///
  /// - Parameter isCut: Whether the text ends in the description. A number at its end may lack digits.
  mutating func read(
    _ bytes: ArraySlice<UInt8>, _ place: SourcePlace?, isCut: Bool = false
  ) -> [ConstraintLog.Constraint] {
    self.isCut = isCut
    var cursor = Cursor(WrappedLines.joined(bytes))
    let head = DescriptionHead(&cursor)
    let tail = DescriptionTail(cursor.rest)
    readNames(&cursor)
    var found = readBody(&cursor, head)
    // A key of Masonry may have spaces.
    var skipped = 0
    while found.isEmpty, head.className.hasSuffix("MASLayoutConstraint"), skipped < 8, !cursor.isAtEnd {
      cursor.skipWord()
      found = readBody(&cursor, head)
      skipped += 1
    }
    guard found.count > 0, !isCut || !cursor.isAtEnd else { return [] }
    for index in found.indices {
      found[index].className = head.className
      found[index].name = head.name
      found[index].identifier = head.identifier
      found[index].mask = head.mask
      found[index].state = tail.state
      found[index].contentPriorities = tail.contentPriorities
      if let priority = tail.priority, found[index].priority == 1000 { found[index].priority = priority }
      found[index].file = place?.file ?? head.place?.file ?? ""
      found[index].line = place?.line ?? head.place?.line ?? 0
      found[index].text = "<" + bytes.trimmed.text + ">"
      found[index].origin = ConstraintOrigin.origin(of: found[index], items.items)
    }
    return found
  }

  /// Reads a format or an equation. The cursor stays where it is if there is none.
  private mutating func readBody(
    _ cursor: inout Cursor, _ head: DescriptionHead
  ) -> [ConstraintLog.Constraint] {
    let start = cursor
    let found = isFormat(cursor) ? readFormat(&cursor, head) : readEquation(&cursor, head).map { [$0] } ?? []
    if !found.isEmpty, cursor.isAtEndOfBody { return found }
    cursor = start
    return []
  }

  private func isFormat(_ cursor: Cursor) -> Bool {
    let rest = cursor.rest.trimmed
    return rest.starts(with: "H |") || rest.starts(with: "V |") || rest.starts(with: "H:")
      || rest.starts(with: "V:") || rest.starts(with: "|") || rest.starts(with: "[")
  }

  // MARK: Items

  /// Reads the names that the description explains, and replaces them in it.
  private mutating func readNames(_ cursor: inout Cursor) {
    (named, namedSuperview) = ([], nil)
    guard let clause = NamesClause(cursor.rest) else { return }
    for entry in clause.entries {
      named.append(index(of: entry.item))
      if entry.isSuperview { namedSuperview = named.last }
    }
    cursor = Cursor(clause.body(cursor.rest))
  }

  private mutating func index(of item: NamedItem) -> Int {
    if let entry = item.entry, entry < named.count { return named[entry] }
    if isCut, let known = items.known(likeCut: item) { return known }
    return items.item(item.className, item.name, item.text)
  }

  private mutating func superview(of child: Int) -> Int {
    if let namedSuperview { items.setSuperview(namedSuperview, of: child) }
    return namedSuperview ?? items.superview(of: child)
  }

  // MARK: Equations

  private mutating func readEquation(
    _ cursor: inout Cursor, _ head: DescriptionHead
  ) -> ConstraintLog.Constraint? {
    guard let left = cursor.takeSide(), let relation = cursor.takeRelation() else { return nil }
    let first = anchor(left.anchor)
    var constraint = ConstraintLog.Constraint(first: first, relation: relation)
    if let offset = left.offset { constraint.firstOffset = anchor(offset) }
    // Systems before iOS 8 leave a position of 0 out.
    let isZero = head.isAutoresizing && cursor.isAtEndOfBody
    guard isZero || readRightSide(&cursor, &constraint) else { return nil }
    if let priority = cursor.takePriority() { constraint.priority = priority }
    // A position without a second item is one in the superview.
    if constraint.second == nil, constraint.firstOffset == nil, !first.attribute.isSize {
      placeInSuperview(&constraint)
    } else if let second = constraint.second, head.isAutoresizing, isShare(second, of: first) {
      // A share of the superview's size, from the superview's origin.
      constraint.firstOffset = ConstraintLog.Anchor(second.item, first.attribute.origin)
      items.setSuperview(second.item, of: first.item)
    } else if let second = constraint.second, head.isAutoresizing, second.item != first.item {
      items.setSuperview(second.item, of: first.item)
    }
    return constraint
  }

  /// Whether a frame's position is a part of the size of the superview. AppKit's vertical axis begins at the bottom.
  private func isShare(_ second: ConstraintLog.Anchor, of first: ConstraintLog.Anchor) -> Bool {
    second.attribute.isSize && !first.attribute.isSize
      && second.attribute.isHorizontal == first.attribute.isHorizontal
      && (first.attribute.isHorizontal || !items.items[first.item].isOfAppKit)
  }

  private mutating func placeInSuperview(_ constraint: inout ConstraintLog.Constraint) {
    let first = constraint.first
    let superview = superview(of: first.item)
    constraint.second = ConstraintLog.Anchor(superview, first.attribute.origin)
    guard !first.attribute.isHorizontal,
      items.items[first.item].isOfAppKit || items.items[superview].isOfAppKit
    else { return }
    // In AppKit the vertical axis points upwards, from the bottom of the superview.
    constraint.second?.attribute = .bottom
    constraint.constant = -constraint.constant
    constraint.relation = constraint.relation.mirrored
    if first.attribute == .top { constraint.first.attribute = .bottom }
    if first.attribute == .bottom { constraint.first.attribute = .top }
  }

  /// `0.5*B.width + 10`, `B.width * 0.5 - 10` or `+ 70`.
  private mutating func readRightSide(
    _ cursor: inout Cursor, _ constraint: inout ConstraintLog.Constraint
  ) -> Bool {
    let start = cursor
    if let number = cursor.takeSystemSpace() ?? cursor.takeNumber() {
      constraint.constant = number
      if cursor.isAtEndOfBody { return true }
      constraint.constant = 0
      // A name may begin with digits.
      if cursor.take("*") { constraint.multiplier = number } else { cursor = start }
    }
    guard let right = cursor.takeSide() else { return false }
    constraint.second = anchor(right.anchor)
    if let offset = right.offset { constraint.secondOffset = anchor(offset) }
    if cursor.take("*"), let factor = cursor.takeNumber() { constraint.multiplier = factor }
    constraint.constant = cursor.takeAddition() ?? 0
    return true
  }

  private mutating func anchor(
    _ named: (item: NamedItem, attribute: ConstraintLog.Attribute)
  ) -> ConstraintLog.Anchor {
    ConstraintLog.Anchor(index(of: named.item), named.attribute)
  }

  // MARK: Visual formats

  private mutating func readFormat(
    _ cursor: inout Cursor, _ head: DescriptionHead
  ) -> [ConstraintLog.Constraint] {
    guard let format = VisualFormat(&cursor) else { return [] }
    if format.isRightToLeft { isRightToLeft = true }
    let indices = format.places.map { place in place.item.map { index(of: $0) } }
    var found: [ConstraintLog.Constraint] = []
    for (place, item) in zip(format.places, indices) {
      guard let item else { continue }
      for size in place.sizes { found.append(constraint(size, of: item, format)) }
    }
    for (number, gap) in format.gaps.enumerated() {
      for distance in gap {
        guard let made = constraint(distance, from: indices[number], to: indices[number + 1], format) else {
          continue
        }
        found.append(made)
      }
    }
    return found
  }

  private mutating func constraint(
    _ size: VisualFormat.Distance, of item: Int, _ format: VisualFormat
  ) -> ConstraintLog.Constraint {
    let attribute: ConstraintLog.Attribute = format.isHorizontal ? .width : .height
    let other = size.item.map { ConstraintLog.Anchor(index(of: $0), attribute) }
    return ConstraintLog.Constraint(
      first: ConstraintLog.Anchor(item, attribute), relation: size.relation, second: other,
      constant: size.value, priority: size.priority)
  }

  /// As the system makes it: the first item is the later one.
  private mutating func constraint(
    _ distance: VisualFormat.Distance, from start: Int?, to end: Int?, _ format: VisualFormat
  ) -> ConstraintLog.Constraint? {
    let (startEdge, endEdge) = format.edges
    let anchors: (first: ConstraintLog.Anchor, second: ConstraintLog.Anchor)
    switch (start, end) {
    case (let start?, let end?):
      anchors = (ConstraintLog.Anchor(end, startEdge), ConstraintLog.Anchor(start, endEdge))
    case (nil, let end?):
      anchors = (ConstraintLog.Anchor(end, startEdge), ConstraintLog.Anchor(superview(of: end), startEdge))
    case (let start?, nil):
      anchors = (ConstraintLog.Anchor(superview(of: start), endEdge), ConstraintLog.Anchor(start, endEdge))
    case (nil, nil): return nil
    }
    return ConstraintLog.Constraint(
      first: anchors.first, relation: distance.relation, second: anchors.second, constant: distance.value,
      priority: distance.priority)
  }
}

extension Cursor {
  /// An anchor, or the distance of two: `(A.left - B.left)`.
  fileprivate mutating func takeSide() -> (anchor: NamedAnchor, offset: NamedAnchor?)? {
    guard take("(") else { return takeAnchor().map { ($0, nil) } }
    guard let anchor = takeAnchor(), take("-"), let offset = takeAnchor(), take(")") else { return nil }
    return (anchor, offset)
  }
}
