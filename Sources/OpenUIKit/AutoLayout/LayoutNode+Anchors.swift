extension LayoutNode {
  /// The horizontal anchor of `attribute`, always the same.
  func xAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    if let anchor = existingAnchor(attribute) { return unsafeDowncast(anchor, to: NSLayoutXAxisAnchor.self) }
    let anchor = NSLayoutXAxisAnchor(self, attribute)
    anchor.next = firstAnchor
    firstAnchor = erased(anchor)
    return anchor
  }

  /// The vertical anchor of `attribute`, always the same.
  func yAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    if let anchor = existingAnchor(attribute) { return unsafeDowncast(anchor, to: NSLayoutYAxisAnchor.self) }
    let anchor = NSLayoutYAxisAnchor(self, attribute)
    anchor.next = firstAnchor
    firstAnchor = erased(anchor)
    return anchor
  }

  /// The anchor of a width or height, always the same.
  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    if let anchor = existingAnchor(attribute) { return unsafeDowncast(anchor, to: NSLayoutDimension.self) }
    let anchor = NSLayoutDimension(self, attribute)
    anchor.next = firstAnchor
    firstAnchor = erased(anchor)
    return anchor
  }

  /// The anchor of any attribute under the type that constraints hand out.
  func erasedAnchor(for attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
    if attribute.isSize { return erased(dimension(attribute)) }
    return attribute.axis == .horizontal ? erased(xAxisAnchor(attribute)) : erased(yAxisAnchor(attribute))
  }

  /// All anchor classes have the layout of `NSLayoutAnchor`, whose type parameter occurs in no stored property.
  private func erased(_ anchor: AnyObject) -> NSLayoutAnchor<AnyObject> {
    Unmanaged<NSLayoutAnchor<AnyObject>>
      .fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
  }

  private func existingAnchor(_ attribute: NSLayoutConstraint.Attribute) -> AnyObject? {
    var next = firstAnchor
    while let anchor = next {
      if anchor.attribute == attribute { return anchor }
      next = anchor.next
    }
    return nil
  }
}
