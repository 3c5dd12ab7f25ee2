/// Places the items of a section in copies of its group.
struct GroupSolver: ViewTreeConfined {
  /// The number of items that are left, counted from the end.
  private let count: Int
  private var next = 0
  /// The measured size of an item; nil if it is not measured.
  private let measured: (Int) -> CGSize?
  private let environment: LayoutEnvironment
  /// A copy of the section's group with all of its items, if all copies are equal.
  private var fullCopy: Placed?

  init(count: Int, environment: LayoutEnvironment, measured: @escaping (Int) -> CGSize?) {
    self.count = count
    self.environment = environment
    self.measured = measured
  }

  /// A placed group: its size, and its items from its own origin.
  typealias Placed = (size: CGSize, items: [PlacedItem])

  var hasItems: Bool { next < count }

  /// Places the next items in one more copy of a section's group. Full copies of a group whose sizes depend on no content are equal,
  /// so only the first one is computed.
  mutating func placeNext(_ group: NSCollectionLayoutGroup, in container: CGSize) -> Placed {
    if let fullCopy, fullCopy.items.count <= count - next {
      next += fullCopy.items.count
      return fullCopy
    }
    let placed = place(group, in: container)
    // The last copy may have fewer items.
    if fullCopy == nil, hasItems, group.isOfGivenSizes { fullCopy = placed }
    return placed
  }

  /// Places the next items in one more copy of a group.
  private mutating func place(_ group: NSCollectionLayoutGroup, in container: CGSize) -> Placed {
    let start = next
    let placed = place(group, size: group.layoutSize.size(in: container))
    let size = size(of: group, placed, in: container)
    guard size != placed.size, size != group.layoutSize.size(in: container) else {
      return (size, placed.items)
    }
    // The length of an estimated group is known now, and items may be fractions of it.
    next = start
    return (size, place(group, size: size).items)
  }

  /// The size of a group: where it is estimated, that of its content.
  private func size(of group: NSCollectionLayoutGroup, _ placed: Placed, in container: CGSize) -> CGSize {
    var size = group.layoutSize.size(in: container)
    if group.isWidthEstimated, placed.size.width > 0 { size.width = placed.size.width }
    if group.isHeightEstimated, placed.size.height > 0 { size.height = placed.size.height }
    return size
  }

  /// Places items in a group of a size. Returns the size of the content.
  private mutating func place(_ group: NSCollectionLayoutGroup, size: CGSize) -> Placed {
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    var placed: Placed
    switch group.arrangement {
    case .custom(let provider): placed = (size, custom(provider, inner))
    case .horizontal: placed = line(group, inner, isRow: true)
    case .vertical: placed = line(group, inner, isRow: false)
    }
    for index in placed.items.indices { placed.items[index].move(insets.leading, insets.top) }
    placed.size.width += insets.leading + insets.trailing
    placed.size.height += insets.top + insets.bottom
    return placed
  }

  private mutating func custom(_ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize)
    -> [PlacedItem]
  {
    let inside = LayoutEnvironment(size, .zero, environment.traitCollection)
    // A provider without a place for any item would never come to an end.
    let places = provider(inside).prefix(count - next)
    next = places.isEmpty ? count : next + places.count
    return places.map { PlacedItem(frame: $0.frame, zIndex: $0.zIndex) }
  }

  /// One item or group in a line.
  private struct Part: ViewTreeConfined {
    var lead: CGFloat
    var size: CGSize
    var trail: CGFloat
    var items: [PlacedItem]
    let cross: CGFloat
    let flexibleLead: Bool
    let flexibleTrail: Bool

    #if !hasFeature(Embedded)
      /// The length across the line.
      func across(_ isRow: Bool) -> CGFloat { isRow ? size.height : size.width }

