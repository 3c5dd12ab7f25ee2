// Lists are built from back to front: an entry is appended, its descendants follow, then it is closed.

extension DisplayList {
  /// Appends an entry whose descendants are the entries that `inside` appends.
  public mutating func append(_ entry: Entry, inside: (inout DisplayList) -> Void = { _ in }) {
    let index = open(entry)
    inside(&self)
    close(index)
  }

  /// Sets the shadow of the last entry.
  public mutating func setShadow(_ shadow: Shadow) {
    shadows.append(shadow)
    entries[entries.count - 1].shadow = shadows.count - 1
  }

  /// Sets the content of the last entry to lines of text, positioned in the coordinates of its box.
  public mutating func setText(_ lines: [TextLine], font: UIFont, color: Color) {
    let start = self.lines.count
    self.lines += lines
    texts.append(Text(font: font, color: color, lines: start..<self.lines.count))
    entries[entries.count - 1].content = .text(texts.count - 1)
  }

  /// Sets the content of the last entry to a picture.
  public mutating func setImage(_ image: Image) {
    images.append(image)
    entries[entries.count - 1].content = .image(images.count - 1)
  }

  /// Sets the content of the last entry to a gradient.
  public mutating func setGradient(_ gradient: Gradient) {
    gradients.append(gradient)
    entries[entries.count - 1].content = .gradient(gradients.count - 1)
  }

  /// Sets the content of the last entry to what lies below it, blurred with a standard deviation in points.
  public mutating func setBackdrop(radius: CGFloat) {
    entries[entries.count - 1].content = .backdrop(radius: radius)
  }

  package mutating func open(_ entry: Entry) -> Int {
    entries.append(entry)
    return entries.count - 1
  }

  package mutating func close(_ index: Int) {
    entries[index].descendantCount = entries.count - index - 1
  }
}
