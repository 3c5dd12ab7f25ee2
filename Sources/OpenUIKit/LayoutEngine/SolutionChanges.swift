/// What a solution has brought up beside the items that moved, collected while its changes are read and dealt with
/// afterwards, when views may be told and rows added.
#if !ThreadConfined
  @MainActor
#endif
struct SolutionChanges {
  /// Containers of moved items that have not asked for a layout yet.
  nonisolated(unsafe) let containers = FlatTable<LayoutNode>()
  /// The slots of items with a size below zero.
  nonisolated(unsafe) let negative = FlatTable<Int32>()
  /// The slots of items of subclasses whose width changed, so that their content may have another height.
  nonisolated(unsafe) let resized = FlatTable<Int32>()

  nonisolated init() {}

  nonisolated func deallocate() {
    containers.deallocate()
    negative.deallocate()
    resized.deallocate()
  }

  /// Keeps the containers while others than they have a say.
  nonisolated func retainContainers() {
    for index in 0..<containers.count { containers[index].retain() }
  }

  /// Lists a container, once, unless it has asked for a layout.
  @inline(__always)
  nonisolated func note(_ container: LayoutNode) {
    guard container.record.flags.isDisjoint(with: [.needsLayout, .isAwaitingLayoutRequest]) else { return }
    container.record.flags.insert(.isAwaitingLayoutRequest)
    containers.append(container)
  }
}
