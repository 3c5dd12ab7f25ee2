extension NSLayoutConstraint {
  /// Adds the constraint to the closest common ancestor of its items.
  func activate() {
    guard holder == nil else { return }
    let node = closestCommonAncestor()
    if node.state.overrides.contains(.requests) {
      node.viewItem?.addConstraint(self)
    } else {
      node.hold(self)
    }
  }

  /// Removes the constraint from the view that holds it.
  func deactivate() {
    guard let holder else { return }
    if holder.state.overrides.contains(.requests) {
      holder.viewItem?.removeConstraint(self)
    } else {
      holder.giveUp(self)
    }
  }

  /// The node of the view that holds the constraint when it is activated. Linear in the depth of the items.
  private func closestCommonAncestor() -> LayoutNode {
    let ancestor = mayHaveOffsets ? commonAncestorOfAllNodes() : commonAncestorOfItems()
    guard let ancestor, ancestor.isLivingView else { fatalError(noCommonAncestorMessage) }
    return ancestor
  }

  private func commonAncestorOfItems() -> LayoutNode? {
    let first = nodeOfView(behind: firstNode)
    guard let secondNode else { return first }
    return first.closestCommonAncestor(with: nodeOfView(behind: secondNode))
  }

  /// The closest common ancestor of all items of a constraint between distances, which may refer to four.
  private func commonAncestorOfAllNodes() -> LayoutNode? {
    var ancestor: LayoutNode? = nodeOfView(behind: firstNode)
    forEachMention { node, _ in ancestor = ancestor?.closestCommonAncestor(with: nodeOfView(behind: node)) }
    return ancestor
  }

  /// The node of the view that is the item or owns it.
  private func nodeOfView(behind node: LayoutNode?) -> LayoutNode {
    guard let found = node?.nodeOfView else { fatalError(unattachedMessage(of: node)) }
    return found
  }

  private func unattachedMessage(of node: LayoutNode?) -> String {
    let reason = node?.item == nil ? "has been deallocated" : "is a layout guide that no view owns"
    return "Unable to activate constraint \(formattedDescription) because one of its items \(reason)."
  }

  /// UIKit's message for items in different trees.
  private var noCommonAncestorMessage: String {
    "Unable to activate constraint with anchors \(sideDescription(firstNode, firstAttribute)) and "
      + "\(sideDescription(secondNode, secondAttribute)) because they have no common ancestor.  Does the "
      + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
  }

  private func sideDescription(_ node: LayoutNode?, _ attribute: Attribute) -> String {
    "\"\(node?.item?.layoutDescription ?? "(null)").\(attribute.name)\""
  }

  /// Sets the holder, and adds the constraint to the lists of its nodes.
  func didMove(to node: LayoutNode) {
    holder = node
    forEachMention { $0.addMention(by: self, $1) }
  }

  /// Clears the holder: removes the row from the engine, and the constraint from the lists of its nodes.
  func didLeaveHolder() {
    engine?.removeRow(of: self)
    clearHolder()
  }

  /// Makes the constraint inactive, when the engine has discarded its row.
  nonisolated func clearHolder() {
    holder = nil
    forEachMention { $0.removeMention(by: self, $1) }
  }

  /// Makes the constraint inactive after its engine is deallocated, for a holder that is not. Removes it from the holder's list.
  package nonisolated func removeFromHolder() {
    holder?.record.heldConstraints.remove(self)
    clearHolder()
  }

  /// Makes the constraint inactive if most of the items are deallocated together with the holder. Their lists are not read any
  /// more, so the constraint stays in them.
  @inline(__always)
  nonisolated func clearDeallocatedHolder() {
    if firstNode?.hasItem == true || secondNode?.hasItem == true || mayHaveOffsets { return clearHolder() }
    holder = nil
  }

  func constantDidChange() {
    guard let engine, let row else { return tryAgain() }
    engine.constantDidChange(of: self, row)
  }

  func priorityDidChange() {
    guard let engine else { return tryAgain() }
    engine.priorityDidChange(of: self)
  }

  /// Makes the engine build the row of an active constraint again, after a refusal.
  private func tryAgain() {
    holder?.enqueueAgain()
  }

  /// Makes the engine rebuild the row in the next pass, after a change that is more than a new constant.
  func invalidateRow() {
    guard let holder, let engine else { return }
    engine.removeRow(of: self)
    holder.enqueueAgain()
  }
}
