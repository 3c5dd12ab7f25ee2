import OpenUIKitGraphics

/// The entries of a list that move while nothing else about them changes: cards that slide, turn or grow.
struct MovingEntries {
  /// The time of the last movement of each, by identity, in seconds.
  private(set) var times: [Int: Double] = [:]
  /// Their places in the list.
  private(set) var indices: Set<Int> = []

  /// Seconds without a movement after which an entry is at rest. A finger pauses for less than that.
  static let rest = 0.1
  /// Fewer entries inside are drawn as fast as their picture is.
  private static let fewest = 3

  var isEmpty: Bool { times.isEmpty }

  /// The time at which the first entry is at rest, unless it moves again; nil for none.
  var nextRest: Double? { times.values.min().map { $0 + Self.rest } }

  /// Finds the entries that move from a list to the next one. O(entries).
  ///
  /// - Parameter origins: The places in the list before.
  init(
    from before: PlacedList, to placed: PlacedList, _ origins: [Int?], former: MovingEntries, _ moment: Moment
  ) {
    let entries = placed.list.entries
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      if entry.descendantCount >= Self.fewest, let origin = origins[index],
        let time = Self.lastMovement(of: index, in: placed, from: origin, in: before, former, moment),
        placed.canMove(index), placed.list.showsSame(index, as: before.list, origin)
      {
        times[entry.id] = time
        indices.insert(index)
        index += 1 + entry.descendantCount
      } else {
        index += 1
      }
    }
  }

  init() {}

  /// The time of a frame, in seconds, and the pixels for each point.
  struct Moment {
    let time: Double
    let scale: CGFloat
  }

  /// The time at which an entry has moved; nil for one that is at rest.
  private static func lastMovement(
    of index: Int, in placed: PlacedList, from origin: Int, in before: PlacedList, _ former: MovingEntries,
    _ moment: Moment
  ) -> Double? {
    let (entry, old) = (placed.list.entries[index], before.list.entries[origin])
    let known = former.times[entry.id]
    guard !CATransform3DEqualToTransform(entry.transform, old.transform) else {
      return known.flatMap { moment.time - $0 < rest ? $0 : nil }
    }
    // The rows of a list that is scrolled by whole pixels are drawn: their letters stay as sharp.
    if known == nil, placed.isShifted(index, byPixelsFrom: before, origin, scale: moment.scale) { return nil }
    return moment.time
  }
}

extension PlacedList {
  /// Whether a picture of an entry can stand for it: nothing inside depends on what is below.
  fileprivate func canMove(_ index: Int) -> Bool {
    let entry = list.entries[index]
    guard places[index].whole == nil else { return false }
    for part in list.entries[index...index + entry.descendantCount] {
      if part.blendMode != .normal || part.isolates { return false }
      if case .backdrop = part.content { return false }
    }
    return true
  }

  /// Whether an entry is placed as in another list, apart from a distance of whole pixels.
  fileprivate func isShifted(_ index: Int, byPixelsFrom before: PlacedList, _ origin: Int, scale: CGFloat)
    -> Bool
  {
    let (map, old) = (places[index].map, before.places[origin].map)
    guard map.x == old.x, map.y == old.y, map.origin.z == old.origin.z else { return false }
    return [map.origin.x - old.origin.x, map.origin.y - old.origin.y].allSatisfy {
      let pixels = $0 / map.origin.z * scale
      return abs(pixels - pixels.rounded()) < 0.004
    }
  }
}

extension DisplayList {
  /// Whether an entry and those inside it look as another entry of a list does. The transform and the opacity of the first one are not
  /// compared.
  func showsSame(_ index: Int, as other: DisplayList, _ origin: Int) -> Bool {
    let count = entries[index].descendantCount
    guard other.entries[origin].descendantCount == count else { return false }
    for place in 0...count {
      let (mine, before) = (entries[index + place], other.entries[origin + place])
      guard hasSameAppearance(index + place, as: other, origin + place) else { return false }
      if place > 0 {
        guard mine.descendantCount == before.descendantCount, mine.opacity == before.opacity,
          CATransform3DEqualToTransform(mine.transform, before.transform)
        else { return false }
      }
    }
    return true
  }
}
