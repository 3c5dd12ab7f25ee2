/// The anchors of one item, which the list retains, so that an anchor is the same object while code retains it.
///
/// Anchors that only the list retains are released when another one is created. So an item keeps about as many
/// as code retains at one time.
struct AnchorList: BitwiseCopyable {
  /// An anchor as an element of the list of its item.
  struct Entry: IntrusiveElement {
    fileprivate let anchor: Unmanaged<NSLayoutAnchor<AnyObject>>

    var links: IntrusiveLinks<Entry> {
      get { anchor._withUnsafeGuaranteedRef { $0.links } }
      nonmutating set { anchor._withUnsafeGuaranteedRef { $0.links = newValue } }
    }

    static func == (first: Entry, second: Entry) -> Bool {
      first.anchor.toOpaque() == second.anchor.toOpaque()
    }
  }

  private var anchors = IntrusiveList<Entry>()

  /// The existing anchor of an attribute; nil for none.
  func anchor(for attribute: NSLayoutConstraint.Attribute) -> AnyObject? {
    var next = anchors.first
    while let entry = next {
      if entry.anchor._withUnsafeGuaranteedRef({ $0.attribute }) == attribute {
        return entry.anchor.takeUnretainedValue()
      }
      next = entry.links.next
    }
    return nil
  }

  /// Adds a new anchor, and releases those that no other code retains.
  mutating func insert(_ anchor: NSLayoutAnchor<AnyObject>) {
    var next = anchors.first
    while let entry = next {
      next = entry.links.next
      guard entry.anchor.isOnlyReference else { continue }
      anchors.remove(entry)
      entry.anchor.release()
    }
    anchors.prepend(Entry(anchor: .passRetained(anchor)))
  }

  /// The number of anchors in the list.
  var count: Int {
    var count = 0
    anchors.forEach { _ in count += 1 }
    return count
  }

  /// Releases all anchors.
  mutating func releaseAll() {
    let all = anchors
    anchors = IntrusiveList()
    all.forEach { $0.anchor.release() }
  }
}
