// Selecting items.
extension UICollectionView {
  /// Whether taps select items now.
  private var letsTapsSelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be selected now.
  private var letsSeveralBeSelected: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func choose(_ indexPath: IndexPath?) {
    if !letsSeveralBeSelected || indexPath == nil {
      for old in selection where old != indexPath { cellForItem(at: old)?.isSelected = false }
      selection = []
    }
    guard let indexPath else { return }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
  }

  func highlight(_ cell: UICollectionViewCell) {
    guard letsTapsSelect, let path = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func unhighlight(_ cell: UICollectionViewCell) {
    guard cell.isHighlighted else { return }
    cell.isHighlighted = false
    guard let path = indexPath(for: cell) else { return }
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects or deselects an item after a tap, if the delegate allows it.
  func tap(_ cell: UICollectionViewCell) {
    if !isEditing, cell.takesTapAsItsOwn() { return }
    guard letsTapsSelect, let path = indexPath(for: cell) else { return }
    if letsSeveralBeSelected && selection.contains(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: true)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    // Read before `choose`, which replaces the selection.
    let former = letsSeveralBeSelected ? [] : selection.filter { $0 != path }
    choose(path)
    for old in former { collectionDelegate?.collectionView(self, didDeselectItemAt: old) }
    cell.segueAction?(cell)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    performPrimaryAction(at: path)
  }
}
