import OpenUIKitGraphics

/// A display list with what all areas of one drawing need of it.
struct PaintedList {
  let list: DisplayList
  let reach: Reach
  let occluders: Occluders
  /// The places of the entries that are moved as pictures.
  let moving: Set<Int>

  /// - Parameters:
  ///   - scale: Pixels of the target for each point; 0 for pages of PDF and SVG.
  ///   - moving: The places of the entries that are moved as pictures.
  init(_ list: DisplayList, scale: CGFloat, moving: Set<Int> = []) {
    (self.list, self.moving) = (list, moving)
    reach = Reach(list)
    occluders = Occluders(list, scale: scale, hasMovingEntries: !moving.isEmpty)
  }
}
