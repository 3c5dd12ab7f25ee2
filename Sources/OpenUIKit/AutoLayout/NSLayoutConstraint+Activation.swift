extension NSLayoutConstraint {
  /// Adds the constraint to the closest common ancestor of its items.
  func activate() {
    guard holder == nil else { return }
    let node = closestCommonAncestor()
    if node.record.overridesNoLayout { node.hold(self) } else { node.ownView?.addConstraint(self) }
  }

  /// Removes the constraint from the view that holds it.
  func deactivate() {
    guard let holder else { return }
    if holder.record.overridesNoLayout { holder.giveUp(self) } else { holder.ownView?.removeConstraint(self) }
  }

  /// The view that holds the constraint when it is activated. Linear in the depth of the items.
  private func closestCommonAncestor() -> LayoutNode {
    let ancestor = mayHaveOffsets ? commonAncestorOfAllNodes() : commonAncestorOfItems()
    guard let ancestor, ancestor.record.view != nil else { fatalError(noCommonAncestorMessage) }
    return ancestor
  }

  private func commonAncestorOfItems() -> LayoutNode? {
    let first = nodeOfView(behind: firstNode)
    guard let secondNode else { return first }
    return first.closestCommonAncestor(with: nodeOfView(behind: secondNode))
  }

  /// The same for a constraint between distances, which may speak of four items.
  private func commonAncestorOfAllNodes() -> LayoutNode? {
    var ancestor: LayoutNode? = nodeOfView(behind: firstNode)
    forEachMention { node, _ in ancestor = ancestor?.closestCommonAncestor(with: nodeOfView(behind: node)) }
    return ancestor
  }

  /// The node of the view that an item is or belongs to.
  private func nodeOfView(behind node: LayoutNode?) -> LayoutNode {
    guard let found = node?.nodeOfView else { fatalError(unattachedMessage(of: node)) }
    return found
  }

  private func unattachedMessage(of node: LayoutNode?) -> String {
    let reason = node?.item == nil ? "has been deallocated" : "is a layout guide that no view owns"
    return "Unable to activate constraint \(formattedDescription) because one of its items \(reason)."
  }

  /// UIKit's words for items in different trees.
  private var noCommonAncestorMessage: String {
    "Unable to activate constraint with anchors \(sideDescription(firstNode, firstAttribute)) and "
      + "\(sideDescription(secondNode, secondAttribute)) because they have no common ancestor.  Does the "
      + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
  }

  private func sideDescription(_ node: LayoutNode?, _ attribute: Attribute) -> String {
    "\"\(node?.item?.layoutDescription ?? "(null)").\(attribute.name)\""
  }

  /// Takes note of a new holder: both nodes learn that they are mentioned.
  func didMove(to node: LayoutNode) {
    holder = node
    forEachMention { $0.addMention(by: self, $1) }
  }

  /// Takes leave of the holder: the engine drops the row, the nodes their mention.
  func didLeaveHolder() {
    engine?.removeRow(of: self)
    forgetHolder()
  }

  /// Becomes inactive; the engine knows of the row no more.
  nonisolated func forgetHolder() {
    holder = nil
    forEachMention { $0.removeMention(by: self, $1) }
  }

  /// The same, out of the list of a holder that lives on, once there is no engine any more.
  nonisolated func leaveLivingHolder() {
    holder?.record.heldConstraints.remove(self)
    forgetHolder()
  }

  /// The same where most of the items have died with the holder, and nobody asks any more what mentions them.
  @inline(__always)
  nonisolated func forgetDyingHolder() {
    if firstNode?.hasItem == true || secondNode?.hasItem == true || mayHaveOffsets { return forgetHolder() }
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

  /// Has the engine look at an active constraint that it has no row of: it may have refused it.
  private func tryAgain() {
    holder?.ownView?.enqueueAgain()
  }

  /// Makes the engine build the row anew at the next pass, for a change that a new constant cannot express.
  func invalidateRow() {
    guard let holder, let engine else { return }
    engine.removeRow(of: self)
    holder.ownView?.enqueueAgain()
  }
}
