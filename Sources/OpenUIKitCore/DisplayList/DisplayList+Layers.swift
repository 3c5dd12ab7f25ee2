extension DisplayList.Entry {
  /// Creates the entry of a layer as it is visible now.
  #if !ThreadConfined
    @MainActor
  #endif
  init(_ shown: CALayer, id layer: CALayer, transform: CATransform3D) {
    self.init(id: Int(bitPattern: ObjectIdentifier(layer)), transform: transform, size: shown.bounds.size)
    opacity = CGFloat(min(1, shown.opacity))
    clips = shown.masksToBounds
    fill = DisplayList.Color(shown.backgroundColor)
    #if !hasFeature(Embedded)
      if shown.backgroundColor?.pattern != nil { fill = .clear }
    #endif
    guard shown.attributes != nil else { return }
    cornerRadius = max(0, min(shown.cornerRadius, size.width / 2, size.height / 2))
    roundedCorners = shown.maskedCorners
    hasContinuousCorners = shown.attributes?.hasContinuousCorners == true
    if shown.borderWidth > 0 {
      borderWidth = shown.borderWidth
      borderColor = DisplayList.Color(shown.borderColor)
    }
  }
}

extension DisplayList.Shadow {
  /// Creates the shadow of a layer; nil for none. A layer that clips also clips its own shadow. A shadow
  /// whose size or position is not finite counts as none.
  #if !ThreadConfined
    @MainActor
  #endif
  init?(_ shown: CALayer) {
    guard shown.shadowOpacity > 0, !shown.masksToBounds, shown.shadowRadius.isFinite,
      shown.shadowOffset.width.isFinite, shown.shadowOffset.height.isFinite
    else { return nil }
    var color = DisplayList.Color(shown.shadowColor)
    color.alpha *= min(1, shown.shadowOpacity)
    guard color.isVisible else { return nil }
    self.init(color: color, offset: shown.shadowOffset, radius: max(0, shown.shadowRadius))
    path = shown.attributes?.shadowPath?.movedBack(by: shown.bounds.origin)
  }
}

extension DisplayList {
  /// Sets the content of the last entry to lines that were laid out in a box `top` points below the entry's.
  mutating func setText(_ lines: [TextLine], movedDownBy top: CGFloat, font: UIFont, color: Color) {
    let start = self.lines.count
    setText(lines, font: font, color: color)
    for index in start..<self.lines.count { self.lines[index].baseline += top }
  }

  /// Clips the last entry to its box.
  mutating func clipLastEntry() { entries[entries.count - 1].clips = true }
}
