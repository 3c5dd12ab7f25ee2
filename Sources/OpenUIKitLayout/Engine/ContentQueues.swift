/// Items whose content has to be read or measured before the next solution, by their slots.
struct ContentQueues: ViewTreeConfined {
  /// Items whose content size has to be read again.
  nonisolated(unsafe) let stale = FlatTable<Int32>()
  /// Items whose content has to be measured for their current width.
  nonisolated(unsafe) let unmeasured = FlatTable<Int32>()

  nonisolated init() {}

  nonisolated func deallocate() {
    stale.deallocate()
    unmeasured.deallocate()
  }
}