      /// Sets the length of an item across the line.
      mutating func setAcross(_ length: CGFloat, of item: NSCollectionLayoutItem, _ isRow: Bool) {
        if isRow { size.height = length } else { size.width = length }
        for index in items.indices {
          if isRow { items[index].frame.size.height = length } else { items[index].frame.size.width = length }
          let frame = items[index].frame
          items[index].supplements = item.supplementaryItems.map {
            (item: $0, frame: $0.frame(at: frame, $0.layoutSize.size(in: frame.size)))
          }
        }
      }
    #endif
  }

  /// Places items in a row or a column until it is full.
  private mutating func line(_ group: NSCollectionLayoutGroup, _ size: CGSize, isRow: Bool) -> Placed {
    let room = isRow ? size.width : size.height
    let isOpen = isRow ? group.isWidthEstimated : group.isHeightEstimated
    let spacing = group.interItemSpacing?.spacing ?? 0
    var (parts, used): ([Part], CGFloat) = ([], 0)
    var index = 0
    while hasItems {
      // A row whose content determines its length has each of its items once.
      if let limit = group.count ?? (isOpen ? group.subitems.count : nil), index >= limit { break }
      let subitem = group.subitems[index % group.subitems.count]
      let gap = parts.isEmpty ? 0 : spacing
      let length = self.length(of: subitem, in: group, size, isRow: isRow)
      let edges = self.edges(of: subitem, isRow: isRow)
      // A rounding error of a thousandth of a point must not break a line.
      let isFull = used + gap + edges.before + length + edges.after > room + 0.001
      if group.count == nil, !isOpen, !parts.isEmpty, isFull { break }
      let part = self.part(subitem, group, size, isRow: isRow)
      used += gap + part.lead + (isRow ? part.size.width : part.size.height) + part.trail
      parts.append(part)
      index += 1
    }
    #if !hasFeature(Embedded)
      makeUniform(&parts, in: group, isRow: isRow)
    #endif
    return arrange(parts, group, used, room, isOpen: isOpen, isRow: isRow)
  }

  #if !hasFeature(Embedded)
    /// Gives the items of a line that have a uniform length across it the length of the longest of them.
    private func makeUniform(_ parts: inout [Part], in group: NSCollectionLayoutGroup, isRow: Bool) {
      let uniform = parts.indices.filter { group.subitem(at: $0).isUniform(inRow: isRow) }
      guard let longest = uniform.map({ parts[$0].across(isRow) }).max() else { return }
      for index in uniform { parts[index].setAcross(longest, of: group.subitem(at: index), isRow) }
    }
  #endif

  private func edges(of item: NSCollectionLayoutItem, isRow: Bool) -> (before: CGFloat, after: CGFloat) {
    let edges = item.edgeSpacing
    return isRow
      ? (edges?.leading?.spacing ?? 0, edges?.trailing?.spacing ?? 0)
      : (edges?.top?.spacing ?? 0, edges?.bottom?.spacing ?? 0)
  }

  /// The length that a subitem is going to have in a line.
  private func length(
    of item: NSCollectionLayoutItem, in group: NSCollectionLayoutGroup, _ size: CGSize, isRow: Bool
  ) -> CGFloat {
    let proposed = proposedSize(of: item, in: group, size, isRow: isRow)
    guard !(item is NSCollectionLayoutGroup), let known = measured(next) else {
      return isRow ? proposed.width : proposed.height
    }
    if isRow { return item.isWidthEstimated ? known.width : proposed.width }
    return item.isHeightEstimated ? known.height : proposed.height
  }

  private func proposedSize(
    of item: NSCollectionLayoutItem, in group: NSCollectionLayoutGroup, _ size: CGSize, isRow: Bool
  ) -> CGSize {
    var proposed = item.layoutSize.size(in: size)
    guard group.sharesLength, let count = group.count else { return proposed }
    let gaps = CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
    if isRow {
      proposed.width = max(0, (size.width - gaps) / CGFloat(count))
    } else if !item.isHeightEstimated {
      proposed.height = max(0, (size.height - gaps) / CGFloat(count))
    }
    return proposed
  }

