/// How deep the items of an engine are in the tree. Only conflicts need it, so it is computed when the first one does.
struct ItemDepths: ViewTreeConfined {
  /// The depths by the slots of items; negative if unknown.
  private var depths: [Int32] = []
  /// The number of items that had left when the depths were computed. Slots are used again after that.
  private var departures = 0

  /// The number of views above an item, which is registered with `engine`. Linear in the number of views up to the closest one
  /// whose depth is known.
  mutating func depth(of node: LayoutNode, in engine: LayoutEngine) -> Int64 {
    if departures != engine.departures {
      departures = engine.departures
      depths.removeAll(keepingCapacity: true)
    }
    var (known, depth): (LayoutNode?, Int32) = (node, -1)
    var steps: Int32 = 0
    while let next = known {
      if let stored = storedDepth(of: next, in: engine) {
        depth = stored
        break
      }
      steps += 1
      known = next.state.container
    }
    return Int64(store(from: node, to: known, depth: depth + steps, in: engine))
  }

  private func storedDepth(of node: LayoutNode, in engine: LayoutEngine) -> Int32? {
    guard node.isRegistered(with: engine), node.slot < depths.count, depths[node.slot] >= 0 else {
      return nil
    }
    return depths[node.slot]
  }

  /// Stores the depths of the registered items from one upwards, up to one that has its depth. Returns that of the first.
  private mutating func store(
    from node: LayoutNode, to end: LayoutNode?, depth: Int32, in engine: LayoutEngine
  ) -> Int32 {
    var (next, rest): (LayoutNode?, Int32) = (node, depth)
    while let item = next, item != end {
      if item.isRegistered(with: engine) {
        while depths.count <= item.slot { depths.append(-1) }
        depths[item.slot] = rest
      }
      rest -= 1
      next = item.state.container
    }
    return depth
  }
}
