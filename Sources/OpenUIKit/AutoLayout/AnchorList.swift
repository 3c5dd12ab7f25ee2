/// The anchors of one item: a linked list through the anchors themselves, which the list retains.
///
/// An anchor that only the list retains is reused for another attribute of its kind, and then for another
/// item of the same container. So layouts of any size create only as many anchors as are retained at one
/// time.
struct AnchorList: BitwiseCopyable {
  typealias Entry = Unmanaged<NSLayoutAnchor<AnyObject>>

  private var first: Entry?

  /// The anchor of an attribute: one that other code retains, or a reused one of the same kind.
  func anchor(for attribute: NSLayoutConstraint.Attribute, _ kind: AnchorKind) -> AnyObject? {
    var next = first
    var spare: Entry?
    while let entry = next {
      let own = entry._withUnsafeGuaranteedRef { $0.attribute }
      if own == attribute { return entry.takeUnretainedValue() }
      if spare == nil, kind.contains(own) { spare = entry }
      next = entry._withUnsafeGuaranteedRef { $0.next }
    }
    guard let spare, spare.isOnlyReference else { return nil }
    spare._withUnsafeGuaranteedRef { $0.attribute = attribute }
    return spare.takeUnretainedValue()
  }

  mutating func insert(_ anchor: NSLayoutAnchor<AnyObject>) {
    anchor.next = first
    first = Unmanaged.passRetained(anchor)
  }

  /// Moves the anchors of another list that no other code retains to this one, for its node.
  mutating func takeSpares(of other: inout AnchorList, for node: LayoutNode) {
    var kept: Entry?
    var next = other.first
    while let entry = next {
      next = entry._withUnsafeGuaranteedRef { $0.next }
      let isSpare = entry.isOnlyReference
      if isSpare { entry._withUnsafeGuaranteedRef { $0.move(to: node) } }
      entry._withUnsafeGuaranteedRef { $0.next = isSpare ? first : kept }
      if isSpare { first = entry } else { kept = entry }
    }
    other.first = kept
  }

  /// Releases all anchors.
  mutating func releaseAll() {
    var next = first
    first = nil
    while let entry = next {
      next = entry._withUnsafeGuaranteedRef { $0.next }
      entry.release()
    }
  }
}

/// The items in a container whose anchors were used last. Their unused anchors move to the next item.
struct AnchorUsers: BitwiseCopyable {
  private var last: LayoutNode?
  private var lastButOne: LayoutNode?

  /// Whether a node was the last.
  func endWith(_ node: LayoutNode) -> Bool { last == node }

  /// Notes the node whose anchors are used now.
  mutating func append(_ node: LayoutNode) { (last, lastButOne) = (node, last) }

  /// Removes a node that leaves the container.
  mutating func remove(_ node: LayoutNode) {
    if lastButOne == node { lastButOne = nil }
    if last == node { (last, lastButOne) = (lastButOne, nil) }
  }

  func forEach(_ body: (LayoutNode) -> Void) {
    if let last { body(last) }
    if let lastButOne { body(lastButOne) }
  }
}

extension LayoutNode {
  /// Takes the unused anchors of the last two siblings, on the first use of this item's anchors after one of
  /// theirs. Two, because code that makes rows below each other often retains an anchor of the last row while
  /// it makes the next.
  func takeOverAnchors() -> Bool {
    guard let container = record.container, !container.record.anchorUsers.endWith(self) else { return false }
    container.record.anchorUsers.forEach { user in
      if user != self { record.anchors.takeSpares(of: &user.record.anchors, for: self) }
    }
    container.record.anchorUsers.append(self)
    return true
  }

  /// Removes the item from its container, if it has one.
  func leaveContainer() {
    guard let container = record.container else { return }
    container.record.anchorUsers.remove(self)
    record.container = nil
  }
}

/// The attributes whose anchors have the same class: a bit for each, by its number.
struct AnchorKind: BitwiseCopyable {
  private let attributes: UInt32

  private static let sizes: UInt32 = 1 << 7 | 1 << 8
  private static let verticals: UInt32 =
    1 << 3 | 1 << 4 | 1 << 10 | 1 << 11 | 1 << 12 | 1 << 15 | 1 << 16 | 1 << 20

  static var size: AnchorKind { AnchorKind(attributes: sizes) }
  static var vertical: AnchorKind { AnchorKind(attributes: verticals) }
  static var horizontal: AnchorKind { AnchorKind(attributes: ~(sizes | verticals)) }

  @inline(__always)
  func contains(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    assert((Self.sizes >> attribute.rawValue & 1 != 0) == attribute.isSize)
    assert(
      attribute.isSize || (Self.verticals >> attribute.rawValue & 1 != 0) == (attribute.axis == .vertical))
    return attributes >> UInt32(truncatingIfNeeded: attribute.rawValue) & 1 != 0
  }
}
