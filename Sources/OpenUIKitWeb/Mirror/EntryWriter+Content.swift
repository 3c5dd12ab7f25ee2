import OpenUIKitGraphics

extension EntryWriter {
  /// Writes the content of an entry if it differs from the element's content.
  func writeContent(
    _ content: DisplayList.Content, _ shown: DisplayList.Content, _ element: Int,
    _ pictures: inout PictureTable, _ commands: inout CommandBuffer
  ) {
    if case .backdrop = shown, content != shown { writeBackdrop(0, element, &commands) }
    switch content {
    case .none:
      if case .none = shown { return }
      commands.begin(.clear, element)
    case .backdrop(let radius):
      if content == shown { return }
      commands.begin(.clear, element)
      writeBackdrop(radius, element, &commands)
    case .text(let index):
      if case .text(let before) = shown, isSameText(new.texts[index], old.texts[before]) { return }
      writeText(new.texts[index], element, &commands)
    case .image(let index):
      if case .image(let before) = shown, new.images[index] == old.images[before] { return }
      writeImage(new.images[index], element, &pictures, &commands)
    case .gradient(let index):
      if case .gradient(let before) = shown, new.gradients[index] == old.gradients[before] { return }
      writeGradient(new.gradients[index], element, &commands)
    case .shape(let index):
      if case .shape(let before) = shown, new.shapes[index] == old.shapes[before] { return }
      writeShape(new.shapes[index], element, &commands)
    }
  }

  private func writeBackdrop(_ radius: CGFloat, _ element: Int, _ commands: inout CommandBuffer) {
    commands.begin(.backdrop, element)
    commands.append(Double(radius))
  }

  private func isSameText(_ text: DisplayList.Text, _ before: DisplayList.Text) -> Bool {
    text.font == before.font && text.color == before.color
      && new.lines[text.lines].elementsEqual(old.lines[before.lines])
  }

  private func writeText(_ text: DisplayList.Text, _ element: Int, _ commands: inout CommandBuffer) {
    let metrics = measurer.lineMetrics(of: text.font)
    let measure = SystemFontMeasure(text.font)
    commands.begin(.text, element)
    commands.append(Double(text.font.familyNumber))
    commands.append(Double(text.font.pointSize))
    commands.append(Double(text.font.weight.cssWeight))
    commands.append(text.font.isItalic ? 1 : 0)
    commands.append(text.color)
    commands.append(Double(metrics.ascent))
    commands.append(Double(metrics.height))
    commands.append(Double(text.lines.count))
    for line in new.lines[text.lines] {
      commands.append(Double(line.x))
      commands.append(Double(line.baseline))
      commands.append(Double(line.width))
      commands.append(Double(line.spaceExpansion))
      commands.append(line.isRightToLeft ? 1 : 0)
      commands.append(line.text)
      writeLetters(of: line, text.font, measure, &commands)
    }
  }

  private func writeImage(
    _ image: DisplayList.Image, _ element: Int, _ pictures: inout PictureTable,
    _ commands: inout CommandBuffer
  ) {
    let key = pictures.key(of: image.source, &commands)
    commands.begin(.image, element)
    commands.append(Double(key))
    commands.append(Double(image.frame.minX))
    commands.append(Double(image.frame.minY))
    commands.append(Double(image.frame.width))
    commands.append(Double(image.frame.height))
    commands.append(image.tint)
  }

  private func writeGradient(
    _ gradient: DisplayList.Gradient, _ element: Int, _ commands: inout CommandBuffer
  ) {
    commands.begin(.gradient, element)
    commands.append(Double(gradient.kind.rawValue))
    commands.append(Double(gradient.start.x))
    commands.append(Double(gradient.start.y))
    commands.append(Double(gradient.end.x))
    commands.append(Double(gradient.end.y))
    commands.append(Double(gradient.stops.count))
    for stop in gradient.stops {
      commands.append(Double(stop.location))
      commands.append(stop.color)
    }
  }
}

extension UIFont {
  /// The page's number for the family.
  var familyNumber: Int32 {
    #if hasFeature(Embedded)
      if let face { return face.pageNumber }
    #endif
    return design == .proportional && hasMonospacedDigits ? 2 : design.familyNumber
  }
}

extension UIFont.Design {
  /// The page's number for the system's typeface with the design; 2 is that with digits of one width.
  var familyNumber: Int32 {
    switch self {
    case .proportional: 0
    case .monospaced: 1
    case .rounded: 3
    case .serif: 4
    }
  }
}
