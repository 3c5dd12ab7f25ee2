extension NSLayoutConstraint {
  /// Creates a constraint from items that are not statically known to be objects, as UIKit declares it.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      item: Self.object(view1), attribute: attr1, relatedBy: relation, toItem: view2.map(Self.object),
      attribute: attr2, multiplier: multiplier, constant: c)
  }

  private static func object(_ item: Any) -> AnyObject {
    guard type(of: item) is AnyClass else { failOnItem(typeName(of: item)) }
    return item as AnyObject
  }
}
