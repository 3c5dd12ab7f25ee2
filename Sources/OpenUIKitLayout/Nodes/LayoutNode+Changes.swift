/// Changes of a view that its engine has to know.
extension LayoutNode {
  /// Removes the rows that the item brings by itself from the engine.
  package func removeSystemRows() { engine?.removeSystemRows(of: self) }

  /// Removes the item from the engine, after the rows of everything that leaves with it.
  package func leaveEngine() {
    engine?.unregister(self)
    // The engine may have moved the children of a view that it did not register.
    record.registration.lastMoves = MovedItems.Head()
  }

  /// Makes the engine read the content again.
  package func contentSizeDidChange() {
    guard let engine else { return }
    if contentSize.measuredWidth != nil { contentSize.measuredWidth = nil }
    engine.invalidateMetrics(of: self)
    let hasHeightForWidth = item?.hasHeightForWidth == true
    engine.setHeightForWidth(hasHeightForWidth, of: self)
    if hasHeightForWidth { engine.remeasure(self) }
  }

  /// Updates the priorities of the content along an axis.
  package func contentPrioritiesDidChange(_ axis: NSLayoutConstraint.Axis) {
    guard isRegistered, let item else { return }
    let hugging = item.contentHuggingPriority(for: axis)
    let compression = item.contentCompressionResistancePriority(for: axis)
    engine?.setContentPriorities(axis, of: self, hugging: hugging, compression: compression)
  }

  /// Makes the engine place the view by other means: by its constraints, or by its frame.
  package func placementDidChange() {
    quietnessMayHaveChanged()
    if let engine {
      engine.rebuildSystemRows(of: self)
      if isRegistered(with: engine) { engine.noteMoved(slot) }
    } else if state.flags.contains(.placedByConstraints) {
      markPending()
    }
  }
}
