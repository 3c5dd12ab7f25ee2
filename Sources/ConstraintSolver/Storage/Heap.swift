/// A binary heap: a queue whose first element comes before all others. The order is an argument of each call,
/// because it may depend on more than the elements.
struct Heap<Element: BitwiseCopyable>: ~Copyable {
  private var elements = Slab<Element>()

  var isEmpty: Bool { elements.isEmpty }

  /// The element that comes before all others.
  var first: Element? { @inline(__always) get { elements.isEmpty ? nil : elements[0] } }

  /// Removes the elements and keeps the storage.
  mutating func removeAll() { elements.removeAll() }

  /// O(log elements).
  @inline(__always)
  mutating func push(_ element: Element, comesBefore: (Element, Element) -> Bool) {
    elements.append(element)
    elements.unsafeBase.siftUp(element, from: elements.count - 1, comesBefore: comesBefore)
  }

  /// Removes and returns the first element. O(log elements).
  @inline(__always)
  mutating func pop(comesBefore: (Element, Element) -> Bool) -> Element? {
    guard let moved = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return moved }
    let first = elements[0]
    elements.unsafeBase.siftDown(moved, count: elements.count, comesBefore: comesBefore)
    return first
  }
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Puts an element into a heap that starts here, at the free place `last` behind it or, if it comes before those, in the
  /// place of an ancestor.
  @inline(__always)
  func siftUp(_ element: Pointee, from last: Int, comesBefore: (Pointee, Pointee) -> Bool) {
    var hole = last
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard comesBefore(element, self[parent]) else { break }
      self[hole] = self[parent]
      hole = parent
    }
    self[hole] = element
  }

  /// Puts an element into a heap of `count` elements that starts here and whose first place is free.
  @inline(__always)
  func siftDown(_ element: Pointee, count: Int, comesBefore: (Pointee, Pointee) -> Bool) {
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < count else { break }
      if child + 1 < count, comesBefore(self[child + 1], self[child]) { child += 1 }
      guard comesBefore(self[child], element) else { break }
      self[hole] = self[child]
      hole = child
    }
    self[hole] = element
  }
}
