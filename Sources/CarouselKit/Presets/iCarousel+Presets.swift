#if canImport(UIKit) || !canImport(AppKit)
  /// Carousels for common cases, which keep what they consist of.
  extension iCarousel {
    /// Retains an object, such as a `CarouselAutoplay`, for as long as the carousel exists. The objects of this module retain no
    /// carousel.
    public func keep(_ object: AnyObject) { companions.append(object) }

    /// Releases an object that the carousel retains.
    public func release(_ object: AnyObject) {
      let released = companions.filter { $0 === object }
      companions.removeAll { $0 === object }
      // Only now: the object's end may run code that uses the list.
      withExtendedLifetime(released) {}
    }

    /// Returns an endless banner: values that fill the carousel one at a time, go round and move on by themselves. A single value stands
    /// still. `motionPreference` and the pauses of `CarouselAutoplay` apply.
    ///
    /// - Parameters:
    ///   - items: the values.
    ///   - interval: how long each is shown, in seconds.
    ///   - didSelect: called when the user selects a value, with its index.
    ///   - view: returns the view of a value: a new one, or the one that is passed with other content.
    public static func banner<Item>(
      of items: [Item], interval: TimeInterval = 4, didSelect: ((Int, Item) -> Void)? = nil,
      view: @escaping (Item, UIView?) -> UIView
    ) -> iCarousel {
      let carousel = iCarousel(frame: .zero)
      carousel.fillWithPages()
      let list = CarouselList(carousel, items: items, view: view)
      list.didSelect = didSelect
      let loop = CarouselLoop(carousel, dataSource: list, delegate: list)
      loop.repeatsSingleItem = false
      let autoplay = CarouselAutoplay(carousel, interval: interval)
      autoplay.start()
      carousel.keep(list)
      carousel.keep(loop)
      carousel.keep(autoplay)
      return carousel
    }

    /// Returns a pager: values that fill the carousel one at a time, also after its size has changed, as when a device is turned.
    ///
    /// - Parameters:
    ///   - items: the values.
    ///   - didSelect: called when the user selects a value, with its index.
    ///   - view: returns the view of a value: a new one, or the one that is passed with other content.
    public static func pager<Item>(
      of items: [Item], didSelect: ((Int, Item) -> Void)? = nil, view: @escaping (Item, UIView?) -> UIView
    ) -> iCarousel {
      let carousel = iCarousel(frame: .zero)
      carousel.fillWithPages()
      let list = CarouselList(carousel, items: items, view: view)
      list.didSelect = didSelect
      carousel.keep(list)
      carousel.delegate = list
      carousel.dataSource = list
      return carousel
    }

    private func fillWithPages() {
      itemSizing = .filling
      isPagingEnabled = true
      maximumPagesPerGesture = 1
      bounceStyle = .rubberBand
      clipsToBounds = true
    }

    /// The current page and the number of pages, as the app counts them.
    var pageNumbers: (page: Int, count: Int) {
      itemMap?.pageNumbers ?? (currentPage, numberOfPages)
    }
  }
#endif
