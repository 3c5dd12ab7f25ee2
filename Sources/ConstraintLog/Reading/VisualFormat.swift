/// A visual format: items in a row, with distances between them.
struct VisualFormat {
  /// A distance or size with its relation and priority.
  struct Distance {
    var relation = ConstraintLog.Relation.equal
    var value = 0.0
    /// The item whose size it is, as in `[A(==B)]`.
    var item: NamedItem?
    var priority = 1000.0
  }

  /// An item in brackets; nil stands for the superview's edge.
  struct Place {
    var item: NamedItem?
    var sizes: [Distance] = []
  }

  var isHorizontal = true
  var isLeftToRight = false
  var isRightToLeft = false
  var places: [Place] = []
  /// The distances between each place and the next.
  var gaps: [[Distance]] = []

  /// The edges with which an item begins and ends.
  var edges: (start: ConstraintLog.Attribute, end: ConstraintLog.Attribute) {
    guard isHorizontal else { return (.top, .bottom) }
    return isLeftToRight ? (.left, .right) : (.leading, .trailing)
  }

  /// Reads a format; nil if it is none.
  init?(_ cursor: inout Cursor) {
    if cursor.take("V") { isHorizontal = false } else { _ = cursor.take("H") }
    _ = cursor.take(":")
    while let place = Self.takePlace(&cursor) {
      places.append(place)
      let isEdge = place.item == nil
      if isEdge && places.count > 1 { break }
      let start = cursor
      guard let gap = Self.takeGap(&cursor), Self.isPlace(cursor) else {
        cursor = start
        break
      }
      gaps.append(gap)
    }
    _ = cursor.take(",")
    if cursor.take("(LTR)") { isLeftToRight = true } else { isRightToLeft = cursor.take("(RTL)") }
    guard places.contains(where: { $0.item != nil }), gaps.count == places.count - 1 else { return nil }
  }

  private static func isPlace(_ cursor: Cursor) -> Bool {
    var cursor = cursor
    cursor.skipSpaces()
    return cursor.next == UInt8(ascii: "[") || cursor.next == UInt8(ascii: "|")
  }

  private static func takePlace(_ cursor: inout Cursor) -> Place? {
    if cursor.take("|") { return Place() }
    guard cursor.take("[") else { return nil }
    let start = cursor
    if let item = cursor.takeItem(), let place = takeEnd(of: Place(item: item), &cursor) { return place }
    cursor = start
    return takePlaceOfKey(&cursor)
  }

  /// The sizes of a place, and its bracket.
  private static func takeEnd(of place: Place, _ cursor: inout Cursor) -> Place? {
    var place = place
    if cursor.take("(") {
      guard let sizes = takeDistances(&cursor) else { return nil }
      place.sizes = sizes
    }
    return cursor.take("]") ? place : nil
  }

  /// An item whose name may have any marks but a bracket.
  private static func takePlaceOfKey(_ cursor: inout Cursor) -> Place? {
    let name = cursor.rest.prefix(Cursor.longestKey).prefix { $0 != UInt8(ascii: "]") && $0 != 10 }
    let bracket = name.lastIndex(of: UInt8(ascii: "(")) ?? name.endIndex
    for end in [bracket, name.endIndex] {
      var behind = Cursor(cursor.rest[end...])
      let item = NamedItem(key: name[..<end])
      guard !item.name.isEmpty, let place = takeEnd(of: Place(item: item), &behind) else { continue }
      cursor = behind
      return place
    }
    return nil
  }

  /// `-(8)-`, `-8-`, `-` or nothing.
  private static func takeGap(_ cursor: inout Cursor) -> [Distance]? {
    guard cursor.take("-") else { return [Distance()] }
    if isPlace(cursor) { return [Distance(value: standardSpace)] }
    if cursor.take("(") {
      let distances = takeDistances(&cursor)
      return cursor.take("-") ? distances : nil
    }
    guard let value = cursor.takeNumber(), cursor.take("-") else { return nil }
    return [Distance(value: value)]
  }

  /// The distance that the system puts between siblings where a format states none.
  static let standardSpace = 8.0

  /// Distances up to the closing bracket, with commas between them.
  private static func takeDistances(_ cursor: inout Cursor) -> [Distance]? {
    var found: [Distance] = []
    repeat {
      guard let distance = takeDistance(&cursor) else { return nil }
      found.append(distance)
    } while cursor.take(",")
    return cursor.take(")") ? found : nil
  }

  private static func takeDistance(_ cursor: inout Cursor) -> Distance? {
    var distance = Distance()
    if let relation = cursor.takeRelation() { distance.relation = relation }
    if let space = cursor.takeSystemSpace() {
      distance.value = space
    } else if let number = cursor.takeNumber() {
      distance.value = number
    } else {
      guard let item = cursor.takeItem() else { return nil }
      distance.item = item
    }
    if let priority = cursor.takePriority() { distance.priority = priority }
    return distance
  }
}
