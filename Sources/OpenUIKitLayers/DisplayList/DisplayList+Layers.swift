extension CALayer {
  /// The entry of the layer `id`, which is visible now as this layer.
  final func displayEntry(of id: CALayer, transform: CATransform3D) -> DisplayList.Entry {
    var entry = DisplayList.Entry(
      id: Int(bitPattern: ObjectIdentifier(id)), transform: transform, size: bounds.size)
    entry.opacity = CGFloat(min(1, opacity))
    entry.clips = masksToBounds
    entry.fill = DisplayList.Color(backgroundColor)
    if backgroundColor?.pattern != nil { entry.fill = .clear }
    guard let attributes else { return entry }
    entry.cornerRadius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2))
    entry.roundedCorners = maskedCorners
    entry.hasContinuousCorners = attributes.hasContinuousCorners
    if borderWidth > 0 {
      entry.borderWidth = borderWidth
      entry.borderColor = DisplayList.Color(borderColor)
    }
    return entry
  }

  /// The shadow of the layer; nil for none. A layer that clips also clips its own shadow. A shadow whose size or position is not
  /// finite counts as none.
  final var displayShadow: DisplayList.Shadow? {
    guard shadowOpacity > 0, !masksToBounds, shadowRadius.isFinite, shadowOffset.width.isFinite,
      shadowOffset.height.isFinite
    else { return nil }
    var color = DisplayList.Color(shadowColor)
    color.alpha *= min(1, shadowOpacity)
    guard color.isVisible else { return nil }
    var shadow = DisplayList.Shadow(color: color, offset: shadowOffset, radius: max(0, shadowRadius))
    shadow.path = attributes?.shadowPath?.movedBack(by: bounds.origin)
    return shadow
  }
}

extension DisplayList {
  /// Sets the content of the last entry to lines that were laid out in a box `top` points below the entry's.
  package mutating func setText(_ lines: [TextLine], movedDownBy top: CGFloat, font: UIFont, color: Color) {
    let start = self.lines.count
    setText(lines, font: font, color: color)
    for index in start..<self.lines.count { self.lines[index].baseline += top }
  }

  /// Clips the last entry to its box.
  package mutating func clipLastEntry() { entries[entries.count - 1].clips = true }
}
