import OpenUIKitGraphics

/// Finds the parts of a window that change from one display list to the next, for hosts that keep the picture of the
/// window.
///
/// ```swift
/// let changed = tracker.update(to: list)
/// let areas = try renderer.draw(list, scale: scale, into: buffer, changed: changed)
/// ```
///
/// The picture is the same as if everything was drawn again, but for the antialiasing of edges that are not upright, where Cairo
/// clips them.
public struct DamageTracker {
  private var shown: PlacedList?

  /// Creates a tracker of a window that shows nothing.
  public init() {}

  /// Returns a few rectangles around everything that differs between `list` and the list before, in points of the
  /// window; none if nothing differs, and the whole window for the first list and another size. O(entries).
  public mutating func update(to list: DisplayList) -> [CGRect] {
    if let shown, list.generation != 0, list.generation == shown.list.generation, list.size == shown.list.size
    {
      return []
    }
    let placed = PlacedList(list)
    defer { shown = placed }
    guard let shown, shown.list.size == list.size else { return [placed.window] }
    var region = DamageRegion()
    Self.addChanges(from: shown, to: placed, &region)
    Self.completeWholes(of: placed, &region)
    return region.rectangles
  }

  /// Discards the list before: the next one counts as new.
  public mutating func reset() { shown = nil }

  private static func addChanges(from old: PlacedList, to new: PlacedList, _ region: inout DamageRegion) {
    let origins = origins(of: new.list, in: old.list)
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
