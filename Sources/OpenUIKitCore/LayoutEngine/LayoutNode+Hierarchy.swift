/// The tree, as the layout walks it.
nonisolated extension LayoutNode {
  /// The node of the view that is the item or owns it.
  var nodeOfView: LayoutNode? { record.view == nil ? record.container : self }

  /// The innermost view that contains both, where each contains itself. Linear in their depth; constant for a
  /// view and its superview or a sibling.
  func closestCommonAncestor(with other: LayoutNode) -> LayoutNode? {
    let (container, otherContainer) = (record.container, other.record.container)
    if self == other || otherContainer == self { return self }
    if container == other || container != nil && container == otherContainer { return container }
    var (first, second): (LayoutNode?, LayoutNode?) = (self, other)
    var (firstDepth, secondDepth) = (depth, other.depth)
    while firstDepth > secondDepth {
      first = first?.record.container
      firstDepth -= 1
    }
    while secondDepth > firstDepth {
      second = second?.record.container
      secondDepth -= 1
    }
    while first != second {
      first = first?.record.container
      second = second?.record.container
    }
    return first
  }

  /// Whether the node is `other` or a descendant.
  func isInside(_ other: LayoutNode) -> Bool {
    var ancestor: LayoutNode? = self
    while let node = ancestor {
      if node == other { return true }
      ancestor = node.record.container
    }
    return false
  }

  /// The number of views above this one.
  private var depth: Int {
    var depth = 0
    var ancestor = record.container
    while let node = ancestor {
      depth += 1
      ancestor = node.record.container
    }
    return depth
  }

  /// Flags the ancestors, up to the first that is flagged already.
  func markAncestors(_ flag: ViewFlags) {
    var ancestor = record.container
    while let node = ancestor, !node.record.flags.contains(flag) {
      node.record.flags.insert(flag)
      ancestor = node.record.container
    }
  }
}
