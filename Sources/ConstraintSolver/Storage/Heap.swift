/// A binary heap: a queue whose first element is one that comes before all others. The order is named with each call,
/// since it may depend on more than the elements.
struct Heap<Element: BitwiseCopyable>: ~Copyable {
  private var elements = Slab<Element>()

  var isEmpty: Bool { elements.isEmpty }

  /// Forgets the elements and keeps the storage.
  mutating func removeAll() { elements.removeAll() }

  /// O(log elements).
  @inline(__always)
  mutating func push(_ element: Element, comesBefore: (Element, Element) -> Bool) {
    elements.append(element)
    var hole = elements.count - 1
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard comesBefore(element, elements[parent]) else { break }
      elements[hole] = elements[parent]
      hole = parent
    }
    elements[hole] = element
  }

  /// Takes the first element away. O(log elements).
  @inline(__always)
  mutating func pop(comesBefore: (Element, Element) -> Bool) -> Element? {
    guard let moved = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return moved }
    let first = elements[0]
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < elements.count else { break }
      if child + 1 < elements.count, comesBefore(elements[child + 1], elements[child]) { child += 1 }
      guard comesBefore(elements[child], moved) else { break }
      elements[hole] = elements[child]
      hole = child
    }
    elements[hole] = moved
    return first
  }
}
