/// The consequences of a solution besides the moved items. They are collected while its changes are read, and
/// carried out afterwards, when views may be called and rows added.
struct SolutionChanges: ViewTreeConfined {
  /// Containers of moved items that have not requested a layout yet.
  nonisolated(unsafe) let containers = FlatTable<LayoutNode>()
  /// The slots of items with a negative size.
  nonisolated(unsafe) let negative = FlatTable<Int32>()

  nonisolated init() {}

  nonisolated func deallocate() {
    containers.deallocate()
    negative.deallocate()
  }

  /// Retains the containers while other code runs.
  nonisolated func retainContainers() {
    for index in 0..<containers.count { containers[index].retain() }
  }

  /// Lists a container once, unless it has requested a layout.
  @inline(__always)
  nonisolated func note(_ container: LayoutNode) {
    guard container.state.flags.isDisjoint(with: [.needsLayout, .isAwaitingLayoutRequest]) else { return }
    container.state.flags.insert(.isAwaitingLayoutRequest)
    containers.append(container)
  }
}
