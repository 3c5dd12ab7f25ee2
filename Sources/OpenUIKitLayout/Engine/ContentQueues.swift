/// Items whose content has to be read or measured before the next solution, by their slots.
struct ContentQueues: ViewTreeConfined {
  /// Items whose content size has to be read again.
  nonisolated(unsafe) let stale = FlatTable<Int32>()
  /// Items whose content has to be measured for their current width.
  nonisolated(unsafe) let unmeasured = FlatTable<Int32>()
  /// Items whose content wraps, so that it may need less than its width.
  nonisolated(unsafe) let wrapping = FlatTable<Int32>()
  /// Those of them whose rows have the width of the longest line.
  nonisolated(unsafe) let narrowed = FlatTable<Int32>()
  /// Those of them whose width follows from required equations.
  nonisolated(unsafe) let determined = FlatTable<Int32>()

  nonisolated init() {}

  nonisolated func deallocate() {
    stale.deallocate()
    unmeasured.deallocate()
    wrapping.deallocate()
    narrowed.deallocate()
    determined.deallocate()
  }
}
