/// A list of elements inside a ``ListPool``, as plain numbers. Its owner must return it with `release`.
struct List: BitwiseCopyable {
  var start: Int32 = 0
  var count: Int32 = 0
  fileprivate(set) var capacity: Int32 = 0

  init() {}

  fileprivate init(start: Int32, count: Int32, capacity: Int32) {
    self.start = start
    self.count = count
    self.capacity = capacity
  }

  var isEmpty: Bool { @_transparent get { count == 0 } }
  /// Whether one more element needs a larger block.
  var isFull: Bool { @_transparent get { count == capacity } }
  var end: Int32 { @_transparent get { start &+ count } }
}

/// Many small growing lists in one slab. Blocks have capacities of 1, 2, 3, 4 or a larger power of two and
/// are reused after `release`, so that lists which grow and shrink allocate nothing in the long run.
struct ListPool<Element: BitwiseCopyable>: ~Copyable {
  private var elements = Slab<Element>()
  /// The first free block of each capacity, -1 for none; a free block begins with the index of the next.
  private var freeBlocks = Slab<Int32>()
  private let smallestCapacity: Int32
  /// Whether a dropped sum of elements may be more than a rounding error. Set by code that adds elements.
  var hasLostDigits = false

  init(smallestCapacity: Int32) {
    self.smallestCapacity = smallestCapacity
  }

  /// An element by its place in the whole pool.
  subscript(place: Int32) -> Element {
    @_transparent unsafeAddress { UnsafePointer(elements.unsafeAddress(of: place, count: 1)) }
    @_transparent unsafeMutableAddress { elements.unsafeAddress(of: place, count: 1) }
  }

  /// An element by its position in a list.
  subscript(list: List, position: Int32) -> Element {
    @_transparent unsafeAddress {
      assert(position >= 0 && position < list.count, "Position out of range")
      return UnsafePointer(elements.unsafeAddress(of: list.start + position, count: 1))
    }
    @_transparent unsafeMutableAddress {
      assert(position >= 0 && position < list.count, "Position out of range")
      return elements.unsafeAddress(of: list.start + position, count: 1)
    }
  }

  /// The address of a list's elements, for loops that have no time for index checks.
  @_transparent
  func unsafeAddress(of list: List) -> UnsafeMutablePointer<Element> {
    elements.unsafeAddress(of: list.start, count: list.count)
  }

  /// The address of the whole pool, for loops that have no time for index checks. Valid until it grows.
  var unsafeBase: UnsafeMutablePointer<Element> { @_transparent get { elements.unsafeBase } }

  /// How many elements the pool has room for, free blocks included.
  var footprint: Int { elements.count }

  @_transparent
  mutating func append(_ element: Element, to list: inout List) {
    if list.count == list.capacity { grow(&list, to: list.count + 1) }
    list.count += 1
    self[list, list.count - 1] = element
  }

  /// Makes room for so many elements in one list. No element moves until they are there.
  @_transparent
  mutating func reserve(_ needed: Int32, in list: inout List) {
    if needed > list.capacity { grow(&list, to: needed) }
  }

  /// A list of `count` elements, to be written before they are read.
  @_transparent
  mutating func allocate(count: Int32) -> List {
    guard count > 0 else { return List() }
    if count <= 4, count >= smallestCapacity, freeBlocks.isEmpty {
      let start = elements.nextIndex
      elements.extendUninitialized(by: Int(count))
      return List(start: start, count: count, capacity: count)
    }
    let capacity = Self.roundedUp(max(smallestCapacity, count))
    return List(start: takeBlock(capacity: capacity), count: count, capacity: capacity)
  }

  // MARK: Lists written before they are made

  /// Where elements may be written that are to become a list: behind all others, as many as there is ``room`` for.
  var unsafeDraft: UnsafeMutablePointer<Element> {
    @_transparent get { elements.unsafeBase + elements.count }
  }

  /// How many elements a draft has room for before it moves.
  var room: Int { @_transparent get { elements.room } }

  /// Makes room for `more` elements in a draft that has `written` ones. It may move.
  @inline(never)
  mutating func makeRoom(for more: Int, behind written: Int) {
    elements.makeRoom(for: more, behind: written)
  }

  /// Whether there are blocks for at most four elements to be used again.
  var hasSmallBlocks: Bool {
    for kind in 0..<min(5, freeBlocks.count) where freeBlocks[kind] >= 0 { return true }
    return false
  }

  /// The list that the draft's first elements are where they lie: at most four, and no fewer than the smallest capacity.
  @_transparent
  func draftList(count: Int) -> List {
    let count = Int32(truncatingIfNeeded: count)
    return List(start: elements.nextIndex, count: count, capacity: count)
  }

  /// Makes that list.
  @_transparent
  mutating func appendDraft(count: Int) {
    elements.extendWithinRoom(by: count)
  }

