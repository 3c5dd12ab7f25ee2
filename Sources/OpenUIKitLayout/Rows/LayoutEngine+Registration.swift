import ConstraintSolver

// The items of the engine and their variables.

extension LayoutEngine {
  /// Adds the variables and system rows of `node`, unless it has them. Superviews whose size the item follows
  /// by its autoresizing mask are registered first.
  package func register(_ node: LayoutNode) {
    guard !node.isRegistered else { return }
    if let leader = unregisteredLeader(of: node) { registerLeaders(from: leader) }
    addNode(node)
  }

  private func registerLeaders(from node: LayoutNode) {
    var waiting = [node]
    while let next = unregisteredLeader(of: waiting[waiting.count - 1]) { waiting.append(next) }
    while let node = waiting.popLast() { addNode(node) }
  }

  /// The unregistered superview of a view that follows its size; nil for none.
  private func unregisteredLeader(of node: LayoutNode) -> LayoutNode? {
    guard !node.state.flags.contains(.placedByConstraints), let superview = node.state.container,
      !superview.isRegistered, node != rootNode, node.viewItem?.followsContainer == true
    else { return nil }
    return superview
  }

  private func addNode(_ node: LayoutNode) {
    // Called before the node has any state in the engine, because the view may leave the tree in answer.
    readAlignmentInsets(of: node)
    guard node.hasItem, !node.isRegistered, has(node) else { return }
    let block = solver.addVariableBlock()
    let slot = block.number
    items.register(node, at: slot, in: movesItems ? node.state.container ?? rootNode : nil)
    budget.itemCount += 1
    node.record.registration.engine = .passUnretained(self)
    node.record.registration.block = block
    node.record.anchors.releaseUnused()
    if node.isQuiet, !node.state.overrides.contains(.content), movesItems {
      // A quiet view without content brings only these rows. They are added without a call of the view.
      keepSizeNonNegative(of: node)
    } else {
      node.item?.addSystemRows(to: self)
    }
    if node.isRegistered(with: self) { noteMoved(node.slot) }
  }

  private func readAlignmentInsets(of node: LayoutNode) {
    guard node.state.overrides.contains(.content), let view = node.viewItem else { return }
    let insets = view.layoutInsets
    if !node.isRegistered { node.setAlignmentInsets(insets) }
  }

  /// Reserves memory for new rows with their terms, and for items, if there is too little. Otherwise tables would be copied each
  /// time they grow.
  func makeRoom(forRows newRows: Int, terms newTerms: Int, items newItems: Int) {
    guard newRows > self.rows.count else { return }
    let needed = self.rows.count + Self.withReserve(newRows)
    let slots = items.slotCount + Self.withReserve(newItems)
    // Rows that are there already have three terms at most, on average.
    let terms = 3 * self.rows.count + Self.withReserve(newTerms)
    solver.reserveCapacity(variables: 4 * slots, constraints: needed, terms: terms)
    items.reserveCapacity(slots)
    rows.reserveCapacity(needed)
  }

  /// Slightly more than a number, for the rows of the root and its views. With one element too few, everything would be copied after
  /// all.
  private static func withReserve(_ count: Int) -> Int { count + min(count / 16, 256) + 8 }

  /// Removes all state of `node` in the engine. No row of another item may refer to it.
  package func unregister(_ node: LayoutNode) {
    noteUnregistration()
    removeSystemRows(of: node)
    items.unregister(node.slot)
    budget.itemCount -= 1
    remove(node.baselines)
    remove(node.contentOrigin)
    removeVariable(node.variables.x)
    removeVariable(node.variables.y)
    removeVariable(node.variables.width)
    removeVariable(node.variables.height)
    node.record.registration = LayoutNode.Registration()
    setNeedsSolve()
  }
}

extension LayoutEngine {
  /// A variable that is zero: the only term of a row whose terms cancel.
  var zero: ConstraintSolver.Variable {
    if let variable = rows.zeroVariable { return variable }
    let variable = addVariable()
    rows.zeroVariable = variable
    var expression = Expression()
    expression.add(variable, 1)
    // For the root, registered or not.
    _ = addRow(expression, .equal, .required, RowOwner(rootNode, .given, .notAnAttribute))
    return variable
  }

  /// Adds a variable that is part of no frame.
  func addVariable() -> ConstraintSolver.Variable {
    let variable = solver.addVariable()
    items.makeSlot(PlacedItems.place(ofVariable: variable.index).slot)
    return variable
  }

  func removeVariable(_ variable: ConstraintSolver.Variable) {
    do {
      try solver.removeVariable(variable)
    } catch {
      fatalError("Layout engine: a variable cannot be removed: \(error)")
    }
  }
}
