#if canImport(UIKit) || !canImport(AppKit)
  /// What AppKit has in other ways.
  extension UIView {
    /// The size that the constraints demand, in points, for a length along the row if one is given.
    func measuredSize(along given: CGFloat?, isVertical: Bool) -> CGSize {
      let none = UIView.layoutFittingCompressedSize
      let target =
        isVertical
        ? CGSize(width: none.width, height: given ?? none.height)
        : CGSize(width: given ?? none.width, height: none.height)
      let priority = given == nil ? UILayoutPriority.fittingSizeLevel : .required
      return systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: isVertical ? .fittingSizeLevel : priority,
        verticalFittingPriority: isVertical ? priority : .fittingSizeLevel)
    }

    /// Sets the size and keeps the centre.
    func setOwnSize(_ size: CGSize) { bounds.size = size }

    /// Whether the back of the view is visible.
    var showsItsBack: Bool { layer.isDoubleSided }

    /// Makes the table or the collection measure the cell around the view again.
    func invalidateCell() {
      var view = superview
      while let current = view {
        if current is UITableViewCell || current is UICollectionViewCell {
          return current.invalidateIntrinsicContentSize()
        }
        view = current.superview
      }
    }
  }
#endif
