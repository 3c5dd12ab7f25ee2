/// The start of the dimension between two anchors: the anchor that is subtracted from the other.
final class AnchorOffset {
  let node: LayoutNode
  let attribute: NSLayoutConstraint.Attribute

  init(from node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
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
