/// What a layout pass asks of an item beside its numbers: the view whose layout moves it, with three marks in the low bits of
/// the address.
struct ItemTag: Equatable, BitwiseCopyable {
  /// The three parts as one number.
  private(set) var bits: UInt

  private static let moved: UInt = 1
  private static let plain: UInt = 2
  private static let holding: UInt = 4
  private static let marks: UInt = 7

  private init(bits: UInt) { self.bits = bits }

  /// The tag of an item that `container` moves, of no one for nil: its superview, or the root of the tree itself.
  init(container: LayoutNode? = nil, isPlain: Bool = false) {
    bits = (container?.bits ?? 0) | (isPlain ? Self.plain : 0)
    assert((container?.bits ?? 0) & Self.marks == 0, "A node lies at an odd address")
  }

  /// The tag of a plain view in `container` whose frame the table holds and that has not moved.
  init(holdingFrameIn container: LayoutNode) { bits = container.bits | Self.plain | Self.holding }

  /// A tag that no item has.
  static let none = ItemTag(bits: moved)

  /// The view whose layout moves the item.
  var container: LayoutNode? { @inline(__always) get { LayoutNode(bits: bits & ~Self.marks) } }
  /// Whether the view is of no subclass.
  var isPlain: Bool { bits & Self.plain != 0 }
  /// Whether the item has moved since its container was laid out.
  var isMoved: Bool { @inline(__always) get { bits & Self.moved != 0 } }
  /// One for an item that has moved, zero for others.
  var movedCount: Int { @inline(__always) get { Int(bits & Self.moved) } }

  /// Whether the table holds the frame of the item's view.
  var holdsFrame: Bool {
    get { bits & Self.holding != 0 }
    set { bits = newValue ? bits | Self.holding : bits & ~Self.holding }
  }

  /// The tag once the item has moved.
  var moved: ItemTag { @inline(__always) get { ItemTag(bits: bits | Self.moved) } }
  /// The tag once the item has been placed.
  var unmoved: ItemTag { @inline(__always) get { ItemTag(bits: bits & ~Self.moved) } }
}