  /// Makes a list of the draft's first elements. They move where a released block can take them.
  mutating func finishDraft(count: Int32) -> List {
    guard count > 0 else { return List() }
    let capacity = Self.roundedUp(max(smallestCapacity, count))
    let kind = Self.kind(of: capacity)
    if kind < freeBlocks.count, freeBlocks[kind] >= 0 {
      let list = List(start: takeFreeBlock(kind), count: count, capacity: capacity)
      unsafeAddress(of: list).update(from: unsafeDraft, count: Int(count))
      return list
    }
    makeRoom(for: Int(capacity - count), behind: Int(count))
    let start = elements.nextIndex
    elements.extendUninitialized(by: Int(capacity))
    return List(start: start, count: count, capacity: capacity)
  }

  /// Makes room for so many elements in all lists together.
  mutating func reserveCapacity(_ needed: Int) {
    elements.reserveCapacity(needed)
  }

  /// Appends elements to a list, which grows once at most.
  mutating func append(contentsOf new: UnsafeBufferPointer<Element>, to list: inout List) {
    guard let first = new.baseAddress, new.count > 0 else { return }
    let more = Int32(truncatingIfNeeded: new.count)
    if list.count + more > list.capacity { grow(&list, to: list.count + more) }
    list.count += more
    unsafeAddress(of: list).advanced(by: Int(list.count - more)).update(from: first, count: new.count)
  }

  /// Removes the element at `position`; the last one takes its place.
  @_transparent
  mutating func swapRemove(at position: Int32, from list: inout List) {
    self[list, position] = self[list, list.count - 1]
    list.count -= 1
  }

  /// Moves a list to a smaller block if it leaves nearly all of a large one unused. O(elements) then.
  @_transparent
  mutating func shrink(_ list: inout List) {
    if list.capacity >= 64, list.count < list.capacity / 8 { moveToSmallerBlock(&list) }
  }

  @inline(never)
  private mutating func moveToSmallerBlock(_ list: inout List) {
    let old = list
    let capacity = Self.roundedUp(max(smallestCapacity, 2 * old.count))
    list = List(start: takeBlock(capacity: capacity), count: old.count, capacity: capacity)
    for offset in 0..<old.count { self[list.start + offset] = self[old.start + offset] }
    free(old)
  }

  /// Hands the list's block back to the pool and empties the list.
  mutating func release(_ list: inout List) {
    if list.capacity > 0 { free(list) }
    list = List()
  }

  /// Releases a list that was made just now, so that the pool is as it was before.
  mutating func discard(_ list: inout List) {
    guard list.capacity > 0, list.start + list.capacity == elements.nextIndex else { return release(&list) }
    elements.truncate(to: Int(list.start))
    list = List()
  }

  /// Removes all lists, which must not be used any more, and keeps the storage.
  mutating func removeAll() {
    elements.removeAll()
    for index in 0..<freeBlocks.count { freeBlocks[index] = -1 }
  }

  @inline(never)
  private mutating func grow(_ list: inout List, to needed: Int32) {
    let capacity = Self.roundedUp(max(smallestCapacity, needed, 2 * list.capacity))
    let start = takeBlock(capacity: capacity)
    if list.capacity > 0 {
      for offset in 0..<list.count { self[start + offset] = self[list.start + offset] }
      free(list)
    }
    list.start = start
    list.capacity = capacity
  }

  @_transparent
  private static func roundedUp(_ count: Int32) -> Int32 {
    count <= 4 ? count : 1 << (Int32(Int32.bitWidth - (count - 1).leadingZeroBitCount))
  }

  @_transparent
  private static func kind(of capacity: Int32) -> Int {
    capacity <= 4 ? Int(capacity) : 2 + capacity.trailingZeroBitCount
  }

  @_transparent
  private mutating func takeBlock(capacity: Int32) -> Int32 {
    if !freeBlocks.isEmpty {
      let kind = Self.kind(of: capacity)
      if kind < freeBlocks.count, freeBlocks[kind] >= 0 { return takeFreeBlock(kind) }
    }
    let start = elements.nextIndex
    elements.extendUninitialized(by: Int(capacity))
    return start
  }

  @inline(never)
  private mutating func takeFreeBlock(_ kind: Int) -> Int32 {
    let head = freeBlocks[kind]
    freeBlocks[kind] = UnsafeRawPointer(elements.unsafeAddress(of: head, count: 1)).loadUnaligned(
      as: Int32.self)
    return head
  }

  private mutating func free(_ list: List) {
    let kind = Self.kind(of: list.capacity)
    freeBlocks.extend(to: kind + 1, with: -1)
    UnsafeMutableRawPointer(elements.unsafeAddress(of: list.start, count: 1))
      .storeBytes(of: freeBlocks[kind], as: Int32.self)
    freeBlocks[kind] = list.start
  }
}
