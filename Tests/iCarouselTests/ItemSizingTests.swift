import OpenUIKit
import Testing

@testable import iCarousel

/// Sizes of items that follow the carousel, spaces in points, and options as properties.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct ItemSizingTests {
  /// The frames of items on the screen, by their indexes.
  private func frames(_ show: Show) -> [Int: CGRect] {
    var frames: [Int: CGRect] = [:]
    for index in show.carousel.indexesForVisibleItems {
      frames[index] = show.carousel.itemView(at: index)?.superview?.frame
    }
    return frames
  }

  @Test("Items fill the carousel, also after its size has changed, without a reload")
  func filling() {
    let show = Show()
    show.carousel.itemSizing = .filling
    #expect(show.carousel.itemWidth == 800)
    #expect(show.carousel.currentItemView?.bounds.size == CGSize(width: 800, height: 600))
    let loaded = show.source.madeViews
    show.carousel.scrollOffset = 3
    show.carousel.frame = CGRect(x: 0, y: 0, width: 600, height: 800)
    show.window.layoutIfNeeded()
    #expect(show.carousel.itemWidth == 600 && show.carousel.currentItemIndex == 3)
    #expect(show.carousel.visibleItemViews.allSatisfy { $0.bounds.size == CGSize(width: 600, height: 800) })
    #expect(frames(show)[3] == CGRect(x: 0, y: 0, width: 600, height: 800))
    #expect(frames(show)[4]?.minX == 600 && show.source.madeViews <= loaded + 2)
    show.carousel.isVertical = true
    #expect(show.carousel.itemWidth == 800 && frames(show)[4]?.minY == 800)
  }

  /// The formula of Swiper: (length - (count - 1) · space) / count.
  @Test(
    "So many items in the carousel, with a space in points",
    arguments: [(2.5, 10.0, 314.0), (1, 10, 800), (4, 0, 200), (0.5, 20, 1620)])
  func perView(_ count: Double, _ space: Double, _ width: Double) {
    let show = Show()
    show.carousel.itemAlignment = .leading
    show.carousel.itemSizing = .perView(count, spacing: space)
    #expect(abs(show.carousel.itemWidth - width) < 1e-9)
    #expect(abs((frames(show)[0]?.minX ?? -1)) < 1e-9)
    #expect(abs((frames(show)[1]?.minX ?? 0) - width - space) < 1e-9)
  }

  @Test("Insets leave room, and the size across the row is the view's if that is chosen")
  func insets() {
    let show = Show()
    show.carousel.contentInset = UIEdgeInsets(top: 10, left: 50, bottom: 30, right: 50)
    show.carousel.itemSizing = .fraction(0.5)
    #expect(show.carousel.currentItemView?.bounds.size == CGSize(width: 350, height: 560))
    show.carousel.itemSizing = CarouselItemSizing(along: .points(120), across: .natural)
    #expect(show.carousel.currentItemView?.bounds.size == CGSize(width: 120, height: 560))
    show.carousel.itemSizing = CarouselItemSizing(along: .natural, across: .points(90))
    #expect(show.carousel.currentItemView?.bounds.size == CGSize(width: 120, height: 90))
  }

  @Test("A closure chooses by the size and the size class of each layout")
  func provider() {
    let show = Show()
    show.carousel.itemSizingProvider = { $0.bounds.width > 500 ? .perView(2) : .filling }
    #expect(show.carousel.itemWidth == 400)
    show.carousel.frame.size.width = 300
    show.window.layoutIfNeeded()
    #expect(show.carousel.itemWidth == 300)
    show.carousel.itemSizing = .fraction(0.25)
    show.carousel.itemSizingProvider = { _ in nil }
    #expect(show.carousel.itemWidth == 75)
  }

  @Test("Another size class changes the sizes, without another size of the carousel or a reload")
  func sizeClass() {
    let show = Show()
    show.carousel.itemSizingProvider = {
      $0.traitCollection.horizontalSizeClass == .compact ? .filling : .perView(4)
    }
    show.window.traitOverrides.horizontalSizeClass = .regular
    show.window.layoutIfNeeded()
    #expect(show.carousel.itemWidth == 200)
    show.window.traitOverrides.horizontalSizeClass = .compact
    show.window.layoutIfNeeded()
    #expect(show.carousel.itemWidth == 800)
  }

  @Test("Widths of the delegate take precedence, and numbers that are not usable do nothing")
  func precedence() {
    let show = Show()
    show.listener.itemWidth = 150
    show.carousel.itemSizing = .filling
    #expect(show.carousel.itemWidth == 150)
    #expect(show.carousel.currentItemView?.bounds.size == CGSize(width: 150, height: 600))
    show.listener.itemWidth = 0
    for odd in [CGFloat.nan, .infinity, -1, 1e308] {
      show.carousel.itemSizing = CarouselItemSizing(
        along: .fraction(odd), across: .perView(odd), spacing: odd)
      show.carousel.itemSpacing = odd == -1 ? nil : odd
      #expect(show.carousel.itemWidth.isFinite && show.carousel.itemSpacing == nil)
      #expect(show.carousel.visibleItemViews.allSatisfy { $0.superview?.layer.transform.isFinite == true })
    }
  }

  @Test("A length under a millionth of a point counts as 0", arguments: [1e-308, 6e-307, 1e-7])
  func almostZero(_ length: Double) {
    for type in iCarouselType.allCases {
      let show = Show(type)
      show.carousel.itemSizing = CarouselItemSizing(along: .points(length), across: .natural)
      show.carousel.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
      show.carousel.itemAlignment = .leading
      show.carousel.containsItems = true
      for place in [0, 3.5, 19] { show.carousel.scrollOffset = place }
      #expect(show.carousel.itemWidth == 0 && show.carousel.scrollOffset.isFinite)
      #expect(show.carousel.visibleItemViews.allSatisfy { $0.superview?.layer.transform.isFinite == true })
    }
  }

  @Test("The space between edges is the same whatever the scale", arguments: [1, 0.5, 0.8, 1.3], [1, 2, 3])
  func scaledSpace(_ scale: Double, _ range: Double) throws {
    let show = Show()
    show.carousel.minScale = scale
    show.carousel.scaleRange = range
    show.carousel.itemSpacing = 14
    show.carousel.scrollOffset = 10
    let all = frames(show)
    #expect(try #require(all.keys.max()) - (try #require(all.keys.min())) >= 4)
    for index in all.keys where all[index + 1] != nil {
      #expect(abs(all[index + 1]!.minX - all[index]!.maxX - 14) < 1e-9, "\(index)")
    }
    #expect(all.values.map(\.minX).min()! <= 0 && all.values.map(\.maxX).max()! >= 800)
  }

  @Test("The space is that between items of different widths, and at the ends of a contained row")
  func widths() {
    let show = Show(items: 6)
    show.listener.widths = [0: 100, 1: 300, 2: 50, 3: 200, 4: 120, 5: 160]
    show.carousel.itemSpacing = 20
    show.carousel.containsItems = true
    show.carousel.itemAlignment = .leading
    for place in [0.0, 1, 2.4, 5] {
      show.carousel.scrollOffset = place
      let all = frames(show)
      for index in all.keys where all[index + 1] != nil {
        #expect(abs(all[index + 1]!.minX - all[index]!.maxX - 20) < 1e-6, "\(index) at \(place)")
      }
    }
    show.carousel.scrollToItem(at: 5, animated: false)
    #expect(abs((frames(show)[5]?.maxX ?? 0) - 800) < 1e-6)
  }

  @Test("In every type one item is a width and the space from the next", arguments: iCarouselType.allCases)
  func types(_ type: iCarouselType) {
    let (points, widths) = (Show(type), Show(type, options: [.spacing: 1.15]))
    points.carousel.itemSpacing = 30
    guard type != .custom else { return }
    for index in points.carousel.indexesForVisibleItems {
      let (first, second) = (points.transform(index), widths.transform(index))
      #expect(first.flatMap { first in second.map { CATransform3DEqualToTransform(first, $0) } } == true)
    }
    #expect(points.carousel.indexesForVisibleItems == widths.carousel.indexesForVisibleItems)
  }

  @Test("A finger moves a linear row by the same distance")
  func finger() {
    let show = Show()
    show.carousel.itemSpacing = 50
    show.carousel.scrollOffset = 10
    show.drag(from: 500, by: -10, steps: 5)
    let (place, start) = (show.carousel.scrollOffset, frames(show)[10]?.minX ?? 0)
    show.touch(.moved, 250, 300)
    #expect(abs((frames(show)[10]?.minX ?? 0) - start + 200) < 1e-6)
    #expect(abs(show.carousel.scrollOffset - place - 200.0 / 250) < 1e-9)
  }

  @Test("Properties replace the defaults of the options, and the delegate's answers win")
  func properties() {
    let show = Show()
    show.carousel.isWrapEnabled = true
    #expect(show.carousel.isWrapEnabled)
    show.carousel.spacing = 1.5
    #expect(frames(show)[1]?.midX == 700)
    show.carousel.spacing = .nan
    #expect(show.carousel.spacing == 1.5)
    show.listener.options = [.spacing: 1.1, .wrap: 0]
    show.carousel.reloadOptions()
    #expect(frames(show)[1]?.midX == 620 && !show.carousel.isWrapEnabled)
    // A delegate that scales the default scales the property.
    show.listener.options = [:]
    show.carousel.itemSpacing = 40
    #expect(frames(show)[1]?.midX == 640)
    show.listener.options = [.spacing: 2]
    show.carousel.reloadOptions()
    #expect(frames(show)[1]?.midX == 800)
  }

  @Test("Each property is the option of its name")
  func eachProperty() {
    let set: [(iCarouselOption, (iCarousel) -> Void)] = [
      (.showBackfaces, { $0.showsBackfaces = false }), (.offsetMultiplier, { $0.offsetMultiplier = 3 }),
      (.visibleItems, { $0.visibleItemCount = 5 }), (.count, { $0.circleItemCount = 8 }),
      (.arc, { $0.arc = 2 }),
      (.angle, { $0.angle = 0.3 }), (.radius, { $0.radius = 222 }), (.tilt, { $0.tilt = 0.7 }),
      (.spacing, { $0.spacing = 0.6 }), (.fadeMin, { $0.fadeMin = -1 }), (.fadeMax, { $0.fadeMax = 1 }),
      (.fadeRange, { $0.fadeRange = 2.5 }), (.fadeMinAlpha, { $0.fadeMinAlpha = 0.3 }),
      (.minScale, { $0.minScale = 0.6 }),
      (.scaleRange, { $0.scaleRange = 2 }), (.wrap, { $0.isWrapEnabled = true }),
    ]
    let values: [iCarouselOption: CGFloat] = [
      .showBackfaces: 0, .offsetMultiplier: 3, .visibleItems: 5, .count: 8, .arc: 2, .angle: 0.3,
      .radius: 222, .tilt: 0.7,
      .spacing: 0.6, .fadeMin: -1, .fadeMax: 1, .fadeRange: 2.5, .fadeMinAlpha: 0.3, .minScale: 0.6,
      .scaleRange: 2, .wrap: 1,
    ]
    #expect(Set(set.map(\.0)) == Set(iCarouselOption.allCases))
    for type in [iCarouselType.linear, .coverFlow, .cylinder, .wheel, .timeMachine] {
      for (option, change) in set {
        let (first, second) = (Show(type), Show(type, options: [option: values[option]!]))
        change(first.carousel)
        first.carousel.scrollOffset = 3.25
        second.carousel.scrollOffset = 3.25
        #expect(first.carousel.geometry == second.carousel.geometry, "\(option)")
        #expect(first.carousel.indexesForVisibleItems == second.carousel.indexesForVisibleItems, "\(option)")
        #expect(first.carousel.machine.rules == second.carousel.machine.rules, "\(option)")
      }
    }
  }
}
