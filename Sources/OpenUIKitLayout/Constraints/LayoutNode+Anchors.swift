extension LayoutNode {
  /// The horizontal anchor of `attribute`, the same object while other code retains it.
  package func xAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    anchor(for: attribute) { NSLayoutXAxisAnchor(self, attribute) }
  }

  /// The vertical anchor of `attribute`, the same object while other code retains it.
  package func yAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    anchor(for: attribute) { NSLayoutYAxisAnchor(self, attribute) }
  }

  /// The anchor of a width or height, the same object while other code retains it.
  package func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    anchor(for: attribute) { NSLayoutDimension(self, attribute) }
  }

  /// The anchor of an attribute, of the class that fits it.
  @inline(__always)
  private func anchor<Anchor: AnyObject>(
    for attribute: NSLayoutConstraint.Attribute, make: () -> Anchor
  ) -> Anchor {
    if let anchor = record.anchors.anchor(for: attribute) { return unsafeDowncast(anchor, to: Anchor.self) }
    let anchor = make()
    record.anchors.insert(anchor)
    return anchor
  }

  /// The anchor of any attribute, or of a distance that ends there, under the type of a constraint's
  /// properties.
  func erasedAnchor(
    for attribute: NSLayoutConstraint.Attribute, from offset: AnchorOffset?
  ) -> NSLayoutAnchor<AnyObject> {
    if let offset { return erased(NSLayoutDimension(self, attribute, from: offset)) }
    if attribute.isSize { return erased(dimension(attribute)) }
    return attribute.axis == .horizontal ? erased(xAxisAnchor(attribute)) : erased(yAxisAnchor(attribute))
  }

  /// All anchor classes have the layout of `NSLayoutAnchor`, whose type parameter occurs in no stored property.
  private func erased(_ anchor: AnyObject) -> NSLayoutAnchor<AnyObject> {
    Unmanaged<NSLayoutAnchor<AnyObject>>
      .fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
  }
}
