/// The delegate of a collection, not retained.
final class CollectionDelegateReference: _DelegateReference {
  @Weak private(set) var delegate: (any UICollectionViewDelegate)?

  init(_ delegate: any UICollectionViewDelegate) {
    super.init()
    self.delegate = delegate
  }
}
