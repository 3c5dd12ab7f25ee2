/// Views or layers in their order in front of each other, of which any can be removed in constant time.
///
/// What is removed leaves a gap. Gaps are closed when the list is next read, all at once, so that removing any number of
/// siblings costs as much as closing the gaps that they leave.
struct SiblingList<Element: AnyObject> {
  private var elements: [Element] = []
  /// What stands in the gaps; nil if there are none.
  private var filler: Element?
  private var gapCount = 0
  /// By how many places an element may be away from where it is looked for first, apart from the gaps.
  private var drift = 0

  /// The siblings without gaps.
  var all: [Element] {
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
  var count: Int { elements.count - gapCount }

  /// Puts an element in front of all others. Returns the place to look for it first.
  mutating func append(_ element: Element) -> Int {
    elements.append(element)
    return elements.count - 1
  }

  /// Removes an element that was at place `hint` once. Returns whether it was in the list. Constant time on average, and as
  /// much longer as it is away from there. `makeFiller` makes an object of no use, for the gaps; `note` notes where an
  /// element is to be looked for from now on.
  mutating func remove(
    _ element: Element, near hint: Int, makeFiller: () -> Element, note: (Element, Int) -> Void
  ) -> Bool {
    guard let index = place(of: element, near: hint) else { return false }
    if index == elements.count - 1 {
      removeLast()
    } else {
      let filler = self.filler ?? makeFiller()
      self.filler = filler
      elements[index] = filler
      gapCount += 1
    }
    if 2 * (gapCount + drift) > elements.count { renumber(note) }
    return true
  }

  /// Has all elements looked for where they are.
  private mutating func renumber(_ note: (Element, Int) -> Void) {
    if filler != nil { closeGaps() }
    for (index, element) in elements.enumerated() { note(element, index) }
    drift = 0
  }

  /// Where an element is that was at place `hint` once; nil if it is not in the list.
  mutating func index(of element: Element, near hint: Int) -> Int? {
    if filler != nil { closeGaps() }
    return place(of: element, near: hint)
  }

  private mutating func removeLast() {
    elements.removeLast()
    while let filler, let last = elements.last, last === filler {
      elements.removeLast()
      gapCount -= 1
      if gapCount == 0 { self.filler = nil }
    }
  }

  private mutating func closeGaps() {
    moveGapsToEnd()
    elements.removeLast(gapCount)
    drift += gapCount
    (filler, gapCount) = (nil, 0)
  }

  /// Moves references as the words that they are: nothing is counted, and none of the objects is looked at.
  private mutating func moveGapsToEnd() {
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

  /// Looks from the hint outwards, with the gaps as they are.
  private func place(of element: Element, near hint: Int) -> Int? {
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

extension UIView {
  /// The views this one holds, from back to front.
  final nonisolated var subviewStorage: [UIView] {
    get { subviewList.all }
    set { subviewList.all = newValue }
  }

  /// How many views this one holds.
  final nonisolated var subviewCount: Int { subviewList.count }

  /// Puts a view in front of all others on the list.
  func appendToSubviews(_ view: UIView) {
    var list = SiblingList<UIView>()
    swap(&list, &subviewList)
    view.layoutNode.record.siblingIndex = Int32(truncatingIfNeeded: list.append(view))
    swap(&list, &subviewList)
  }

  /// Puts a view on the list, behind others.
  func insertIntoSubviews(_ view: UIView, at index: Int) {
    guard index < subviewCount else { return appendToSubviews(view) }
    var list = subviewStorage
    subviewStorage = []
    list.insert(view, at: index)
    subviewStorage = list
    view.layoutNode.record.siblingIndex = Int32(truncatingIfNeeded: index)
  }

  /// Takes a subview off the list. Constant time: see `SiblingList`.
  func removeFromSubviews(_ view: UIView) {
    var list = SiblingList<UIView>()
    swap(&list, &subviewList)
    let hint = Int(view.layoutNode.record.siblingIndex)
    _ = list.remove(view, near: hint) {
      UIView()
    } note: {
      $0.layoutNode.record.siblingIndex = Int32(truncatingIfNeeded: $1)
    }
    swap(&list, &subviewList)
  }

  /// Where a subview is in the list; nil for a view that is none.
  func indexOfSubview(_ view: UIView) -> Int? {
    guard view.superviewStorage === self else { return nil }
    return subviewList.index(of: view, near: Int(view.layoutNode.record.siblingIndex))
  }
}

extension CALayer {
  /// The layers in this one that have been made, back to front.
  final nonisolated var children: [CALayer] {
    get { childList.all }
    set { childList.all = newValue }
  }

  /// How many layers in this one have been made.
  final nonisolated var childCount: Int { childList.count }

  /// Puts a layer in front of all others on the list.
  func appendToChildren(_ layer: CALayer) {
    var list = SiblingList<CALayer>()
    swap(&list, &childList)
    layer.siblingIndex = list.append(layer)
    swap(&list, &childList)
  }

  /// Takes a sublayer off the list. Returns whether it was there. Constant time: see `SiblingList`.
  func removeFromChildren(_ layer: CALayer) -> Bool {
    var list = SiblingList<CALayer>()
    swap(&list, &childList)
    let wasThere = list.remove(layer, near: layer.siblingIndex) {
      CALayer()
    } note: {
      $0.siblingIndex = $1
    }
    swap(&list, &childList)
    return wasThere
  }
}
