import OpenUIKitGraphics

/// Finds the parts of a window that change from one display list to the next, for hosts that keep the picture of the
/// window.
///
/// ```swift
/// let changed = tracker.update(to: list)
/// let areas = try renderer.draw(list, scale: scale, into: buffer, changed: changed)
/// ```
///
/// The picture is the same as if everything was drawn again, except for the antialiasing of edges that are not upright, where Cairo
/// clips them.
///
/// A host whose frames have a time calls `changes(to:scale:at:)` instead. Cards that slide, turn or grow are moved as pictures then, which
/// takes a part of the time of drawing them.
public struct DamageTracker {
  private var shown: PlacedList?
  private var moving = MovingEntries()

  /// Creates a tracker of a window that shows nothing.
  public init() {}

  /// Returns a few rectangles around everything that differs between `list` and the list before, in points of the
  /// window; none if nothing differs, and the whole window for the first list and another size. O(entries).
  public mutating func update(to list: DisplayList) -> [CGRect] {
    if let shown, shown.shows(list) { return [] }
    let placed = PlacedList(list)
    defer { shown = placed }
    guard let shown, shown.list.size == list.size else { return [placed.window] }
    var region = DamageRegion()
    Self.addChanges(from: shown, to: placed, Self.origins(of: list, in: shown.list), &region)
    Self.completeWholes(of: placed, &region)
    return region.rectangles
  }

  /// The differences between one list of a window and the next.
  public struct Changes: Equatable, Sendable {
    /// A few rectangles around everything that differs, in points of the window.
    public fileprivate(set) var rectangles: [CGRect]
    /// The places in the list of the entries that are moved as pictures.
    public fileprivate(set) var moving: Set<Int> = []
  }

  /// Returns what differs between `list` and the list before, and which entries move: large ones whose transform changes, and nothing else
  /// about them. Their pictures are a little softer. A tenth of a second after the last movement they are drawn, at `nextTime`. O(entries).
  ///
  /// - Parameters:
  ///   - list: What the window shows now.
  ///   - scale: The pixels for each point.
  ///   - time: The time of the frame, in seconds, not before that of the last one.
  public mutating func changes(to list: DisplayList, scale: CGFloat, at time: Double) -> Changes {
    let isSame = shown.map { $0.shows(list) } ?? false
    if isSame && moving.isEmpty { return Changes(rectangles: []) }
    let placed = shown.flatMap { isSame ? $0 : nil } ?? PlacedList(list)
    let (before, former) = (shown, moving)
    (shown, moving) = (placed, MovingEntries())
    guard let before, before.list.size == list.size else { return Changes(rectangles: [placed.window]) }
    let origins = Self.origins(of: list, in: before.list)
    moving = MovingEntries(
      from: before, to: placed, origins, former: former, MovingEntries.Moment(time: time, scale: scale))
    var region = DamageRegion()
    if !isSame { Self.addChanges(from: before, to: placed, origins, &region) }
    for (index, entry) in list.entries.enumerated()
    where former.times[entry.id] != nil && moving.times[entry.id] == nil {
      region.add(placed.wholeInk(index))
    }
    Self.completeWholes(of: placed, &region)
    return Changes(rectangles: region.rectangles, moving: moving.indices)
  }

  /// The time at which entries that have moved are drawn again, in seconds; nil if none has.
  public var nextTime: Double? { moving.nextRest }

  /// Discards the list before: the next one counts as new.
  public mutating func reset() { (shown, moving) = (nil, MovingEntries()) }

  private static func addChanges(
    from old: PlacedList, to new: PlacedList, _ origins: [Int?], _ region: inout DamageRegion
  ) {
    var isKept = [Bool](repeating: false, count: old.places.count)
    // An entry that comes after another one, and came before it, has crossed it.
    var last = -1
    for (index, origin) in origins.enumerated() {
      guard let origin else { region.add(new.damage(of: index)); continue }
      isKept[origin] = true
      if origin < last || !new.isSame(index, as: old, origin) {
        region.add(old.damage(of: origin))
        region.add(new.damage(of: index))
      }
      last = max(last, origin)
    }
    for index in isKept.indices where !isKept[index] { region.add(old.damage(of: index)) }
  }

  /// The index that each entry had in the list before; nil for a new entry.
  private static func origins(of new: DisplayList, in old: DisplayList) -> [Int?] {
    let isSameTree =
      new.entries.count == old.entries.count
      && new.entries.indices.allSatisfy { new.entries[$0].id == old.entries[$0].id }
    if isSameTree { return new.entries.indices.map { $0 } }
    var indices: [Int: Int] = [:]
    for (index, entry) in old.entries.enumerated() { indices[entry.id] = index }
    // Each entry before is the origin of one entry at most, also in a list in which several have one identity.
    return new.entries.map { indices.removeValue(forKey: $0.id) }
  }

  /// Adds what can only be drawn as a whole, where a part of it has to be drawn.
  private static func completeWholes(of list: PlacedList, _ region: inout DamageRegion) {
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for whole in list.wholes where region.intersects(whole) && !region.contains(whole) {
        region.add(whole)
        hasGrown = true
      }
    }
  }
}
