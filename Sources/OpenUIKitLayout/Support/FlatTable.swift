/// A growing table of plain values behind one pointer. Access is unchecked in release builds and copies
/// nothing, and the table can be changed while it is traversed. The owner of a table must free it.
struct FlatTable<Element: BitwiseCopyable> {
  private struct Storage {
    var base: UnsafeMutablePointer<Element>
    var count = 0
    var capacity = 0
  }

  private let storage: UnsafeMutablePointer<Storage>

  /// Creates an empty table.
  init() {
    storage = .allocate(capacity: 1)
    let nowhere = UnsafeMutablePointer<Element>(bitPattern: MemoryLayout<Element>.alignment)!
    storage.initialize(to: Storage(base: nowhere))
  }

  /// Frees the table, which must not be used afterwards.
  func deallocate() {
    if storage.pointee.capacity > 0 { storage.pointee.base.deallocate() }
    storage.deallocate()
  }

  var count: Int { @inline(__always) get { storage.pointee.count } }

  var isEmpty: Bool { @inline(__always) get { storage.pointee.count == 0 } }

  /// The address of the elements, valid until the table grows.
  var unsafeBase: UnsafeMutablePointer<Element> { @inline(__always) get { storage.pointee.base } }

  /// The address of the next element, if there is room.
  var unsafeEnd: UnsafeMutablePointer<Element> { @inline(__always) get { unsafeBase + count } }

  /// Counts elements that were written at the end.
  func extend(by added: Int) {
    assert(added >= 0 && count + added <= storage.pointee.capacity, "Elements lie outside of their table")
    storage.pointee.count += added
  }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(unsafeAddress(of: index)) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafeAddress(of: index) }
  }

  /// The address of an element, valid until the table grows.
  @inline(__always)
  func unsafeAddress(of index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count, "Index out of range")
    return storage.pointee.base + index
  }

  /// Amortised O(1).
  @inline(__always)
  func append(_ element: Element) {
    if storage.pointee.count == storage.pointee.capacity { grow(to: storage.pointee.count + 1) }
    (storage.pointee.base + storage.pointee.count).initialize(to: element)
    storage.pointee.count += 1
  }

  @inline(__always)
  func popLast() -> Element? {
    guard storage.pointee.count > 0 else { return nil }
    storage.pointee.count -= 1
    return storage.pointee.base[storage.pointee.count]
  }

  /// Removes the elements and keeps the memory.
  @inline(__always)
  func removeAll() { storage.pointee.count = 0 }

  /// Removes the first elements. Linear in the number of the others.
  func removeFirst(_ removed: Int) {
    assert(removed <= count, "A table has no \(removed) elements")
    let base = storage.pointee.base
    storage.pointee.count -= removed
    base.update(from: base + removed, count: count)
  }

  /// Reserves memory for a total number of elements.
  func reserveCapacity(_ needed: Int) {
    if needed > storage.pointee.capacity { grow(to: needed) }
  }

  @inline(never)
  private func grow(to needed: Int) {
    let old = storage.pointee
    let capacity = max(8, needed, 2 * old.capacity)
    let base = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if old.capacity > 0 {
      base.moveInitialize(from: old.base, count: old.count)
      old.base.deallocate()
    }
    storage.pointee = Storage(base: base, count: old.count, capacity: capacity)
  }
}
