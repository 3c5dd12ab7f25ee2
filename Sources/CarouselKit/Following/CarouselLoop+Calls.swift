#if canImport(UIKit) || !canImport(AppKit)
  // The calls of the carousel, passed on with the indexes of the app's items.

  extension CarouselLoop: iCarouselDataSource {
    /// The app's number of items, times the copies.
    public func numberOfItems(in carousel: iCarousel) -> Int {
      repeated(source?.numberOfItems(in: carousel) ?? 0)
    }

    /// The app's view.
    public func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
      guard numberOfItems > 0 else { return view ?? UIView() }
      return source?.carousel(carousel, viewForItemAt: item(at: index), reusing: view) ?? view ?? UIView()
    }
  }

  extension CarouselLoop: iCarouselDelegate {
    /// Passes the call on.
    public func carouselWillBeginScrollingAnimation(_ carousel: iCarousel) {
      target?.carouselWillBeginScrollingAnimation(carousel)
    }

    /// Passes the call on.
    public func carouselDidEndScrollingAnimation(_ carousel: iCarousel) {
      target?.carouselDidEndScrollingAnimation(carousel)
    }

    /// Passes the call on.
    public func carouselDidScroll(_ carousel: iCarousel) { target?.carouselDidScroll(carousel) }

    /// Passes the call on.
    public func carouselCurrentItemIndexDidChange(_ carousel: iCarousel) {
      target?.carouselCurrentItemIndexDidChange(carousel)
    }

    /// Passes the call on.
    public func carouselWillBeginDragging(_ carousel: iCarousel) {
      target?.carouselWillBeginDragging(carousel)
    }

    /// Passes the call on. The target counts copies, so that a fling may pass the whole list.
    public func carousel(
      _ carousel: iCarousel, willEndDraggingWithVelocity velocity: CGFloat, targetIndex: inout Int
    ) {
      target?.carousel(carousel, willEndDraggingWithVelocity: velocity, targetIndex: &targetIndex)
    }

    /// Passes the call on.
    public func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool) {
      target?.carouselDidEndDragging(carousel, willDecelerate: decelerate)
    }

    /// Passes the call on.
    public func carouselWillBeginDecelerating(_ carousel: iCarousel) {
      target?.carouselWillBeginDecelerating(carousel)
    }

    /// Passes the call on.
    public func carouselDidEndDecelerating(_ carousel: iCarousel) {
      target?.carouselDidEndDecelerating(carousel)
    }

    // The carousel translates these four with its `itemMap`, so their indexes are the app's.

    /// Passes the call on.
    public func carousel(_ carousel: iCarousel, shouldSelectItemAt index: Int) -> Bool {
      target?.carousel(carousel, shouldSelectItemAt: index) ?? true
    }

    /// Passes the call on.
    public func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) {
      target?.carousel(carousel, didSelectItemAt: index)
    }

    /// Passes the call on.
    public func carousel(_ carousel: iCarousel, willDisplay view: UIView, forItemAt index: Int) {
      target?.carousel(carousel, willDisplay: view, forItemAt: index)
    }

    /// Passes the call on.
    public func carousel(_ carousel: iCarousel, didEndDisplaying view: UIView, forItemAt index: Int) {
      target?.carousel(carousel, didEndDisplaying: view, forItemAt: index)
    }

    /// Passes the call on.
    public func carouselItemWidth(_ carousel: iCarousel) -> CGFloat {
      target?.carouselItemWidth(carousel) ?? 0
    }

    /// Passes the call on, with the app's index.
    public func carousel(_ carousel: iCarousel, widthForItemAt index: Int) -> CGFloat {
      target?.carousel(carousel, widthForItemAt: item(at: index)) ?? 0
    }

    /// Passes the call on.
    public func carousel(
      _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
    ) -> CATransform3D {
      target?.carousel(carousel, itemTransformForOffset: offset, baseTransform: transform) ?? transform
    }

    /// 1 for `wrap`, or 0 for a single item that is not repeated, and the app's values for the other options.
    public func carousel(
      _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
    ) -> CGFloat {
      if option == .wrap { return wraps ? 1 : 0 }
      return target?.carousel(carousel, valueFor: option, withDefault: value) ?? value
    }
  }
#endif
