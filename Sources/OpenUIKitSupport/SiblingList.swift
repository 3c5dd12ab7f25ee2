/// Views or layers in their order from back to front. Any of them can be removed in constant time.
///
/// An element that is removed from a long list leaves a gap. The next access to the list closes all gaps, so removing any
/// number of siblings takes the time of one pass.
///
/// The methods run no code that could access the list again, so the properties with lists are not checked for exclusive access.
@_spi(Layout) @frozen
public struct SiblingList<Element: AnyObject> {
  @usableFromInline var elements: [Element] = []
  /// The object in the gaps; nil if there are none.
  @usableFromInline var filler: Element?
  // 32 bits each: every view and every layer has a list, and most have no siblings.
  @usableFromInline var gapCountStorage: Int32 = 0
  @usableFromInline var driftStorage: Int32 = 0

  /// Creates an empty list.
  @inlinable public init() {}

  @inlinable var gapCount: Int {
    get { Int(gapCountStorage) }
    set { gapCountStorage = Int32(truncatingIfNeeded: newValue) }
  }

  /// The maximum distance of an element from its hint, in addition to the gaps.
  @inlinable var drift: Int {
    get { Int(driftStorage) }
    set { driftStorage = Int32(truncatingIfNeeded: newValue) }
  }

  /// The length of a list in which moving the elements after a removed one costs less than a gap, whose filler is an object.
  @inlinable static var shortCount: Int { 64 }

  /// The siblings without gaps.
  @inlinable public var all: [Element] {
    mutating get {
      if filler != nil { closeGaps() }
      return elements
    }
    set {
      elements = newValue
      (filler, gapCount) = (nil, 0)
      drift += 1
    }
  }

  /// How many siblings there are.
  @inlinable public var count: Int { elements.count - gapCount }

  /// Reserves memory for a number of siblings.
  @inlinable public mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// Appends an element, in front of all others. Returns its index, to be stored as a hint.
  @inlinable public mutating func append(_ element: Element) -> Int {
    elements.append(element)
    return elements.count - 1
  }

  /// Inserts an element before the one at an index, which is less than the count. The index is its hint.
  @inlinable public mutating func insert(_ element: Element, at index: Int) {
    if filler != nil { closeGaps() }
    elements.insert(element, at: index)
    drift += 1
  }

  /// Removes an element that was once at index `hint`. Returns whether it was in the list. Constant time on
  /// average, plus its distance from the hint. `makeFiller` creates an object for the gaps; `note` stores the
  /// new hint of an element.
  @inlinable public mutating func remove(
    _ element: Element, near hint: Int, makeFiller: () -> Element, note: (Element, Int) -> Void
  ) -> Bool {
    guard let index = place(of: element, near: hint) else { return false }
    if index == elements.count - 1 {
      removeLast()
    } else if filler == nil && elements.count <= Self.shortCount {
      elements.remove(at: index)
      drift += 1
    } else {
      let filler = self.filler ?? makeFiller()
      self.filler = filler
      elements[index] = filler
      gapCount += 1
    }
    if 2 * (gapCount + drift) > elements.count { renumber(note) }
    return true
  }

  /// Updates the hints of all elements.
  @inlinable mutating func renumber(_ note: (Element, Int) -> Void) {
    if filler != nil { closeGaps() }
    for (index, element) in elements.enumerated() { note(element, index) }
    drift = 0
  }

  /// Exchanges the siblings at two valid indexes. `note` stores the new hint of an element. Constant time.
  @inlinable public mutating func exchange(_ first: Int, _ second: Int, note: (Element, Int) -> Void) {
    if filler != nil { closeGaps() }
    elements.withUnsafeMutableBufferPointer {
      $0.swapAt(first, second)
      note($0[first], first)
      note($0[second], second)
    }
  }

  /// Whether an element is in the list. Linear in its length.
  @inlinable public func contains(_ element: Element) -> Bool {
    for other in elements where other === element { return true }
    return false
  }

  /// The index of an element that was once at index `hint`; nil if it is not in the list.
  @inlinable public mutating func index(of element: Element, near hint: Int) -> Int? {
    if filler != nil { closeGaps() }
    return place(of: element, near: hint)
  }

  @inlinable mutating func removeLast() {
    elements.removeLast()
    while let filler, let last = elements.last, last === filler {
      elements.removeLast()
      gapCount -= 1
      if gapCount == 0 { self.filler = nil }
    }
  }

  @inlinable mutating func closeGaps() {
    moveGapsToEnd()
    elements.removeLast(gapCount)
    drift += gapCount
    (filler, gapCount) = (nil, 0)
  }

  /// Moves references as plain words, without counting references or accessing the objects.
  @inlinable mutating func moveGapsToEnd() {
    guard let filler else { return }
    let gapCount = gapCount
    let gap = UInt(bitPattern: Unmanaged.passUnretained(filler).toOpaque())
    elements.withUnsafeMutableBufferPointer {
      $0.withMemoryRebound(to: UInt.self) { words in
        var free = 0
        for index in words.indices where words[index] != gap {
          if free != index { words.swapAt(free, index) }
          free += 1
        }
        assert(free == words.count - gapCount, "The gaps of a list of siblings are miscounted")
      }
    }
  }

  /// Searches from the hint outwards, without closing the gaps.
  @inlinable func place(of element: Element, near hint: Int) -> Int? {
    guard !elements.isEmpty else { return nil }
    let start = max(0, min(hint, elements.count - 1))
    var distance = 0
    while start >= distance || start + distance < elements.count {
      if start >= distance, elements[start - distance] === element { return start - distance }
      if start + distance < elements.count, elements[start + distance] === element { return start + distance }
      distance += 1
    }
    return nil
  }
}
