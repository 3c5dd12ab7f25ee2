/// What the dimension between two anchors begins with: the anchor that is taken away from the other.
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

/// The beginnings of the sides of a constraint between offsets, and the constraint's places among those that mention them.
struct ConstraintOffsets {
  var first: AnchorOffset?
  var second: AnchorOffset?
  /// The constraint's neighbours among those that mention the node of `first`, and of `second`.
  var firstMention = MentionList.Links()
  var secondMention = MentionList.Links()
}
