// Delegates of pages choose no offsets and no items to edit, and have no primary actions.
extension UICollectionView {
  final func chosenOffset(_ proposed: CGPoint) -> CGPoint { proposed }
  final func performPrimaryAction(at path: IndexPath) {}
  final func showsEditing(at path: IndexPath?) -> Bool { isEditing }
}
