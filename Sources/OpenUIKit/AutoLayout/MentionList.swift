/// The active constraints that mention an item, in no order: a chain through the constraints themselves.
struct MentionList: BitwiseCopyable {
  /// The neighbours of a constraint in the list of one of its nodes.
  struct Links: BitwiseCopyable {
    var next: Unmanaged<NSLayoutConstraint>?
    var previous: Unmanaged<NSLayoutConstraint>?
  }

  fileprivate var first: Unmanaged<NSLayoutConstraint>?
}

extension LayoutNode {
  /// The active constraints that mention the item, as of now: they may go while the list is walked.
  var mentioningConstraints: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var next = mentions.first
    while let current = next {
      let constraint = current.takeUnretainedValue()
      constraints.append(constraint)
      next = constraint.mentionLinks(of: self).next
    }
    return constraints
  }

  /// Notes a constraint that mentions this item.
  nonisolated func addMention(_ constraint: NSLayoutConstraint) {
    let entry = Unmanaged.passUnretained(constraint)
    let next = mentions.first
    constraint.setMentionLinks(MentionList.Links(next: next, previous: nil), of: self)
    next?._withUnsafeGuaranteedRef { setPrevious(entry, of: $0) }
    mentions.first = entry
  }

  /// Forgets a constraint that mentions this item.
  nonisolated func removeMention(_ constraint: NSLayoutConstraint) {
    let links = constraint.mentionLinks(of: self)
    if let previous = links.previous {
      previous._withUnsafeGuaranteedRef { setNext(links.next, of: $0) }
    } else {
      mentions.first = links.next
    }
    links.next?._withUnsafeGuaranteedRef { setPrevious(links.previous, of: $0) }
    constraint.setMentionLinks(MentionList.Links(), of: self)
  }

  private nonisolated func setNext(
    _ next: Unmanaged<NSLayoutConstraint>?, of constraint: NSLayoutConstraint
  ) {
    var links = constraint.mentionLinks(of: self)
    links.next = next
    constraint.setMentionLinks(links, of: self)
  }

  private nonisolated func setPrevious(
    _ previous: Unmanaged<NSLayoutConstraint>?, of constraint: NSLayoutConstraint
  ) {
    var links = constraint.mentionLinks(of: self)
    links.previous = previous
    constraint.setMentionLinks(links, of: self)
  }
}

extension NSLayoutConstraint {
  /// The constraint's neighbours among those that mention `node`, which is one of its own.
  fileprivate nonisolated func mentionLinks(of node: LayoutNode) -> MentionList.Links {
    if firstNode === node { return firstMention }
    if secondNode === node { return secondMention }
    let isBeginning = offsets?.first?.node === node
    return (isBeginning ? offsets?.firstMention : offsets?.secondMention) ?? MentionList.Links()
  }

  fileprivate nonisolated func setMentionLinks(_ links: MentionList.Links, of node: LayoutNode) {
    if firstNode === node {
      firstMention = links
    } else if secondNode === node {
      secondMention = links
    } else if offsets?.first?.node === node {
      offsets?.firstMention = links
    } else {
      offsets?.secondMention = links
    }
  }
}
