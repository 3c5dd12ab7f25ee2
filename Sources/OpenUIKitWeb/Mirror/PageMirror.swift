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
  /// How high each element lies among its siblings; the higher are in front.
  private var heights: [Int] = []
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
    var previous: [Int?] = []
    if !isSameTree {
      elements = assignElements(of: list, &commands)
      previous = removeElements(of: old.list, old.elements, &commands)
      placeElements(of: list, ElementOrder(old.list, old.elements), previous, &commands)
    }
    var writer = EntryWriter(old: old.list, new: list, measurer: measurer)
    for index in list.entries.indices {
      writer.write(
        index, isSameTree ? index : previous[index], element: elements[index], &pictures, &commands)
    }
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

  /// Removes the elements of layers that are gone, and returns the old index of each element that is in the new list.
  private mutating func removeElements(
    of old: DisplayList, _ oldElements: [Int], _ commands: inout CommandBuffer
  ) -> [Int?] {
    var oldIndices = [Int?](repeating: nil, count: elementCount)
    for (index, element) in oldElements.enumerated() { oldIndices[element] = index }
    let previous = elements.map { oldIndices[$0] }
    for element in elements { oldIndices[element] = nil }
    for element in oldElements {
      guard let index = oldIndices[element] else { continue }
      elementOfLayer.removeValue(forKey: old.entries[index].id)
      commands.begin(.remove, element)
      freeElements.append(element)
    }
    return previous
  }

  /// Says in whom elements belong that are new there, and how high they lie. The longest run of siblings that are in order
  /// stays as it is, and the others change their height alone: a browser lays out again and draws again what is taken out
  /// and put back.
  private mutating func placeElements(
    of list: DisplayList, _ old: ElementOrder, _ previous: [Int?], _ commands: inout CommandBuffer
  ) {
    let order = ElementOrder(list, elements)
    heights += Array(repeating: 0, count: elementCount - heights.count)
    for (parent, children) in order.children {
      let before = children.map { child in
        previous[child].flatMap { old.parents[$0] == parent ? heights[elements[child]] : nil }
      }
      for (index, height) in siblingHeights(keeping: before).enumerated() where before[index] != height {
        let element = elements[children[index]]
        heights[element] = height
        commands.begin(before[index] == nil ? .place : .raise, element)
        if before[index] == nil { commands.append(Double(parent)) }
        commands.append(Double(height))
      }
    }
  }
}
