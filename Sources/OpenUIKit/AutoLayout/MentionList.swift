/// The active constraints that refer to an item, in any order: a linked list through the constraints
/// themselves.
struct MentionList: BitwiseCopyable {
  /// The way in which a constraint refers to an item: on one of its sides, or at the start of a side's
  /// distance.
  enum Side: UInt {
    case first, second, firstBeginning, secondBeginning
  }

  /// A constraint and the side on which it refers to the list's item: an address whose low bits are the side;
  /// or none.
  struct Entry: BitwiseCopyable {
    private var bits: UInt = 0

    /// No constraint.
    static let none = Entry()

    private init() {}

    init(_ constraint: NSLayoutConstraint, _ side: Side) {
      bits = UInt(bitPattern: Unmanaged.passUnretained(constraint).toOpaque())
      assert(bits & 3 == 0, "A constraint lies at an odd address")
      bits |= side.rawValue
    }

    /// The constraint; nil for none.
    @inline(__always)
    var constraint: Unmanaged<NSLayoutConstraint>? {
      UnsafeRawPointer(bitPattern: bits & ~3).map { Unmanaged.fromOpaque($0) }
    }

    /// Sets the next link of the entry, unless it is none.
    @inline(__always)
    fileprivate func setNext(_ next: Entry) {
      constraint?.changeMention(side) { $0.next = next }
    }

    /// Sets the previous link of the entry, unless it is none.
    @inline(__always)
    fileprivate func setPrevious(_ previous: Entry) {
      constraint?.changeMention(side) { $0.previous = previous }
    }

    /// The links of the entry, which must not be none.
    fileprivate var links: Links {
      constraint?._withUnsafeGuaranteedRef { $0.mention(side) } ?? Links()
    }

    private var side: Side { Side(rawValue: bits & 3)! }
  }

  /// The links of a constraint in the list of one of its nodes.
  struct Links: BitwiseCopyable {
    var next = Entry.none
    var previous = Entry.none
  }

  fileprivate var first = Entry.none

  /// Creates an empty list.
  init() {}
}

extension LayoutNode {
  /// The active constraints that refer to the item. A copy, because they may be deactivated while the array
  /// is traversed.
  var mentioningConstraints: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var next = record.mentions.first
    while let current = next.constraint {
      constraints.append(current.takeUnretainedValue())
      next = next.links.next
    }
    return constraints
  }

  /// Adds a constraint that refers to this item. Does nothing for a deallocated item, whose list is never
  /// read.
  @inline(__always)
  func addMention(by constraint: NSLayoutConstraint, _ side: MentionList.Side) {
    guard hasItem else { return }
    let entry = MentionList.Entry(constraint, side)
    let next = record.mentions.first
    Unmanaged.passUnretained(constraint).changeMention(side) { $0.next = next }
    next.setPrevious(entry)
    record.mentions.first = entry
  }

  /// Removes a constraint that refers to this item.
  @inline(__always)
  func removeMention(by constraint: NSLayoutConstraint, _ side: MentionList.Side) {
    guard hasItem else { return }
    let links = constraint.mention(side)
    if links.previous.constraint == nil {
      record.mentions.first = links.next
    } else {
      links.previous.setNext(links.next)
    }
    links.next.setPrevious(links.previous)
    Unmanaged.passUnretained(constraint).changeMention(side) { $0 = MentionList.Links() }
  }
}

extension NSLayoutConstraint {
  /// Calls `body` for each node that the constraint refers to, once, with the side.
  @inline(__always)
  nonisolated func forEachMention(_ body: (LayoutNode, MentionList.Side) -> Void) {
    if let firstNode { body(firstNode, .first) }
    if let secondNode, secondNode != firstNode { body(secondNode, .second) }
    if mayHaveOffsets { forEachMentionOfBeginnings(body) }
  }

  @inline(never)
  private nonisolated func forEachMentionOfBeginnings(_ body: (LayoutNode, MentionList.Side) -> Void) {
    guard let offsets else { return }
    let (first, second) = (offsets.first?.node, offsets.second?.node)
    if let first, first != firstNode, first != secondNode { body(first, .firstBeginning) }
    if let second, second != firstNode, second != secondNode, second != first {
      body(second, .secondBeginning)
    }
  }

  /// The constraint's links in the list of one of its nodes.
  @inline(__always)
  fileprivate nonisolated func mention(_ side: MentionList.Side) -> MentionList.Links {
    switch side {
    case .first: firstMention
    case .second: secondMention
    case .firstBeginning, .secondBeginning: mentionOfBeginning(side)
    }
  }

  @inline(never)
  private nonisolated func mentionOfBeginning(_ side: MentionList.Side) -> MentionList.Links {
    guard let offsets else { return MentionList.Links() }
    return side == .firstBeginning ? offsets.firstMention : offsets.secondMention
  }

  // A separate function, so that the others count no reference.
  @inline(never)
  fileprivate nonisolated func changeMentionOfBeginning(
    _ side: MentionList.Side, _ change: (inout MentionList.Links) -> Void
  ) {
    guard var offsets else { return }
    if side == .firstBeginning { change(&offsets.firstMention) } else { change(&offsets.secondMention) }
    self.offsets = offsets
  }
}

extension Unmanaged<NSLayoutConstraint> {
  /// Changes the constraint's links in the list of one of its nodes. Each side has its own code, so that no
  /// reference is counted.
  @inline(__always)
  fileprivate func changeMention(
    _ side: MentionList.Side, _ change: (inout MentionList.Links) -> Void
  ) {
    switch side {
    case .first: _withUnsafeGuaranteedRef { change(&$0.firstMention) }
    case .second: _withUnsafeGuaranteedRef { change(&$0.secondMention) }
    case .firstBeginning, .secondBeginning:
      _withUnsafeGuaranteedRef { $0.changeMentionOfBeginning(side, change) }
    }
  }
}
