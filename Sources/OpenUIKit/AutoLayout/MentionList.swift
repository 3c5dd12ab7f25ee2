/// The active constraints that mention an item, in no order: a chain through the constraints themselves.
struct MentionList: BitwiseCopyable {
  /// Where a constraint mentions an item: on one of its sides, or where the distance on a side begins.
  enum Side: UInt {
    case first, second, firstBeginning, secondBeginning
  }

  /// A constraint with the side on which it mentions the item of the list, or none: an address whose low bits are free.
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

    /// Replaces the next neighbour of the entry, if it is one.
    @inline(__always)
    fileprivate func setNext(_ next: Entry) {
      constraint?.changeMention(side) { $0.next = next }
    }

    /// Replaces the previous neighbour of the entry, if it is one.
    @inline(__always)
    fileprivate func setPrevious(_ previous: Entry) {
      constraint?.changeMention(side) { $0.previous = previous }
    }

    /// The neighbours of the entry, which is one.
    fileprivate var links: Links {
      constraint?._withUnsafeGuaranteedRef { $0.mention(side) } ?? Links()
    }

    private var side: Side { Side(rawValue: bits & 3)! }
  }

  /// The neighbours of a constraint in the list of one of its nodes.
  struct Links: BitwiseCopyable {
    var next = Entry.none
    var previous = Entry.none
  }

  fileprivate var first = Entry.none

  /// A list of no constraints.
  init() {}
}

extension LayoutNode {
  /// The active constraints that mention the item, as of now: they may go while the list is walked.
  var mentioningConstraints: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var next = record.mentions.first
    while let current = next.constraint {
      constraints.append(current.takeUnretainedValue())
      next = next.links.next
    }
    return constraints
  }

  /// Notes a constraint that mentions this item. Nobody asks what mentions an item that has died.
  @inline(__always)
  func addMention(by constraint: NSLayoutConstraint, _ side: MentionList.Side) {
    guard hasItem else { return }
    let entry = MentionList.Entry(constraint, side)
    let next = record.mentions.first
    Unmanaged.passUnretained(constraint).changeMention(side) { $0.next = next }
    next.setPrevious(entry)
    record.mentions.first = entry
  }

  /// Forgets a constraint that mentions this item.
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
  /// Calls `body` for all nodes that the constraint speaks of, each once, and where it does.
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

  /// The constraint's neighbours among those that mention one of its nodes.
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

  // Apart from the others, which need no reference to be counted.
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
  /// Changes the constraint's neighbours among those that mention one of its nodes: the two sides by themselves, so that no
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
