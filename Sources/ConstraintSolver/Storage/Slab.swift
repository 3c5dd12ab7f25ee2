/// Growable flat storage for plain values. Indices are checked in debug builds only.
struct Slab<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity = 0
  private(set) var count = 0

  init() {
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  var isEmpty: Bool { @inline(__always) get { count == 0 } }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress {
      assert(index >= 0 && index < count, "Index out of range")
      return UnsafePointer(base + index)
    }
    @inline(__always) unsafeMutableAddress {
      assert(index >= 0 && index < count, "Index out of range")
      return base + index
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) unsafeAddress {
      assert(index >= 0 && index < count, "Index out of range")
      return UnsafePointer(base + Int(index))
    }
    @inline(__always) unsafeMutableAddress {
      assert(index >= 0 && index < count, "Index out of range")
      return base + Int(index)
    }
  }

  /// Amortised O(1).
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// Forgets the elements and keeps the storage.
  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Forgets the elements from `newCount` on.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count, "Index out of range")
    count = newCount
  }

  /// Appends copies of `element` until there are `newCount`.
  mutating func extend(to newCount: Int, with element: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    (base + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }

  /// Appends elements that are to be written before they are read.
  @inline(__always)
  mutating func extendUninitialized(by number: Int) {
    if count + number > capacity { grow(to: count + number) }
    count += number
  }

  /// Makes room for so many elements in all.
  mutating func reserveCapacity(_ needed: Int) {
    if needed > capacity { grow(to: needed) }
  }

  /// The last element, if there is one.
  var last: Element? { @inline(__always) get { count > 0 ? base[count - 1] : nil } }

  /// The address of consecutive elements, for loops that have no time for index checks.
  @inline(__always)
  func address(of index: Int32, count length: Int32) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && length >= 0 && Int(index) + Int(length) <= count, "Range out of range")
    return base + Int(index)
  }

  private mutating func grow(to needed: Int) {
    let smallest = max(8, 1024 / MemoryLayout<Element>.stride)
    let newCapacity = max(smallest, needed, capacity + capacity / 2)
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    if capacity > 0 {
      newBase.moveInitialize(from: base, count: count)
      base.deallocate()
    }
    base = newBase
    capacity = newCapacity
  }
}

extension Slab where Element: Comparable {
  func contains(_ element: Element) -> Bool {
    for index in 0..<count where self[index] == element { return true }
    return false
  }
}
