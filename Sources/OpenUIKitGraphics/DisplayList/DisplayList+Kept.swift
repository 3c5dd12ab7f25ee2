// Reusing entries of the previous list, and comparing the others.

extension DisplayList {
  /// Appends an entry of the previous list with its descendants, and with another transform if it has moved.
  /// Linear in the number of entries, with little work for each.
  package mutating func keep(_ index: Int, of former: DisplayList, transform: CATransform3D) {
    let start = entries.count
    let end = index + former.entries[index].descendantCount + 1
    entries.append(contentsOf: former.entries[index..<end])
    // Contents lie in arrays of the list, so the indices of copied entries have to be set again.
    for place in start..<entries.count { takeContents(at: place, from: former) }
    let hasMoved = !CATransform3DEqualToTransform(transform, entries[start].transform)
    entries[start].transform = transform
    // Transforms are relative to the parent: only the first entry differs when a subtree has moved.
    let first = hasMoved ? start + 1 : start
    guard first < entries.count else { return }
    kept.append(KeptEntries(entries: first..<entries.count, origin: hasMoved ? index + 1 : index))
  }

  /// Copies the contents that an entry of another list refers to.
  private mutating func takeContents(at place: Int, from former: DisplayList) {
    if let shadow = entries[place].shadow {
      entries[place].shadow = shadows.count
      shadows.append(former.shadows[shadow])
    }
    switch entries[place].content {
    case .none, .backdrop: break
    case .text(let index): takeText(former.texts[index], at: place, from: former)
    case .image(let index):
      entries[place].content = .image(images.count)
      images.append(former.images[index])
    case .gradient(let index):
      entries[place].content = .gradient(gradients.count)
      gradients.append(former.gradients[index])
    case .shape(let index):
      entries[place].content = .shape(shapes.count)
      shapes.append(former.shapes[index])
    }
  }

  private mutating func takeText(_ text: Text, at place: Int, from former: DisplayList) {
    let start = lines.count
    lines.append(contentsOf: former.lines[text.lines])
    entries[place].content = .text(texts.count)
    texts.append(Text(font: text.font, color: text.color, lines: start..<lines.count))
  }

  /// Whether the list, which has kept entries of another one where possible, differs from it.
  package func differs(from former: DisplayList) -> Bool {
    guard size == former.size, entries.count == former.entries.count else { return true }
    var index = 0
    for run in kept {
      // Each identity occurs once, so entries that have moved are where others were before.
      guard run.entries.lowerBound == run.origin, !differs(from: former, in: index..<run.origin) else {
        return true
      }
      index = run.entries.upperBound
    }
    return differs(from: former, in: index..<entries.count)
  }

  private func differs(from former: DisplayList, in range: Range<Int>) -> Bool {
    !range.allSatisfy { entries[$0] == former.entries[$0] && hasSameContents($0, as: former) }
  }

  /// Whether an entry refers to the same contents as the entry at the same index of another list, by the same
  /// indexes.
  private func hasSameContents(_ place: Int, as former: DisplayList) -> Bool {
    let entry = entries[place]
    if let shadow = entry.shadow, shadows[shadow] != former.shadows[shadow] { return false }
    switch entry.content {
    case .none, .backdrop: return true
    case .text(let index):
      return texts[index] == former.texts[index]
        && lines[texts[index].lines].elementsEqual(former.lines[texts[index].lines])
    case .image(let index): return images[index] == former.images[index]
    case .gradient(let index): return gradients[index] == former.gradients[index]
    case .shape(let index): return shapes[index] == former.shapes[index]
    }
  }
}

extension DisplayList: Equatable {
  /// Whether both have the same content and generation, independent of the entries that they have kept.
  public static func == (left: DisplayList, right: DisplayList) -> Bool {
    left.size == right.size && left.generation == right.generation && left.entries == right.entries
      && left.shadows == right.shadows && left.texts == right.texts && left.lines == right.lines
      && left.images == right.images && left.gradients == right.gradients && left.shapes == right.shapes
  }
}
