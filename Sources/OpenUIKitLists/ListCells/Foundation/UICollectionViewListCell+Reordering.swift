import OpenUIKitCore

extension UICollectionViewListCell {
  /// Lets a view of the cell move the item: it follows a finger from the beginning of the touch.
  func addReorderGesture(to handle: UIView) {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    let cell = Weak<UICollectionViewListCell>(wrappedValue: self)
    // The distance from the finger to the middle of the cell.
    var offset: CGFloat = 0
    press.addAction { [unowned(unsafe) press] _ in
      guard let cell = cell.wrappedValue, let collection = cell.hostingCollection else { return }
      let finger = press.location(in: collection)
      switch press.state {
      case .began:
        guard let path = collection.indexPath(for: cell) else { return }
        offset = cell.center.y - finger.y
        collection.beginInteractiveMovementForItem(at: path)
      case .changed:
        collection.updateInteractiveMovementTargetPosition(
          CGPoint(x: cell.center.x, y: finger.y + offset))
      case .ended: collection.endInteractiveMovement()
      case .cancelled, .failed: collection.cancelInteractiveMovement()
      default: break
      }
    }
    handle.addGestureRecognizer(press)
  }
}
