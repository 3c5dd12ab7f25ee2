extension UICollectionViewDelegate {
  /// That of the item.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    configuration(forFirstOf: indexPaths, of: collectionView, at: point)
  }

  /// The menu of the first item, by the method for one item.
  func configuration(forFirstOf paths: [IndexPath], of collectionView: UICollectionView, at point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    paths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  /// None.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// None.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// None.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// The context menus of a collection, which its delegate makes.
final class CollectionContextMenu: NSObject, ContextMenuSource {
  // The view owns the object, so the reference cannot dangle. A strong one would be a cycle.
  private unowned(unsafe) let collection: UICollectionView
  private var pressed: IndexPath?

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init()
    let press = ContextMenuPress(source: self) { [unowned(unsafe) self] in configuration(at: $0) }
    collection.addInteraction(press)
  }

  private var delegate: (any UICollectionViewDelegate)? { collection.delegate }

  private func configuration(at place: CGPoint) -> UIContextMenuConfiguration? {
    pressed = collection.indexPathForItem(at: place)
    return delegate?.collectionView(
      collection, contextMenuConfigurationForItemsAt: pressed.map { [$0] } ?? [], point: place)
  }

  var menuView: UIView? { collection }

  func highlightPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    pressed.flatMap { path in
      delegate?.collectionView(
        collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
        ?? collection.cellForItem(at: path).flatMap(UITargetedPreview.inPlace)
    }
  }

  func dismissalPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    pressed.flatMap {
      delegate?.collectionView(
        collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
    }
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    delegate?.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func previewWillCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
