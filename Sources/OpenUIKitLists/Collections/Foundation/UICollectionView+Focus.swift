import OpenUIKitCore

/// A move of the focus into, out of or inside a collection.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item whose cell had the focus before; nil outside of the collection's cells.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item whose cell has the focus afterwards; nil outside of the collection's cells.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in collection: UICollectionView) {
    previouslyFocusedIndexPath = collection.itemOfFocus(context.previouslyFocusedView)
    nextFocusedIndexPath = collection.itemOfFocus(context.nextFocusedView)
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }
}

extension UICollectionView {
  /// Whether cells can get the focus; false by default. A delegate decides about each item by `collectionView(_:canFocusItemAt:)`.
  public final var allowsFocus: Bool {
    get { settings.allowsFocus }
    set { settings.allowsFocus = newValue }
  }

  /// Whether an item is selected when its cell gets the focus; false by default. A delegate decides about each item by
  /// `collectionView(_:selectionFollowsFocusForItemAt:)`.
  public final var selectionFollowsFocus: Bool {
    get { settings.selectionFollowsFocus }
    set { settings.selectionFollowsFocus = newValue }
  }

  /// Whether the focus comes back to the item that had it last, if that item is visible; false by default.
  public final var remembersLastFocusedIndexPath: Bool {
    get { settings.remembersLastFocus }
    set { settings.remembersLastFocus = newValue }
  }

  /// The item whose cell is a view or contains it; nil for none.
  final func itemOfFocus(_ view: UIView?) -> IndexPath? {
    var current = view
    while let view = current, view !== self {
      if let cell = view as? UICollectionViewCell, cell.hostingCollection === self {
        return indexPath(for: cell)
      }
      current = view.superview
    }
    return nil
  }

  /// Whether the cell of an item can get the focus.
  final func allowsFocus(of cell: UICollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    return collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? allowsFocus
  }

  /// The cell that gets the focus when it enters the collection; nil for the first one.
  final var preferredFocusCell: UICollectionViewCell? {
    if settings.remembersLastFocus, let path = settings.lastFocused, let cell = cellForItem(at: path) {
      return cell
    }
    return collectionDelegate?.indexPathForPreferredFocusedView(in: self).flatMap { cellForItem(at: $0) }
  }

  /// Notes the item that has the focus, and selects it if the selection follows the focus.
  final func noteFocus(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UICollectionViewFocusUpdateContext(context, in: self)
    collectionDelegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    guard let path = context.nextFocusedIndexPath else { return }
    settings.lastFocused = path
    guard path != context.previouslyFocusedIndexPath, !selection.contains(path),
      collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path)
        ?? selectionFollowsFocus,
      let cell = cellForItem(at: path)
    else { return }
    tap(cell)
  }
}

extension UICollectionViewDelegate {
  /// Whether the collection allows it.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  { collectionView.allowsFocus }
  /// True.
  public func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Returns nil.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  /// Whether the collection selects items that get the focus.
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }
}
