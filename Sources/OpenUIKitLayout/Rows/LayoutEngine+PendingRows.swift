import ConstraintSolver

extension LayoutEngine {
  /// Reserves memory for a view that is new and for all in it.
  package func makeRoom(forTreeOf root: LayoutNode) {
    var (rows, terms, items) = (0, 0, 0)
    root.forEachInTree { node in
      rows += Int(node.record.heldConstraints.count)
      node.record.heldConstraints.forEach { terms += $0.expectedTermCount(in: node) }
      guard node.state.flags.contains(.placedByConstraints) else { return }
      items += 1
      guard node.mayHaveContentRows else { return }
      rows += ContentSizeRows.most
      terms += ContentSizeRows.most
    }
    makeRoom(forRows: rows, terms: terms, items: items)
  }

  /// Registers the items of a tree and adds their constraints.
  func addRows(ofTree root: LayoutNode) {
    // Items that are called may leave the tree. Their nodes exist until the end of the loop.
    var nodes: [LayoutNode] = []
    root.forEachInTree { nodes.append($0.retain()) }
    for node in nodes {
      defer { node.release() }
      guard node.hasItem, has(node), !node.state.flags.isDisjoint(with: .anyRegistration) else { continue }
      node.state.flags.subtract(.anyRegistration)
      addRows(of: node, all: true)
    }
  }

  /// Registers a view and adds those of its constraints without a row, or all of them.
  package func addRows(of node: LayoutNode, all: Bool) {
    if node.state.flags.contains(.placedByConstraints) { register(node) }
    if all { node.record.heldConstraints.markAllPending() }
    addPendingRows(of: node)
  }

  /// Builds the rows of a view's constraints without one. The window's handler of refused values may change
  /// the list meanwhile.
  private func addPendingRows(of node: LayoutNode) {
    var next = node.record.heldConstraints.takeFirstPending()
    while let entry = next {
      next = entry.links.next
      let removals = node.record.heldConstraints.removals
      addRow(of: entry.takeUnretainedValue())
      guard node.record.heldConstraints.removals != removals else { continue }
      node.record.heldConstraints.markAllPending()
      next = node.record.heldConstraints.takeFirstPending()
    }
  }
}

extension NSLayoutConstraint {
  /// How many terms the constraint's row has, if its items are a view that holds it and views in that.
  fileprivate func expectedTermCount(in holder: LayoutNode) -> Int {
    expectedTermCount(of: attributes.first, firstNode == holder)
      + expectedTermCount(of: attributes.second, secondNode == holder)
  }

  /// An edge of the holder itself has no origin: positions are in its bounds.
  private func expectedTermCount(of attribute: Attribute, _ isOfHolder: Bool) -> Int {
    switch attribute {
    case .notAnAttribute: 0
    case .left, .top, .leading: isOfHolder ? 0 : 1
    case .width, .height: 1
    default: isOfHolder ? 1 : 2
    }
  }
}
