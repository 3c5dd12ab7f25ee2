/// A size from the content: items are as large as their constraints demand, and the carousel is as high as they.
extension iCarousel {
  /// Which items determine the carousel's size across the row.
  public enum ContentSizing: Equatable, Sendable {
    /// The largest of the items shown since the last reload.
    case largestItem
    /// The current item. Between two items the size changes evenly from one to the other, so that it follows a finger
    /// and an animated scroll.
    case currentItem
  }

  /// Which items determine `intrinsicContentSize` across the row; nil, the default, for none, as in the original.
  ///
  /// If it is set, the constraints in an item's view also determine the size of the view, and changes of its content
  /// are followed. Along the row, a width from the delegate takes precedence. A view without constraints keeps its
  /// size. The carousel needs no constraint across the row then, also in a stack view, and in a cell of a table or a
  /// collection, which is measured again when the size changes. `contentInset` is added.
  public var contentSizing: ContentSizing? {
    get { sizer?.sizing }
    set {
      guard newValue != sizer?.sizing else { return }
      sizer?.stop(self)
      sizer = newValue.map { ContentSizer($0, of: self) }
      widthsDidChange()
      invalidateIntrinsicContentSize()
    }
  }

  /// The size of the view of an item and its own width, before its container gets its size.
  func measure(_ slot: ItemSlot) {
    if let sizer { sizer.fit(slot, in: self) } else { applySizing(to: slot) }
    slot.ownWidth = slot.isPlaceholder ? nil : ownWidth(ofItemAt: slot.index, slot.view)
    if slot.ownWidth != nil { hasOwnWidths = true }
  }

  /// The width along the row that the delegate or `itemSizing` sets for an item, in points; nil without one.
  func givenWidth(ofItemAt index: Int) -> CGFloat? { delegatesWidth(ofItemAt: index) ?? sizedWidth }

  private func delegatesWidth(ofItemAt index: Int) -> CGFloat? {
    guard let delegate else { return nil }
    if type.isRow && !isPlaceholder(index) {
      let width = delegate.carousel(self, widthForItemAt: index)
      if width > 0 && width.isUsableWidth { return width }
    }
    let width = delegate.carouselItemWidth(self)
    return width > 0 && width.isUsableWidth ? width : nil
  }
}

/// Sizes a carousel and its items by their content.
///
/// The carousel refers to this protocol alone, so that a page whose carousels have fixed sizes does not contain it.
protocol ItemSizer: AnyObject, ViewTreeConfined {
  var sizing: iCarousel.ContentSizing { get }
  /// The size of the carousel's content, in points.
  var contentSize: CGSize { get }
  /// Gives the view of an item the size that its constraints demand.
  func fit(_ slot: ItemSlot, in carousel: iCarousel)
  /// Called after the layout of an item's container.
  func containerDidLayOut(_ slot: ItemSlot, in carousel: iCarousel)
  /// Gives the views their own sizes back.
  func stop(_ carousel: iCarousel)
}
