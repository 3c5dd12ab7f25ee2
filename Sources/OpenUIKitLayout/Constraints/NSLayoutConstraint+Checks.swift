// What UIKit refuses of a constraint.
extension NSLayoutConstraint {
  /// Attributes must both be sizes or both positions. If they are horizontal edges, both or neither must depend
  /// on the layout direction.
  @inline(__always)
  static func checkPair(
    _ first: LayoutNode, _ firstAttribute: Attribute, _ second: LayoutNode, _ secondAttribute: Attribute
  ) {
    if firstAttribute == secondAttribute || firstAttribute.isComparable(with: secondAttribute) { return }
    failOnPair(first, firstAttribute, second, secondAttribute)
  }

  @inline(never)
  private static func failOnPair(
    _ first: LayoutNode, _ firstAttribute: Attribute, _ second: LayoutNode, _ secondAttribute: Attribute
  ) -> Never {
    let reason =
      firstAttribute.fixesSide == secondAttribute.fixesSide || firstAttribute.fixesSide == nil
        || secondAttribute.fixesSide == nil
      ? "Invalid pairing of layout attributes."
      : "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    fatalError(
      "NSLayoutConstraint for \(first.item?.layoutDescription ?? "(null)").\(firstAttribute.name) and "
        + "\(second.item?.layoutDescription ?? "(null)").\(secondAttribute.name): \(reason)")
  }

  /// A position cannot be equal to a constant: without a second item only sizes make sense.
  static func checkLocation(_ node: LayoutNode, _ attribute: Attribute) {
    if attribute.isSize { return }
    fatalError(
      "NSLayoutConstraint for \(node.item?.layoutDescription ?? "(null)").\(attribute.name): "
        + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
        + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    )
  }
}
