import OpenUIKitGraphics

/// Writes the differences between an entry and its element.
struct EntryWriter {
  let old: DisplayList
  let new: DisplayList
  let measurer: any TextMeasurer

  /// Writes the differences between the old list's entry `previous`, nil for a new element, and the new
  /// list's entry `index`.
  mutating func write(
    _ index: Int, _ previous: Int?, element: Int, _ pictures: inout PictureTable,
    _ commands: inout CommandBuffer
  ) {
    let entry = Self.entry(index, of: new)
    let shown = previous.map { Self.entry($0, of: old) } ?? Self.blank
    writeGeometry(entry, shown, previous == nil, element, &commands)
    writeBox(entry, shown, element, &commands)
    writeShadow(entry, shown, element, &commands)
    writeMask(index, previous, element: element, &commands)
    writeContent(entry.content, shown.content, element, &pictures, &commands)
  }

  /// An entry as its element shows it: a mask is not drawn by itself.
  private static func entry(_ index: Int, of list: DisplayList) -> DisplayList.Entry {
    var entry = list.entries[index]
    if index > 0, list.entries[index - 1].isMasked { entry.opacity = 0 }
    return entry
  }

  /// The appearance of a new element.
  private static var blank: DisplayList.Entry {
    DisplayList.Entry(id: 0, transform: CATransform3DIdentity, size: .zero)
  }

  private func writeGeometry(
    _ entry: DisplayList.Entry, _ shown: DisplayList.Entry, _ isNew: Bool, _ element: Int,
    _ commands: inout CommandBuffer
  ) {
    if isNew || !CATransform3DEqualToTransform(entry.transform, shown.transform) {
      writeTransform(entry.transform, element, &commands)
    }
    if isNew || entry.size != shown.size {
      commands.begin(.size, element)
      commands.append(Double(entry.size.width))
      commands.append(Double(entry.size.height))
    }
  }

  private func writeTransform(_ matrix: CATransform3D, _ element: Int, _ commands: inout CommandBuffer) {
    // Most layers are only moved: two numbers instead of sixteen.
    let translation = CATransform3DMakeTranslation(matrix.m41, matrix.m42, 0)
    if CATransform3DEqualToTransform(matrix, translation) {
      commands.begin(.move, element)
      commands.append(Double(matrix.m41))
      commands.append(Double(matrix.m42))
      return
    }
    commands.begin(.transform, element)
    commands.append(matrix)
  }

  private func writeBox(
    _ entry: DisplayList.Entry, _ shown: DisplayList.Entry, _ element: Int, _ commands: inout CommandBuffer
  ) {
    if entry.opacity != shown.opacity {
      commands.begin(.opacity, element)
      commands.append(Double(entry.opacity))
    }
    if entry.cornerRadius != shown.cornerRadius || entry.roundedCorners != shown.roundedCorners
      || entry.hasContinuousCorners != shown.hasContinuousCorners
    {
      commands.begin(.corners, element)
      commands.append(Double(entry.cornerRadius))
      // The bit after those of the corners.
      commands.append(Double(entry.roundedCorners.rawValue + (entry.hasContinuousCorners ? 16 : 0)))
    }
    if entry.clips != shown.clips {
      commands.begin(.clip, element)
      commands.append(entry.clips ? 1 : 0)
    }
    if entry.fill != shown.fill {
      commands.begin(.fill, element)
      commands.append(entry.fill)
    }
    if entry.borderWidth != shown.borderWidth || entry.borderColor != shown.borderColor {
      commands.begin(.border, element)
      commands.append(Double(entry.borderWidth))
      commands.append(entry.borderColor)
    }
  }

  private func writeShadow(
    _ entry: DisplayList.Entry, _ shown: DisplayList.Entry, _ element: Int, _ commands: inout CommandBuffer
  ) {
    let (shadow, before) = (entry.shadow.map { new.shadows[$0] }, shown.shadow.map { old.shadows[$0] })
    guard shadow != before else { return }
    commands.begin(.shadow, element)
    commands.append(shadow == nil ? 0 : shadow?.path == nil ? 1 : 2)
    commands.append(shadow?.color ?? .clear)
    commands.append(Double(shadow?.offset.width ?? 0))
    commands.append(Double(shadow?.offset.height ?? 0))
    commands.append(Double(shadow?.radius ?? 0))
    if let path = shadow?.path { append(path, .zero, &commands) }
  }
}
