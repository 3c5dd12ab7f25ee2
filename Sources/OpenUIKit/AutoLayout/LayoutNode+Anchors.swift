extension LayoutNode {
  /// The horizontal anchor of `attribute`, the same as long as somebody holds it.
  func xAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    if let anchor = existingAnchor(attribute) { return unsafeDowncast(anchor, to: NSLayoutXAxisAnchor.self) }
    return remember(NSLayoutXAxisAnchor(self, attribute), attribute)
  }

  /// The vertical anchor of `attribute`, the same as long as somebody holds it.
  func yAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    if let anchor = existingAnchor(attribute) { return unsafeDowncast(anchor, to: NSLayoutYAxisAnchor.self) }
    return remember(NSLayoutYAxisAnchor(self, attribute), attribute)
  }

  /// The anchor of a width or height, the same as long as somebody holds it.
  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    if let anchor = existingAnchor(attribute) { return unsafeDowncast(anchor, to: NSLayoutDimension.self) }
    return remember(NSLayoutDimension(self, attribute), attribute)
  }

  /// The anchor of any attribute under the type that constraints hand out.
  ///
  /// All anchor classes have the layout of `NSLayoutAnchor`, whose type parameter occurs in no stored property.
  func erasedAnchor(for attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
    let anchor: AnyObject =
      attribute.isSize
      ? dimension(attribute) : attribute.axis == .horizontal ? xAxisAnchor(attribute) : yAxisAnchor(attribute)
    return Unmanaged<NSLayoutAnchor<AnyObject>>
      .fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
  }

  private func existingAnchor(_ attribute: NSLayoutConstraint.Attribute) -> AnyObject? {
    anchors.first { $0.attribute == attribute }?.anchor.takeUnretainedValue()
  }

  private func remember<Anchor: AnyObject>(
    _ anchor: Anchor, _ attribute: NSLayoutConstraint.Attribute
  ) -> Anchor {
    anchors.append((attribute, .passUnretained(anchor)))
    return anchor
  }

  /// Forgets an anchor that is being deallocated.
  nonisolated func forgetAnchor(_ anchor: AnyObject) {
    anchors.removeAll { $0.anchor.toOpaque() == Unmanaged.passUnretained(anchor).toOpaque() }
  }
}
