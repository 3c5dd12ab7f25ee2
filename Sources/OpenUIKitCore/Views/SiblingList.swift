/// Views or layers in their order from back to front. Any of them can be removed in constant time.
///
/// An element that is removed from a long list leaves a gap. The next access to the list closes all gaps, so removing any
/// number of siblings takes the time of one pass.
///
/// The methods run no code that could access the list again, so the properties with lists are not checked for exclusive access.
struct SiblingList<Element: AnyObject> {
  private var elements: [Element] = []
  /// The object in the gaps; nil if there are none.
  private var filler: Element?
  private var gapCount = 0
  /// The maximum distance of an element from its hint, in addition to the gaps.
  private var drift = 0

  /// The length of a list in which moving the elements after a removed one costs less than a gap, whose filler is an object.
  private static var shortCount: Int { 64 }

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

  /// Appends an element, in front of all others. Returns its index, to be stored as a hint.
  mutating func append(_ element: Element) -> Int {
    elements.append(element)
    return elements.count - 1
  }

  /// Removes an element that was once at index `hint`. Returns whether it was in the list. Constant time on
  /// average, plus its distance from the hint. `makeFiller` creates an object for the gaps; `note` stores the
  /// new hint of an element.
  mutating func remove(
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
  private mutating func renumber(_ note: (Element, Int) -> Void) {
    if filler != nil { closeGaps() }
    for (index, element) in elements.enumerated() { note(element, index) }
    drift = 0
  }

  /// Exchanges the siblings at two valid indexes. `note` stores the new hint of an element. Constant time.
  mutating func exchange(_ first: Int, _ second: Int, note: (Element, Int) -> Void) {
    if filler != nil { closeGaps() }
    elements.withUnsafeMutableBufferPointer {
      $0.swapAt(first, second)
      note($0[first], first)
      note($0[second], second)
    }
  }

  /// The index of an element that was once at index `hint`; nil if it is not in the list.
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

  /// Moves references as plain words, without counting references or accessing the objects.
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

  /// Searches from the hint outwards, without closing the gaps.
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
  /// The subviews, from back to front.
  final nonisolated var subviewStorage: [UIView] {
    get { subviewList.all }
    set { subviewList.all = newValue }
  }

  /// The number of subviews.
  final nonisolated var subviewCount: Int { subviewList.count }

  /// Appends a view to the list, in front of all others.
  func appendToSubviews(_ view: UIView) {
    var list = SiblingList<UIView>()
    swap(&list, &subviewList)
    view.layoutNode.record.siblingIndex = Int32(truncatingIfNeeded: list.append(view))
    swap(&list, &subviewList)
  }

  /// Inserts a view into the list, behind others.
  func insertIntoSubviews(_ view: UIView, at index: Int) {
    guard index < subviewCount else { return appendToSubviews(view) }
    var list = subviewStorage
    subviewStorage = []
    list.insert(view, at: index)
    subviewStorage = list
    view.layoutNode.record.siblingIndex = Int32(truncatingIfNeeded: index)
  }

  /// Removes a subview from the list. Constant time: see `SiblingList`.
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

  /// The index of a subview in the list; nil if it is not a subview.
  func indexOfSubview(_ view: UIView) -> Int? {
    guard view.superviewStorage === self else { return nil }
    return subviewList.index(of: view, near: Int(view.layoutNode.record.siblingIndex))
  }
}

extension CALayer {
  /// The existing sublayers, back to front.
  final nonisolated var children: [CALayer] {
    get { childList.all }
    set { childList.all = newValue }
  }

  /// The number of existing sublayers.
  final nonisolated var childCount: Int { childList.count }

  /// Appends a layer to the list, in front of all others.
  func appendToChildren(_ layer: CALayer) {
    var list = SiblingList<CALayer>()
    swap(&list, &childList)
    layer.siblingIndex = list.append(layer)
    swap(&list, &childList)
  }

  /// Removes a sublayer from the list. Returns whether it was there. Constant time: see `SiblingList`.
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
