/// The content of a window at one moment, as flat tables for any host: to paint with Cairo, mirror as
/// elements of a web page, or compare in a test.
///
/// `entries` has one entry for each visible layer in drawing order: parents before children, back before
/// front. Nesting is a number: the `descendantCount` entries after an entry are inside it. To draw an entry:
///
/// 1. Change from the parent's coordinates to the entry's by `transform`, in points. The origin is the top
///   left corner of the box, and the transform of the first entry leads to the window. Entries inside an
///   entry are flattened onto its plane, as nested elements of a web page are by default.
/// 2. Draw the following steps as one picture, and compose it with `opacity`.
/// 3. Draw the shadow, then the fill, within the box rounded by `cornerRadius` at `roundedCorners`.
/// 4. Draw the content, then the entries inside, both clipped to the rounded box if `clips`. With `isMasked`,
///   the first entry inside is a mask with its descendants, and steps 3 to 5 are multiplied by its opacity.
/// 5. Draw the border on top, inside the edge of the box.
///
/// Contents that few layers have are in tables of their own, and an entry refers to them by index, so that
/// entries stay small and fast to compare.
public struct DisplayList: Sendable {
  /// The size of the window, in points.
  public var size: CGSize
  /// Changes from one list of a window to the next exactly if the content changes. A host that has drawn this
  /// generation has nothing to do.
  public package(set) var generation = 0
  /// The visible layers, in drawing order.
  public package(set) var entries: [Entry] = []
  /// The shadows that entries cast.
  public package(set) var shadows: [Shadow] = []
  /// The texts that entries show.
  public package(set) var texts: [Text] = []
  /// The lines of all texts.
  public package(set) var lines: [TextLine] = []
  /// The pictures that entries show.
  public package(set) var images: [Image] = []
  /// The gradients that entries show.
  public package(set) var gradients: [Gradient] = []

  /// The shapes that entries show.
  public package(set) var shapes: [Shape] = []

  /// Ranges of entries that are the same in the previous generation's list, in the order of the entries.
  /// Other entries may be the same without being listed.
  public package(set) var kept: [KeptEntries] = []

  /// Entries that were copied from the previous list with their contents. With each entry all its descendants
  /// are included.
  public struct KeptEntries: Equatable, Sendable {
    /// Which entries.
    public package(set) var entries: Range<Int>
    /// Where they began in the list before.
    public package(set) var origin: Int
  }

  /// Creates an empty list for a window with a size in points.
  public init(size: CGSize) {
    self.size = size
  }

  /// Removes all entries but keeps their memory for the next list.
  package mutating func removeAll(size: CGSize) {
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
