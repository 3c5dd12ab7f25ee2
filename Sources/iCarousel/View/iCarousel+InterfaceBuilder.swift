#if canImport(UIKit)
  import UIKit

  /// What a storyboard sets that Objective-C cannot say as Swift does, under the original's names: storyboards made for it
  /// can be read.
  extension iCarousel {
    /// `type` by its number.
    @IBInspectable @objc(type) public final var typeNumber: Int {
      get { type.rawValue }
      set { if let newType = iCarouselType(rawValue: newValue) { type = newType } }
    }

    /// `dataSource` as an outlet; an object that is not one leaves the carousel without.
    @IBOutlet @objc(dataSource) public final var dataSourceOutlet: AnyObject? {
      get { dataSource }
      set { dataSource = newValue as? any iCarouselDataSource }
    }

    /// `delegate` as an outlet; an object that is not one leaves the carousel without.
    @IBOutlet @objc(delegate) public final var delegateOutlet: AnyObject? {
      get { delegate }
      set { delegate = newValue as? any iCarouselDelegate }
    }

    @objc(vertical) final var vertical: Bool {
      get { isVertical }
      set { isVertical = newValue }
    }

    @objc(scrollEnabled) final var scrollEnabled: Bool {
      get { isScrollEnabled }
      set { isScrollEnabled = newValue }
    }

    @objc(pagingEnabled) final var pagingEnabled: Bool {
      get { isPagingEnabled }
      set { isPagingEnabled = newValue }
    }
  }
#endif
