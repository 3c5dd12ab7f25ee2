import OpenUIKit

/// Keeps the elements of a page like the display lists of a window: finds what has changed from one list to the next,
/// and writes only that as commands.
///
/// An element stands for a layer for as long as the layer is in the lists. O(entries) for a list that differs.
public struct PageMirror {
  private var shown = DisplayList(size: .zero)
  /// The element of each entry of the list that is shown.
  private var elements: [Int] = []
  private var elementOfLayer: [Int: Int] = [:]
  private var freeElements: [Int] = []
  private var elementCount = 0
  private var pictures = PictureTable()

  /// A mirror of an empty page.
  public init() {}

  /// Appends what the page has to do to look like `list`; nothing if it does already.
  ///
  /// `measurer` must be the one that the texts of the list were laid out with.
  #if !ThreadConfined
    @MainActor
  #endif
  public mutating func update(
    to list: DisplayList, measurer: any TextMeasurer, _ commands: inout CommandBuffer
  ) {
    guard list.generation != shown.generation else { return }
    let isSameTree = hasSameTree(as: list)
    let old = (list: shown, elements: elements)
    var previousIndices: [Int: Int] = [:]
    if !isSameTree {
      for (index, element) in elements.enumerated() { previousIndices[element] = index }
      elements = assignElements(of: list, &commands)
      placeElements(of: list, &commands)
    }
    var writer = EntryWriter(old: old.list, new: list, measurer: measurer)
    for index in list.entries.indices {
      let previous = isSameTree ? index : previousIndices.removeValue(forKey: elements[index])
      writer.write(index, previous, element: elements[index], &pictures, &commands)
    }
    for element in old.elements where previousIndices[element] != nil {
      commands.begin(.remove, element)
      freeElements.append(element)
    }
    if !isSameTree { forgetLayers(of: old.list, old.elements, previousIndices) }
    pictures.forgetUnused(by: list, &commands)
    shown = list
  }

  private func hasSameTree(as list: DisplayList) -> Bool {
    guard shown.generation != 0, list.entries.count == shown.entries.count else { return false }
    return zip(list.entries, shown.entries).allSatisfy {
      $0.id == $1.id && $0.descendantCount == $1.descendantCount
    }
  }

  private mutating func assignElements(of list: DisplayList, _ commands: inout CommandBuffer) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(list.entries.count)
    for entry in list.entries {
      if let element = elementOfLayer[entry.id] {
        result.append(element)
        continue
      }
      let element = freeElements.popLast() ?? newElement()
      elementOfLayer[entry.id] = element
      commands.begin(.create, element)
      result.append(element)
    }
    return result
  }

  private mutating func newElement() -> Int {
    elementCount += 1
    return elementCount - 1
  }

  /// Says of every element where it belongs; the page leaves alone what is there already.
  private func placeElements(of list: DisplayList, _ commands: inout CommandBuffer) {
    var open: [(end: Int, element: Int, lastChild: Int)] = [(list.entries.count, -1, -1)]
    for (index, entry) in list.entries.enumerated() {
      while index >= open[open.count - 1].end { open.removeLast() }
      let parent = open.count - 1
      commands.begin(.place, elements[index])
      commands.append(Double(open[parent].element))
      commands.append(Double(open[parent].lastChild))
      open[parent].lastChild = elements[index]
      if entry.descendantCount > 0 { open.append((index + entry.descendantCount + 1, elements[index], -1)) }
    }
  }

  private mutating func forgetLayers(of old: DisplayList, _ oldElements: [Int], _ removed: [Int: Int]) {
    for (index, element) in oldElements.enumerated() where removed[element] != nil {
      elementOfLayer.removeValue(forKey: old.entries[index].id)
    }
  }
}
