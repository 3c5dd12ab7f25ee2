/// The order in which to name constraints: from the start of a chain of items to its end.
struct ConstraintChain {
  private(set) var order: [Int] = []

  init(_ constraints: [Int], _ log: ConstraintLog) {
    var remaining = constraints
    var seen = Set<Int>()
    while !remaining.isEmpty {
      let connected = remaining.indices.filter { place in
        log.insideItems(of: remaining[place]).contains { seen.contains($0) }
      }
      let start = remaining.indices.first { log.isStart(remaining[$0]) }
      // The size of an item comes before what leads to the next item.
      let size = connected.first { place in
        !log.isEnd(remaining[place]) && log.insideItems(of: remaining[place]).allSatisfy(seen.contains)
      }
      let place = size ?? connected.first { !log.isEnd(remaining[$0]) } ?? connected.first ?? start ?? 0
      let next = remaining.remove(at: place)
      seen.formUnion(log.insideItems(of: next))
      order.append(next)
    }
  }
}

extension ConstraintLog {
  /// The items of a constraint without the one that contains the other.
  fileprivate func insideItems(of index: Int) -> [Int] {
    let container = containerItem(of: index)
    return [constraints[index].first.item, constraints[index].second?.item].compactMap { $0 }
      .filter { $0 != container }
  }

  fileprivate func isStart(_ index: Int) -> Bool {
    containerItem(of: index) != nil
      && [.left, .leading, .top].contains(constraints[index].first.attribute)
  }

  fileprivate func isEnd(_ index: Int) -> Bool {
    containerItem(of: index) != nil
      && [.right, .trailing, .bottom].contains(constraints[index].first.attribute)
  }
}
