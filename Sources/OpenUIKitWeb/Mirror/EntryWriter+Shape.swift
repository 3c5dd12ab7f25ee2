import OpenUIKitGraphics

extension EntryWriter {
  /// Writes a shape: its fill and rule, its stroke, then both paths.
  func writeShape(_ shape: DisplayList.Shape, _ element: Int, _ commands: inout CommandBuffer) {
    commands.begin(.shape, element)
    commands.append(shape.fill)
    commands.append(shape.usesEvenOddRule ? 1 : 0)
    let stroke = shape.stroke
    commands.append(stroke?.color ?? .clear)
    commands.append(Double(stroke?.width ?? 0))
    commands.append(Double(stroke?.cap.rawValue ?? 0))
    commands.append(Double(stroke?.join.rawValue ?? 0))
    commands.append(Double(stroke?.miterLimit ?? 10))
    commands.append(Double(stroke?.dashPhase ?? 0))
    commands.append(Double(stroke?.dashes.count ?? 0))
    for dash in stroke?.dashes ?? [] { commands.append(Double(dash)) }
    append(shape.path, .zero, &commands)
    append(stroke?.path ?? [], .zero, &commands)
  }

  /// Writes the mask of the entry at `index` of the new list: the filled path of the mask's first entry, or
  /// its box. A mask's transparency is ignored.
  func writeMask(_ index: Int, _ previous: Int?, element: Int, _ commands: inout CommandBuffer) {
    let wasMasked = previous.map { old.entries[$0].isMasked } ?? false
    guard new.entries[index].isMasked else {
      if wasMasked {
        commands.begin(.mask, element)
        commands.append(0)
      }
      return
    }
    let mask = new.entries[index + 1]
    let path = maskPath(mask)
    let offset = CGPoint(x: mask.transform.m41, y: mask.transform.m42)
    if wasMasked, let previous, previous + 1 < old.entries.count, isSameMask(mask, old.entries[previous + 1])
    {
      return
    }
    commands.begin(.mask, element)
    commands.append(path.isEmpty ? 2 : 1)
    if path.isEmpty {
      for part in [offset.x, offset.y, mask.size.width, mask.size.height, mask.cornerRadius] {
        commands.append(Double(part))
      }
    } else {
      append(path, offset, &commands)
    }
  }

  private func isSameMask(_ mask: DisplayList.Entry, _ before: DisplayList.Entry) -> Bool {
    guard CATransform3DEqualToTransform(mask.transform, before.transform), mask.size == before.size,
      mask.cornerRadius == before.cornerRadius
    else { return false }
    switch (mask.content, before.content) {
    case (.shape(let index), .shape(let other)): return new.shapes[index] == old.shapes[other]
    case (.shape, _), (_, .shape): return false
    default: return true
    }
  }

  private func maskPath(_ mask: DisplayList.Entry) -> [DisplayList.PathElement] {
    if case .shape(let index) = mask.content { return new.shapes[index].path }
    return []
  }

  /// Appends the number of a path's elements, and the kind and points of each.
  func append(
    _ path: [DisplayList.PathElement], _ offset: CGPoint, _ commands: inout CommandBuffer
  ) {
    commands.append(Double(path.count))
    func append(_ kind: Double, _ points: [CGPoint]) {
      commands.append(kind)
      for point in points {
        commands.append(Double(point.x + offset.x))
        commands.append(Double(point.y + offset.y))
      }
    }
    for part in path {
      switch part {
      case .move(let point): append(0, [point])
      case .line(let point): append(1, [point])
      case .curve(let point, let control1, let control2): append(2, [control1, control2, point])
      case .close: append(3, [])
      }
    }
  }
}
