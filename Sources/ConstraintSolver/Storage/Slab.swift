/// Growable flat storage for plain values. Indexes are checked in debug builds only.
///
/// A slab is a single address: the count and the capacity are stored before the elements. A solver has a
/// hundred slabs, and the compiler's check of a noncopyable value takes time quadratic in its number of
/// fields.
struct Slab<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutableRawPointer

  init() {
    assert(
      MemoryLayout<SlabHeader>.size.isMultiple(of: MemoryLayout<Element>.alignment),
      "Elements follow the header")
    base = SlabHeader.ofEmptySlab + MemoryLayout<SlabHeader>.size
  }

  deinit {
    if capacity > 0 { (base - MemoryLayout<SlabHeader>.size).deallocate() }
  }

  var count: Int { @_transparent get { header.pointee.count } }

  var isEmpty: Bool { @_transparent get { count == 0 } }

  /// The number that the next element will have.
  var nextIndex: Int32 { @_transparent get { Int32(truncatingIfNeeded: count) } }

  /// The address of the elements, for loops that have no time for index checks. Valid until one is appended.
  var unsafeBase: UnsafeMutablePointer<Element> { @_transparent get { elements } }

  /// The elements, to pass on. Valid until one is appended, and while the slab exists. Mutating, so that there are none of a
  /// temporary slab: that is released before its elements are read.
  var unsafeContents: UnsafeBufferPointer<Element> {
    @_transparent mutating get { UnsafeBufferPointer(start: elements, count: count) }
  }

  private var capacity: Int { @_transparent get { header.pointee.capacity } }

  private var header: UnsafeMutablePointer<SlabHeader> {
    @_transparent get {
      (base - MemoryLayout<SlabHeader>.size).assumingMemoryBound(to: SlabHeader.self)
    }
  }

  /// How many elements there are where a slab's first element lies.
  static func count(ofElementsAt first: UnsafePointer<Element>) -> Int {
    let header = UnsafeRawPointer(first) - MemoryLayout<SlabHeader>.size
    return header.load(as: SlabHeader.self).count
  }

  private var elements: UnsafeMutablePointer<Element> {
    @_transparent get { base.assumingMemoryBound(to: Element.self) }
  }

  subscript(index: Int) -> Element {
    @_transparent unsafeAddress {
      assert(index >= 0 && index < count, "Index out of range")
      return UnsafePointer(elements + index)
    }
    @_transparent unsafeMutableAddress {
      assert(index >= 0 && index < count, "Index out of range")
      return elements + index
    }
  }

  subscript(index: Int32) -> Element {
    @_transparent unsafeAddress {
      assert(index >= 0 && index < count, "Index out of range")
      return UnsafePointer(elements + Int(index))
    }
    @_transparent unsafeMutableAddress {
      assert(index >= 0 && index < count, "Index out of range")
      return elements + Int(index)
    }
  }

  /// Amortised O(1).
  @_transparent
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (elements + count).initialize(to: element)
    header.pointee.count &+= 1
  }

  /// Appends an element where there is ``room``.
  @_transparent
  mutating func appendWithinRoom(_ element: Element) {
    assert(room > 0, "There is no room")
    (elements + count).initialize(to: element)
    header.pointee.count &+= 1
  }

  @_transparent
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    header.pointee.count &-= 1
    return elements[count]
  }

  /// Removes an element; the last one takes its place.
  @_transparent
  mutating func swapRemove(at index: Int) -> Element {
    let removed = self[index]
    self[index] = self[count - 1]
    header.pointee.count &-= 1
    return removed
  }

  /// Reverses the order of the elements.
  mutating func reverse() {
    var low = 0
    var high = count - 1
    while low < high {
      let moved = self[low]
      self[low] = self[high]
      self[high] = moved
      low += 1
      high -= 1
    }
  }

  /// Removes the elements and keeps the storage.
  @_transparent
  mutating func removeAll() { truncate(to: 0) }

  /// Removes the elements from `newCount` on.
  @_transparent
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count, "Index out of range")
    if newCount < count { header.pointee.count = newCount }
  }

  /// Appends copies of `element` until there are `newCount`.
  mutating func extend(to newCount: Int, with element: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    (elements + count).initialize(repeating: element, count: newCount - count)
    header.pointee.count = newCount
  }

  /// Appends elements that are to be written before they are read.
  @_transparent
  mutating func extendUninitialized(by number: Int) {
    if count &+ number > capacity { grow(to: count + number) }
    header.pointee.count &+= number
  }

  /// Appends elements that are to be written before they are read, where there is ``room``.
  @_transparent
  mutating func extendWithinRoom(by number: Int = 1) {
    assert(room >= number, "There is no room")
    header.pointee.count &+= number
  }

  /// How many elements can be appended before the others move.
  var room: Int { @_transparent get { capacity &- count } }

  /// Makes room for `more` elements.
  @_transparent
  mutating func makeRoom(for more: Int) {
    if more > room { grow(to: count + more) }
  }

  /// Makes room for `more` elements behind `written` ones that lie behind the last element already.
  mutating func makeRoom(for more: Int, behind written: Int) {
    guard more + written > room else { return }
    if written > 0 { extendWithinRoom(by: written) }
    reserveCapacity(count + more)
    truncate(to: count - written)
  }

  /// Makes room for so many elements in all.
  mutating func reserveCapacity(_ needed: Int) {
    if needed > capacity { grow(to: needed) }
  }

  /// The last element, if there is one.
  var last: Element? { @_transparent get { count > 0 ? elements[count - 1] : nil } }

  /// The address of consecutive elements, for loops that have no time for index checks.
  @_transparent
  func unsafeAddress(of index: Int32, count length: Int32) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && length >= 0 && Int(index) + Int(length) <= count, "Range out of range")
    return elements + Int(index)
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let smallest = max(8, 1024 / MemoryLayout<Element>.stride)
    let newCapacity = max(smallest, needed, capacity + capacity / 2)
    require(newCapacity <= Int(Int32.max), "The solver has room for two billion elements of a kind")
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<SlabHeader>.size + newCapacity * MemoryLayout<Element>.stride,
      alignment: max(MemoryLayout<SlabHeader>.alignment, MemoryLayout<Element>.alignment))
    block.initializeMemory(as: SlabHeader.self, to: SlabHeader(count: count, capacity: newCapacity))
    let newBase = block + MemoryLayout<SlabHeader>.size
    if capacity > 0 {
      newBase.moveInitializeMemory(as: Element.self, from: elements, count: count)
      UnsafeMutableRawPointer(header).deallocate()
    }
    base = newBase
  }
}

/// The values that are stored before the elements of a slab.
private struct SlabHeader: BitwiseCopyable {
  var count: Int
  var capacity: Int

  /// The header that all slabs share which never had an element. Never written to.
  nonisolated(unsafe) static let ofEmptySlab: UnsafeMutableRawPointer = {
    let header = UnsafeMutablePointer<SlabHeader>.allocate(capacity: 1)
    header.initialize(to: SlabHeader(count: 0, capacity: 0))
    return UnsafeMutableRawPointer(header)
  }()
}

extension Slab where Element: Comparable {
  func contains(_ element: Element) -> Bool {
    for index in 0..<count where self[index] == element { return true }
    return false
  }
}
