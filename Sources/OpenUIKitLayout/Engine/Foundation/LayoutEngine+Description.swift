extension LayoutEngine {
  /// The items, rows and state of the solver as text: see `UIWindow.layoutEngineDescription`.
  package var stateDescription: String {
    var text = ""
    for slot in 0..<items.slotCount {
      if let node = items.node(at: slot) { text += line(of: node, at: slot) }
    }
    for row in 0..<rows.count { text += line(ofRow: row) }
    return text + solver.dump()
  }

  private func line(of node: LayoutNode, at slot: Int) -> String {
    let (first, frame) = (PlacedItems.variable(0, ofItemAt: slot), items.rectangle(at: slot))
    let names = (first..<first + 4).map { "x\($0)" }.joined(separator: " ")
    let values = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { "\($0)" }
    return "\(names) = \(values.joined(separator: " ")) \(name(of: node))\n"
  }

  private func line(ofRow row: Int) -> String {
    let owner = rows[row]
    if let constraint = owner.constraint { return "c\(row) \(constraint.debugDescription)\n" }
    guard let system = owner.system else { return "" }
    return "c\(row) \(system) \(owner.attribute) \(owner.node.map(name(of:)) ?? "")\n"
  }

  private func name(of node: LayoutNode) -> String { node.item?.layoutDescription ?? "" }
}
