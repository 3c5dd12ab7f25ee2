/// The anchors of one item, which the list retains, so that an anchor is the same object while code retains it.
///
/// An anchor that only the list retains becomes that of the next attribute of its kind, because an object takes longer to make than to
/// find. So an item keeps about as many as code has retained at one time, until an engine registers the item.
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

  private var anchors = UnorderedIntrusiveList<Entry>()

  /// The anchor of an attribute: the existing one, or an unused one of the same class; nil for none.
  func anchor(for attribute: NSLayoutConstraint.Attribute) -> AnyObject? {
    var unused: Entry?
    var next = anchors.first
    while let entry = next {
      let other = entry.anchor._withUnsafeGuaranteedRef { $0.attribute }
      if other == attribute { return entry.anchor.takeUnretainedValue() }
      if other.hasSameAnchorClass(as: attribute), entry.anchor.isOnlyReference { unused = entry }
      next = entry.links.next
    }
    unused?.anchor._withUnsafeGuaranteedRef { $0.attribute = attribute }
    return unused?.anchor.takeUnretainedValue()
  }

  /// Adds a new anchor, of any class.
  mutating func insert(_ anchor: AnyObject) {
    // All anchor classes have the layout of `NSLayoutAnchor`, whose type parameter occurs in no stored property.
    anchors.insert(Entry(anchor: .fromOpaque(Unmanaged.passRetained(anchor).toOpaque())))
  }

  /// Releases the anchors that no other code retains.
  mutating func releaseUnused() {
    var next = anchors.first
    while let entry = next {
      next = entry.links.next
      guard entry.anchor.isOnlyReference else { continue }
      anchors.remove(entry)
      entry.anchor.release()
    }
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
    anchors = UnorderedIntrusiveList()
    all.forEach { $0.anchor.release() }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the anchors of two attributes are of one class.
  fileprivate func hasSameAnchorClass(as other: NSLayoutConstraint.Attribute) -> Bool {
    isSize == other.isSize && (isSize || axis == other.axis)
  }
}
