extension NSLayoutConstraint {
  /// Adds the constraint to the closest common ancestor of its items.
  func activate() {
    guard holder == nil else { return }
    closestCommonAncestor().addConstraint(self)
  }

  /// Removes the constraint from the view that holds it.
  func deactivate() {
    holder?.removeConstraint(self)
  }

  /// The view that holds the constraint when it is activated. Linear in the depth of the items.
  private func closestCommonAncestor() -> UIView {
    if offsets != nil { return commonAncestorOfAllNodes() }
    guard let first = firstNode?.view else { preconditionFailure(unattachedMessage(of: firstNode)) }
    guard let secondNode else { return first }
    guard let second = secondNode.view else { preconditionFailure(unattachedMessage(of: secondNode)) }
    guard let ancestor = first.closestCommonAncestor(with: second) else {
      preconditionFailure(noCommonAncestorMessage)
    }
    return ancestor
  }

  /// The same for a constraint between distances, which may speak of four items.
  private func commonAncestorOfAllNodes() -> UIView {
    var ancestor: UIView?
    forEachNode { node in
      guard let view = node.view else { preconditionFailure(unattachedMessage(of: node)) }
      guard let known = ancestor else { return ancestor = view }
      guard let common = known.closestCommonAncestor(with: view) else {
        preconditionFailure(noCommonAncestorMessage)
      }
      ancestor = common
    }
    guard let ancestor else { preconditionFailure(unattachedMessage(of: nil)) }
    return ancestor
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
  func didMove(to view: UIView) {
    holder = view
    guard offsets == nil else { return forEachNode { $0.addMention(self) } }
    firstNode?.addMention(self)
    if let secondNode, secondNode !== firstNode { secondNode.addMention(self) }
  }

  /// Takes leave of the holder: the engine drops the row, the nodes their mention.
  func didLeaveHolder() {
    engine?.removeRow(of: self)
    forgetHolder()
  }

  /// Becomes inactive; the engine knows of the row no more.
  nonisolated func forgetHolder() {
    holder = nil
    guard offsets == nil else { return forEachNode { $0.removeMention(self) } }
    firstNode?.removeMention(self)
    if secondNode !== firstNode { secondNode?.removeMention(self) }
  }

  func constantDidChange() {
    engine?.constantDidChange(of: self)
  }

  func priorityDidChange() {
    engine?.priorityDidChange(of: self)
  }

  /// Makes the engine build the row anew at the next pass, for a change that a new constant cannot express.
  func invalidateRow() {
    guard let holder, let engine else { return }
    engine.removeRow(of: self)
    holder.enqueueAgain()
  }
}
