extension LayoutNode {
  /// The horizontal anchor of `attribute`, always the same.
  func xAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    if let anchor = existingAnchor(attribute) { return unsafeDowncast(anchor, to: NSLayoutXAxisAnchor.self) }
    return remember(NSLayoutXAxisAnchor(self, attribute), attribute)
  }

  /// The vertical anchor of `attribute`, always the same.
  func yAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    if let anchor = existingAnchor(attribute) { return unsafeDowncast(anchor, to: NSLayoutYAxisAnchor.self) }
    return remember(NSLayoutYAxisAnchor(self, attribute), attribute)
  }

  /// The anchor of a width or height, always the same.
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
    for entry in anchors where entry.attribute == attribute { return entry.anchor }
    return nil
  }

  private func remember<Anchor: AnyObject>(
    _ anchor: Anchor, _ attribute: NSLayoutConstraint.Attribute
  ) -> Anchor {
    anchors.append((attribute, anchor))
    return anchor
  }
}
