/// The properties of an item that a layout pass needs besides its numbers: the container whose layout moves
/// it, with three marks in the low bits of the address.
struct ItemTag: Equatable, BitwiseCopyable {
  /// The four parts as one number.
  private(set) var bits: UInt

  // In the lowest three bits, which are zero in the address of a node.
  private static let moved: UInt = 1
  private static let quiet: UInt = 2
  private static let heightForWidth: UInt = 4
  private static let marks: UInt = 7

  private init(bits: UInt) { self.bits = bits }

  /// Creates the tag of an item that `container` moves: its superview, or the root itself; nil for none.
  init(container: LayoutNode? = nil, isQuiet: Bool = false, hasHeightForWidth: Bool = false) {
    bits =
      (container?.bits ?? 0) | (isQuiet ? Self.quiet : 0) | (hasHeightForWidth ? Self.heightForWidth : 0)
    assert((container?.bits ?? 0) & Self.marks == 0, "A node lies at an odd address")
  }

  /// A tag that no item has.
  static let none = ItemTag(bits: moved)

  /// The view whose layout moves the item.
  var container: LayoutNode? { @inline(__always) get { LayoutNode(bits: bits & ~Self.marks) } }
  /// Whether the item has moved since its container was laid out.
  var isMoved: Bool { @inline(__always) get { bits & Self.moved != 0 } }

  /// Whether a pass writes the geometry of the item without a visit: see `LayoutNode.isQuiet`.
  var isQuiet: Bool {
    get { bits & Self.quiet != 0 }
    set { set(Self.quiet, newValue) }
  }

  /// Whether the height of the item's content may depend on its width.
  var hasHeightForWidth: Bool {
    @inline(__always) get { bits & Self.heightForWidth != 0 }
    set { set(Self.heightForWidth, newValue) }
  }

  private mutating func set(_ mark: UInt, _ isSet: Bool) { bits = isSet ? bits | mark : bits & ~mark }

  /// The tag once the item has moved.
  var moved: ItemTag { @inline(__always) get { ItemTag(bits: bits | Self.moved) } }
  /// The tag once the item has been placed.
  var unmoved: ItemTag { @inline(__always) get { ItemTag(bits: bits & ~Self.moved) } }

  /// Whether the item has moved in a container and needs no visit, whether or not it has height for width.
  @inline(__always)
  func isQuiet(movedIn container: LayoutNode) -> Bool {
    bits & ~Self.heightForWidth == container.bits | Self.moved | Self.quiet
  }
}
