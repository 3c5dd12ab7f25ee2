extension UICollectionViewFlowLayout {
  /// Attributes of the layout's class of attributes, for no element yet.
  final func emptyAttributes() -> UICollectionViewLayoutAttributes {
    let named: AnyClass = type(of: self).layoutAttributesClass
    // Without the cast, which each visible element would pay for in each step of scrolling.
    if named == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
    guard let type = named as? UICollectionViewLayoutAttributes.Type else {
      fatalError("\(type(of: self)).layoutAttributesClass is no class of attributes: \(named)")
    }
    return type.init()
  }
}

extension UICollectionViewController {
  /// The controller as a flow layout's delegate, if its class conforms to the protocol.
  final var ownFlowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? {
    self as? any UICollectionViewDelegateFlowLayout
  }
}
