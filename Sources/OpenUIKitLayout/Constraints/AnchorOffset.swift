/// The start of the dimension between two anchors: the anchor that is subtracted from the other.
package final class AnchorOffset {
  package let node: LayoutNode
  package let attribute: NSLayoutConstraint.Attribute

  package init(from node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
    self.node = node.retain()
    self.attribute = attribute
  }

  deinit {
    node.release()
  }
}

/// The starts of a constraint's distances, and the constraint's links in the lists of the nodes of these
/// starts.
struct ConstraintOffsets {
  var first: AnchorOffset?
  var second: AnchorOffset?
  /// The constraint's links in the lists of the nodes of `first` and of `second`.
  var firstMention = IntrusiveLinks<Mention>()
  var secondMention = IntrusiveLinks<Mention>()
}

extension NSLayoutConstraint {
  /// The starts of the sides that are distances between anchors. They are set before the other properties.
  package final var distanceStarts: (first: AnchorOffset?, second: AnchorOffset?) {
    get { (offsets?.first, offsets?.second) }
    set {
      guard newValue.first != nil || newValue.second != nil else { return offsets = nil }
      offsets = ConstraintOffsets(first: newValue.first, second: newValue.second)
    }
  }
}
