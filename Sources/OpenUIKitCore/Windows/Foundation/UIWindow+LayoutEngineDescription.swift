extension UIWindow {
  /// The state of the window's layout as text, for reading along while debugging: views and guides, their constraints, and the solver.
  ///
  /// - `x4 x5 x6 x7 = 16 20 100 44 UILabel:0x…'Total'` an item with constraints: the solver's variables of its left and top edge, its width and
  ///   its height in its container, their exact values in points, and the item.
  /// - `c7 <NSLayoutConstraint:0x… UILabel:0x….leading == UIView:0x….leading + 16>` a row of an app's constraint, and
  ///   `c8 contentSize width UILabel:0x…'Total'` one that an item has brought.
  /// - The solver's own state, with the same numbers (`ConstraintSolver.dump()`).
  ///
  /// Lays out nothing: what waits for the next layout is absent. O(rows).
  public final var layoutEngineDescription: String { treeEngine.stateDescription }
}

extension LayoutEngine {
  fileprivate var stateDescription: String {
    var text = ""
    for slot in 0..<items.slotCount {
      if let node = items.node(at: slot) { text += line(of: node, at: slot) }
    }
    for row in 0..<rowOwners.count { text += line(ofRow: row) }
    return text + solver.dump()
  }

  private func line(of node: LayoutNode, at slot: Int) -> String {
    let (first, frame) = (PlacedItems.variable(0, ofItemAt: slot), items.rectangle(at: slot))
    let names = (first..<first + 4).map { "x\($0)" }.joined(separator: " ")
    let values = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { "\($0)" }
    return "\(names) = \(values.joined(separator: " ")) \(name(of: node))\n"
  }

  private func line(ofRow row: Int) -> String {
    let owner = rowOwners[row]
    if let constraint = owner.constraint { return "c\(row) \(constraint.debugDescription)\n" }
    guard let system = owner.system else { return "" }
    return "c\(row) \(system) \(owner.attribute) \(owner.node.map(name(of:)) ?? "")\n"
  }

  private func name(of node: LayoutNode) -> String { node.item?.layoutDescription ?? "" }
}
