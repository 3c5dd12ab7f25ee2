/// The active constraints that refer to an item, in any order.
typealias MentionList = UnorderedIntrusiveList<Mention>

/// A constraint as an element of the list of one of its items: an address whose low bits are the side on which it
/// refers to the item.
struct Mention: IntrusiveElement {
  /// The way in which a constraint refers to an item: on one of its sides, or at the start of a side's
  /// distance.
  enum Side: UInt {
    case first, second, firstOffsetOrigin, secondOffsetOrigin
  }

  // A pointer, because an optional one needs no more memory.
  private let tagged: UnsafeRawPointer

  init(_ constraint: NSLayoutConstraint, _ side: Side) {
    let address = Unmanaged.passUnretained(constraint).toOpaque()
    assert(UInt(bitPattern: address) & 3 == 0, "A constraint lies at an odd address")
    tagged = UnsafeRawPointer(address) + Int(side.rawValue)
  }

  /// The constraint.
  @inline(__always)
  var constraint: Unmanaged<NSLayoutConstraint> { .fromOpaque(tagged - Int(side.rawValue)) }

  private var side: Side { Side(rawValue: UInt(bitPattern: tagged) & 3)! }

  var links: IntrusiveLinks<Mention> {
    @inline(__always) get { constraint._withUnsafeGuaranteedRef { $0.mention(side) } }
    @inline(__always) nonmutating set { constraint.setMention(newValue, side) }
  }
}

nonisolated extension LayoutNode {
  /// The active constraints that refer to the item. A copy, because they may be deactivated while the array
  /// is traversed.
  package var mentioningConstraints: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    record.mentions.forEach { constraints.append($0.constraint.takeUnretainedValue()) }
    return constraints
  }

  /// Adds a constraint that refers to this item. Does nothing for a deallocated item, whose list is never
  /// read.
  @inline(__always)
  func addMention(by constraint: NSLayoutConstraint, _ side: Mention.Side) {
    if hasItem { record.mentions.insert(Mention(constraint, side)) }
  }

  /// Removes a constraint that refers to this item.
  @inline(__always)
  func removeMention(by constraint: NSLayoutConstraint, _ side: Mention.Side) {
    if hasItem { record.mentions.remove(Mention(constraint, side)) }
  }
}

extension NSLayoutConstraint {
  /// Calls `body` for each node that the constraint refers to, once, with the side.
  @inline(__always)
  nonisolated func forEachMention(_ body: (LayoutNode, Mention.Side) -> Void) {
    if let firstNode { body(firstNode, .first) }
    if let secondNode, secondNode != firstNode { body(secondNode, .second) }
    if mayHaveOffsets { forEachMentionOfOffsetOrigins(body) }
  }

  @inline(never)
  private nonisolated func forEachMentionOfOffsetOrigins(_ body: (LayoutNode, Mention.Side) -> Void) {
    guard let offsets else { return }
    let (first, second) = (offsets.first?.node, offsets.second?.node)
    if let first, first != firstNode, first != secondNode { body(first, .firstOffsetOrigin) }
    if let second, second != firstNode, second != secondNode, second != first {
      body(second, .secondOffsetOrigin)
    }
  }

  /// The constraint's links in the list of one of its nodes.
  @inline(__always)
  fileprivate nonisolated func mention(_ side: Mention.Side) -> IntrusiveLinks<Mention> {
    switch side {
    case .first: firstMention
    case .second: secondMention
    case .firstOffsetOrigin, .secondOffsetOrigin: mentionOfOffsetOrigin(side)
    }
  }

  @inline(never)
  private nonisolated func mentionOfOffsetOrigin(_ side: Mention.Side) -> IntrusiveLinks<Mention> {
    guard let offsets else { return IntrusiveLinks<Mention>() }
    return side == .firstOffsetOrigin ? offsets.firstMention : offsets.secondMention
  }

  // A separate function, so that the others count no reference.
  @inline(never)
  fileprivate nonisolated func setMentionOfOffsetOrigin(
    _ links: IntrusiveLinks<Mention>, _ side: Mention.Side
  ) {
    guard var offsets else { return }
    if side == .firstOffsetOrigin { offsets.firstMention = links } else { offsets.secondMention = links }
    self.offsets = offsets
  }
}

extension Unmanaged<NSLayoutConstraint> {
  /// Sets the constraint's links in the list of one of its nodes. Each side has its own code, so that no
  /// reference is counted.
  @inline(__always)
  fileprivate func setMention(_ links: IntrusiveLinks<Mention>, _ side: Mention.Side) {
    switch side {
    case .first: _withUnsafeGuaranteedRef { $0.firstMention = links }
    case .second: _withUnsafeGuaranteedRef { $0.secondMention = links }
    case .firstOffsetOrigin, .secondOffsetOrigin:
      _withUnsafeGuaranteedRef { $0.setMentionOfOffsetOrigin(links, side) }
    }
  }
}