  private mutating func part(
    _ item: NSCollectionLayoutItem, _ group: NSCollectionLayoutGroup, _ size: CGSize, isRow: Bool
  ) -> Part {
    let spacing = item.edgeSpacing
    let (before, after) = edges(of: item, isRow: isRow)
    let proposed = proposedSize(of: item, in: group, size, isRow: isRow)
    let placed: Placed
    if let inner = item as? NSCollectionLayoutGroup {
      let found = place(inner, size: proposed)
      placed = (self.size(of: inner, found, in: size), found.items)
    } else {
      placed = leaf(item, proposed)
    }
    return Part(
      lead: before, size: placed.size, trail: after, items: placed.items,
      cross: isRow ? spacing?.top?.spacing ?? 0 : spacing?.leading?.spacing ?? 0,
      flexibleLead: (isRow ? spacing?.leading : spacing?.top)?.isFlexible == true,
      flexibleTrail: (isRow ? spacing?.trailing : spacing?.bottom)?.isFlexible == true)
  }

  private mutating func leaf(_ item: NSCollectionLayoutItem, _ proposed: CGSize) -> Placed {
    var size = proposed
    if let known = measured(next) {
      if item.isWidthEstimated { size.width = known.width }
      if item.isHeightEstimated { size.height = known.height }
    }
    next += 1
    let insets = item.contentInsets
    var frame = CGRect(origin: .zero, size: size)
    if !item.isWidthEstimated {
      frame.origin.x = insets.leading
      frame.size.width = max(0, size.width - insets.leading - insets.trailing)
    }
    if !item.isHeightEstimated {
      frame.origin.y = insets.top
      frame.size.height = max(0, size.height - insets.top - insets.bottom)
    }
    let attached = item.supplementaryItems.map {
      (item: $0, frame: $0.frame(at: frame, $0.layoutSize.size(in: frame.size)))
    }
    return (
      size,
      [
        PlacedItem(
          frame: frame, isWidthEstimated: item.isWidthEstimated, isHeightEstimated: item.isHeightEstimated,
          supplements: attached)
      ]
    )
  }

  /// Puts the parts of a line one after the other. Flexible spaces share what is left over.
  private func arrange(
    _ parts: [Part], _ group: NSCollectionLayoutGroup, _ used: CGFloat, _ room: CGFloat, isOpen: Bool,
    isRow: Bool
  ) -> Placed {
    let flexibleGaps = group.interItemSpacing?.isFlexible == true ? max(0, parts.count - 1) : 0
    let flexible =
      flexibleGaps + parts.reduce(0) { $0 + ($1.flexibleLead ? 1 : 0) + ($1.flexibleTrail ? 1 : 0) }
    let share = flexible > 0 && !isOpen ? max(0, room - used) / CGFloat(flexible) : 0
    let gap = (group.interItemSpacing?.spacing ?? 0) + (flexibleGaps > 0 ? share : 0)
    var (place, across): (CGFloat, CGFloat) = (0, 0)
    var items: [PlacedItem] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { place += gap }
      place += part.lead + (part.flexibleLead ? share : 0)
      for item in part.items {
        var item = item
        item.move(isRow ? place : part.cross, isRow ? part.cross : place)
        items.append(item)
      }
      place += (isRow ? part.size.width : part.size.height) + part.trail + (part.flexibleTrail ? share : 0)
      across = max(across, part.cross + (isRow ? part.size.height : part.size.width))
    }
    return (isRow ? CGSize(width: place, height: across) : CGSize(width: across, height: place), items)
  }
}

extension NSCollectionLayoutItem {
  /// Whether neither content nor an app's code determines sizes and places.
  fileprivate var isOfGivenSizes: Bool {
    guard !isWidthEstimated, !isHeightEstimated else { return false }
    guard let group = self as? NSCollectionLayoutGroup else { return true }
    if case .custom = group.arrangement { return false }
    return group.subitems.allSatisfy { $0.isOfGivenSizes }
  }
}
