/// What a window looks like at one moment, as flat tables that any host can draw: paint with Cairo, mirror as elements
/// of a web page, or compare in a test.
///
/// `entries` holds one entry for each visible layer in drawing order: a parent before its children, what is behind before
/// what is in front. Nesting is a number: the `descendantCount` entries after an entry are inside it. To draw an entry:
///
/// 1. Go from the parent's coordinates to the entry's by `transform` (points; the origin is the top left corner of the
///    box; the transform of the first entry leads to the window). What is inside an entry is flattened onto its plane, as
///    nested elements of a web page are by default.
/// 2. Draw what follows as one picture and put it there with `opacity`.
/// 3. Draw the shadow, then the fill, within the box rounded by `cornerRadius` at `roundedCorners`.
/// 4. Draw the content (under `isMasked`, the first entry inside, with what is in it, is no content but a mask: steps 3 to
///    5 show only as far as it is opaque), then the entries inside, both cut off at the rounded box if `clips`.
/// 5. Draw the border on top, inside the edge of the box.
///
/// Contents that few layers have stand in tables of their own, and an entry refers to them by index, so that entries
/// stay small and are compared fast.
public struct DisplayList: Sendable {
  /// The size of the window, in points.
  public var size: CGSize
  /// Changes from one list of a window to the next exactly if anything else changes; a host that has drawn this
  /// generation has nothing to do.
  public internal(set) var generation = 0
  /// The visible layers, in drawing order.
  public internal(set) var entries: [Entry] = []
  /// The shadows that entries cast.
  public internal(set) var shadows: [Shadow] = []
  /// The texts that entries show.
  public internal(set) var texts: [Text] = []
  /// The lines of all texts.
  public internal(set) var lines: [TextLine] = []
  /// The pictures that entries show.
  public internal(set) var images: [Image] = []
  /// The gradients that entries show.
  public internal(set) var gradients: [Gradient] = []

  /// The shapes that entries show.
  public internal(set) var shapes: [Shape] = []

  /// Stretches of entries that show what they did in the list of the generation before, front to back in no other order than
  /// the entries. What else is the same is not listed.
  public internal(set) var kept: [KeptEntries] = []

  /// Entries that were taken over from the list before with all that they refer to. With an entry all that are inside it
  /// are among them.
  public struct KeptEntries: Equatable, Sendable {
    /// Which entries.
    public internal(set) var entries: Range<Int>
    /// Where they began in the list before.
    public internal(set) var origin: Int
  }

  /// Makes an empty list for a window of a size in points.
  public init(size: CGSize) {
    self.size = size
  }

  /// Forgets all entries but keeps their memory for the next list.
  mutating func removeAll(size: CGSize) {
    self.size = size
    entries.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    images.removeAll(keepingCapacity: true)
    gradients.removeAll(keepingCapacity: true)
    shapes.removeAll(keepingCapacity: true)
    kept.removeAll(keepingCapacity: true)
  }
}
