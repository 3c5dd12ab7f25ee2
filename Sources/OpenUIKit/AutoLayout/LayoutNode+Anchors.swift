#if !ThreadConfined
  @MainActor
#endif
extension LayoutNode {
  /// The horizontal anchor of `attribute`, the same for as long as somebody holds it.
  func xAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    if let anchor = record.anchors.anchor(for: attribute) {
      return unsafeDowncast(anchor, to: NSLayoutXAxisAnchor.self)
    }
    let anchor = NSLayoutXAxisAnchor(self, attribute)
    record.anchors.insert(erased(anchor))
    return anchor
  }

  /// The vertical anchor of `attribute`, the same for as long as somebody holds it.
  func yAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    if let anchor = record.anchors.anchor(for: attribute) {
      return unsafeDowncast(anchor, to: NSLayoutYAxisAnchor.self)
    }
    let anchor = NSLayoutYAxisAnchor(self, attribute)
    record.anchors.insert(erased(anchor))
    return anchor
  }

  /// The anchor of a width or height, the same for as long as somebody holds it.
  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    if let anchor = record.anchors.anchor(for: attribute) {
      return unsafeDowncast(anchor, to: NSLayoutDimension.self)
    }
    let anchor = NSLayoutDimension(self, attribute)
    record.anchors.insert(erased(anchor))
    return anchor
  }

  /// The anchor of any attribute, or of a distance that ends there, under the type that constraints hand out.
  func erasedAnchor(
    for attribute: NSLayoutConstraint.Attribute, from offset: AnchorOffset?
  ) -> NSLayoutAnchor<AnyObject> {
    if let offset { return erased(NSLayoutDimension(self, attribute, from: offset)) }
    if attribute.isSize { return erased(dimension(attribute)) }
    return attribute.axis == .horizontal ? erased(xAxisAnchor(attribute)) : erased(yAxisAnchor(attribute))
  }

  /// All anchor classes have the layout of `NSLayoutAnchor`, whose type parameter occurs in no stored property.
  private func erased(_ anchor: AnyObject) -> NSLayoutAnchor<AnyObject> {
    Unmanaged<NSLayoutAnchor<AnyObject>>
      .fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
  }
}

/// The anchors of one item: a chain through the anchors themselves, each of which the list keeps alive. One that nobody
/// else holds is used again for another attribute of its kind, so that most items make three at most.
struct AnchorList: BitwiseCopyable {
  typealias Entry = Unmanaged<NSLayoutAnchor<AnyObject>>

  private var first: Entry?

  /// The anchor of an attribute: the one that somebody holds, or one of the same kind that nobody holds.
  func anchor(for attribute: NSLayoutConstraint.Attribute) -> AnyObject? {
    if let found = find({ $0.attribute == attribute }) { return found.takeUnretainedValue() }
    let spare = find { $0.attribute.isOfSameKind(as: attribute) }
    guard let spare, spare.isOnlyReference else { return nil }
    let anchor = spare.takeUnretainedValue()
    anchor.attribute = attribute
    return anchor
  }

  mutating func insert(_ anchor: NSLayoutAnchor<AnyObject>) {
    anchor.next = first
    first = Unmanaged.passRetained(anchor)
  }

  /// Lets go of all anchors.
  mutating func releaseAll() {
    var next = first
    first = nil
    while let entry = next {
      next = entry._withUnsafeGuaranteedRef { $0.next }
      entry.release()
    }
  }

  /// The first anchor that meets a condition: of those of a kind the one that was made last.
  @inline(__always)
  private func find(_ condition: (NSLayoutAnchor<AnyObject>) -> Bool) -> Entry? {
    var next = first
    while let entry = next {
      if entry._withUnsafeGuaranteedRef(condition) { return entry }
      next = entry._withUnsafeGuaranteedRef { $0.next }
    }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether anchors of both attributes are of one class.
  fileprivate func isOfSameKind(as other: NSLayoutConstraint.Attribute) -> Bool {
    isSize == other.isSize && (isSize || axis == other.axis)
  }
}
