#if canImport(UIKit) || !canImport(AppKit)
  /// Moves a view in each item against the movement of the items, such as a picture in a frame.
  ///
  /// It follows the carousel for as long as it exists. The transform of the view belongs to it.
  public final class CarouselParallax: NSObject, iCarouselObserver {
    /// How far the view moves against the row from one item to the next, in points. A negative distance moves it ahead of
    /// the row.
    public let distance: CGFloat
    private let layer: (UIView) -> UIView?

    /// Starts to move the views that `layer` returns for the items' views; nil for an item without one. The view has to
    /// reach beyond both edges of its item by the distance. One that is not finite counts as 0.
    public init(of carousel: iCarousel, distance: CGFloat, layer: @escaping (UIView) -> UIView?) {
      self.distance = distance.isFinite ? distance : 0
      self.layer = layer
      super.init()
      carousel.addObserver(self)
      carouselDidPlaceItems(carousel)
    }

    /// Moves the views.
    public func carouselDidPlaceItems(_ carousel: iCarousel) {
      let isMirrored = carousel.transformSpace.isMirrored
      for item in carousel.progressOfVisibleItems {
        let shift = -item.offset * distance
        layer(item.view)?.transform =
          carousel.isVertical
          ? CGAffineTransform(translationX: 0, y: shift)
          : CGAffineTransform(translationX: isMirrored ? -shift : shift, y: 0)
      }
    }
  }
#endif
