import OpenUIKitGraphics

/// Updates the elements of a page from the display lists of a window: compares each list with the one before,
/// and writes only the changes as commands.
///
/// An element represents a layer for as long as the layer is in the lists. Entries that a list has kept from
/// the one before are skipped. If entries were added, removed or reordered, the comparison is O(entries),
/// with little work for each.
public struct PageMirror {
  private var shown = DisplayList(size: .zero)
  /// The element of each entry of the current list.
  private var elements: [Int] = []
  private var elementOfLayer: [Int: Int] = [:]
  private var freeElements: [Int] = []
  private var places = ElementPlaces()
  private var pictures = PictureTable()

  /// Creates a mirror of an empty page.
  public init() {}

  /// Appends the commands that make the page look like `list`; none if it does already.
  ///
  /// `measurer` must have the line metrics of the fonts with which the page draws.
  public mutating func update(
    to list: DisplayList, measurer: any TextMeasurer, _ commands: inout CommandBuffer
  ) {
    // An equal generation means an equal list. Nothing else is compared.
    guard list.generation != shown.generation else { return }
    let changes = ListChanges(from: shown, to: list)
    var formerIndices: [Int]?
    // Most frames change only transforms and colours. They need neither new elements nor an order.
    if !changes.leaveTheTree {
      let former = elements
      elements = assignElements(of: list, changes, &commands)
      formerIndices = indicesOfElements(former)
      // Without a removed element the two numbers are equal, and the search is left out.
      if former.count + places.newCount > elements.count { removeElements(former, &commands) }
      placeElements(of: list, changes, &commands)
    }
    write(list, changes, formerIndices, measurer, &commands)
    // Last: the commands before may still refer to the pictures of the former list.
    pictures.removeUnused(by: list, &commands)
    shown = list
  }

  /// Writes the appearance of the entries that may have changed.
  private mutating func write(
    _ list: DisplayList, _ changes: ListChanges, _ formerIndices: [Int]?, _ measurer: any TextMeasurer,
    _ commands: inout CommandBuffer
  ) {
    var writer = EntryWriter(old: shown, new: list, measurer: measurer)
    for range in changes.ranges {
      for index in range {
        let element = elements[index]
        let former = formerIndices.map { $0[element] } ?? index
        writer.write(index, former < 0 ? nil : former, element: element, &pictures, &commands)
      }
    }
  }

  /// Returns the elements of a list's entries, and creates missing ones.
  private mutating func assignElements(
    of list: DisplayList, _ changes: ListChanges, _ commands: inout CommandBuffer
  ) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(list.entries.count)
    places.newCount = 0
    changes.forEach { range, origin in
      if let origin { return result.append(contentsOf: elements[origin..<origin + range.count]) }
      for index in range { result.append(element(of: list.entries[index].id, &commands)) }
    }
    return result
  }

  private mutating func element(of layer: Int, _ commands: inout CommandBuffer) -> Int {
    if let element = elementOfLayer[layer] { return element }
    // Numbers are used again, so that the tables of the page do not grow without end.
    let element = freeElements.popLast() ?? places.count
    elementOfLayer[layer] = element
    places.add(element)
    commands.begin(.create, element)
    return element
  }

  /// The index of each element in the current list; -1 for an element that is not in it.
  private func indicesOfElements(_ former: [Int]) -> [Int] {
    var indices = [Int](repeating: -1, count: places.count)
    for (index, element) in former.enumerated() { indices[element] = index }
    return indices
  }

  /// Removes the elements of layers that are gone.
  private mutating func removeElements(_ former: [Int], _ commands: inout CommandBuffer) {
    var isShown = [Bool](repeating: false, count: places.count)
    for element in elements { isShown[element] = true }
    for (index, element) in former.enumerated() where !isShown[element] {
      elementOfLayer.removeValue(forKey: shown.entries[index].id)
      commands.begin(.remove, element)
      freeElements.append(element)
    }
  }

  /// Writes the parents and heights of elements that are new or have moved.
  private mutating func placeElements(
    of list: DisplayList, _ changes: ListChanges, _ commands: inout CommandBuffer
  ) {
    places.place(0..<list.entries.count, of: list, elements, in: ElementPlaces.page, &commands)
    for range in changes.ranges {
      for index in range where list.entries[index].descendantCount > 0 {
        let inside = index + 1..<index + 1 + list.entries[index].descendantCount
        places.place(inside, of: list, elements, in: elements[index], &commands)
      }
    }
  }
}
