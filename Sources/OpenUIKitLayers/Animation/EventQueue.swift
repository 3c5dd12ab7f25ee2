/// A handler for a certain time. Cancelling it leaves an empty entry in the queue.
package final class ScheduledEvent {
  let time: Double
  fileprivate let sequence: Int
  fileprivate var handler: (() -> Void)? { didSet { releaseAfterAssignment(oldValue) } }

  fileprivate init(time: Double, sequence: Int, handler: @escaping () -> Void) {
    self.time = time
    self.sequence = sequence
    self.handler = handler
  }

  package func cancel() {
    handler = nil
  }

  fileprivate func comes(before other: ScheduledEvent) -> Bool {
    (time, sequence) < (other.time, other.sequence)
  }
}

/// A binary heap of events, by time and then by order of insertion.
struct EventQueue {
  private var heap: [ScheduledEvent] = []
  /// The sequence number of the next event that is inserted.
  private(set) var nextSequence = 0

  /// The time of the next event that is not cancelled.
  var nextTime: Double? {
    mutating get {
      while let first = heap.first, first.handler == nil { removeFirst() }
      return heap.first?.time
    }
  }

  /// The sequence number of the next event that is not cancelled; 0 without one.
  var firstSequence: Int {
    mutating get { nextTime == nil ? 0 : heap[0].sequence }
  }

  /// Adds an event. O(log n).
  mutating func insert(at time: Double, _ handler: @escaping () -> Void) -> ScheduledEvent {
    let event = ScheduledEvent(time: time, sequence: nextSequence, handler: handler)
    nextSequence += 1
    heap.append(event)
    siftUp()
    return event
  }

  /// Removes the next event that is not cancelled, and returns its handler. O(log n).
  mutating func popFirst() -> (() -> Void)? {
    guard nextTime != nil, let event = heap.first else { return nil }
    removeFirst()
    // The owner of the event, often the handler itself, need not keep the handler any longer.
    defer { event.cancel() }
    return event.handler
  }

  /// Releases all handlers. O(n).
  func cancelAll() {
    for event in heap { event.cancel() }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown()
  }

  private mutating func siftUp() {
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].comes(before: heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown() {
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].comes(before: heap[first]) { first = child }
      }
      guard first != parent else { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
