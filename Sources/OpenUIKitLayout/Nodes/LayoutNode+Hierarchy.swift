/// The tree, as the layout walks it.
nonisolated extension LayoutNode {
  /// The node of the view that is the item or owns it.
  package var nodeOfView: LayoutNode? { state.isView ? self : state.container }

  /// The innermost view that contains both, where each contains itself. Linear in their depth; constant for a
  /// view and its superview or a sibling.
  func closestCommonAncestor(with other: LayoutNode) -> LayoutNode? {
    let (container, otherContainer) = (state.container, other.state.container)
    if self == other || otherContainer == self { return self }
    if container == other || container != nil && container == otherContainer { return container }
    var (first, second): (LayoutNode?, LayoutNode?) = (self, other)
    var (firstDepth, secondDepth) = (depth, other.depth)
    while firstDepth > secondDepth {
      first = first?.state.container
      firstDepth -= 1
    }
    while secondDepth > firstDepth {
      second = second?.state.container
      secondDepth -= 1
    }
    while first != second {
      first = first?.state.container
      second = second?.state.container
    }
    return first
  }

  /// The node of the root of the tree: the node itself without a container. Linear in its depth.
  var root: LayoutNode {
    var root = self
    while let container = root.state.container { root = container }
    return root
  }

  /// Whether the node is `other` or a descendant.
  package func isContained(in other: LayoutNode) -> Bool {
    var ancestor: LayoutNode? = self
    while let node = ancestor {
      if node == other { return true }
      ancestor = node.state.container
    }
    return false
  }

  /// The number of views above this one.
  private var depth: Int {
    var depth = 0
    var ancestor = state.container
    while let node = ancestor {
      depth += 1
      ancestor = node.state.container
    }
    return depth
  }

  /// Flags the ancestors, up to the first that is flagged already.
  package func markAncestors(_ flag: ViewFlags) {
    var ancestor = state.container
    while let node = ancestor, !node.state.flags.contains(flag) {
      node.state.flags.insert(flag)
      ancestor = node.state.container
    }
  }
}

extension LayoutNode {
  /// Calls `body` for the view, what is in it and all their guides, parents first. `body` must not call code that could release an
  /// item, since nothing retains the nodes meanwhile.
  func forEachInTree(_ body: (LayoutNode) -> Void) {
    var waiting = [self]
    while let node = waiting.popLast() {
      let item = node.state.flags.contains(.hasMoreThanLayer) ? node.item : nil
      item?.forEachGuide(body)
      body(node)
      guard let item, item.hasChildren else { continue }
      let start = waiting.count
      item.forEachChild { waiting.append($0) }
      waiting[start...].reverse()
    }
  }
}
