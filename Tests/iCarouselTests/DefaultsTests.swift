import OpenUIKit
import Testing

@testable import iCarousel

/// The raw values of iCarousel's names, and its defaults.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct DefaultsTests {
  @Test func typesAndOptionsHaveTheOriginalsNumbers() {
    let types: [iCarouselType] = [
      .linear, .rotary, .invertedRotary, .cylinder, .invertedCylinder, .wheel, .invertedWheel, .coverFlow,
      .coverFlow2, .timeMachine, .invertedTimeMachine, .custom,
    ]
    #expect(types.map(\.rawValue) == Array(0...11))
    let options: [iCarouselOption] = [
      .wrap, .showBackfaces, .offsetMultiplier, .visibleItems, .count, .arc, .angle, .radius, .tilt, .spacing,
      .fadeMin, .fadeMax, .fadeRange, .fadeMinAlpha,
    ]
    #expect(options.map(\.rawValue) == Array(0...13))
  }

  @Test func propertiesHaveTheOriginalsDefaults() {
    let carousel = iCarousel()
    #expect(carousel.type == .linear && carousel.perspective == -0.002)
    #expect(carousel.decelerationRate == 0.95 && carousel.scrollSpeed == 1 && carousel.bounceDistance == 1)
    #expect(carousel.isScrollEnabled && carousel.bounces && !carousel.isPagingEnabled && !carousel.isVertical)
    #expect(carousel.stopAtItemBoundary && carousel.scrollToItemBoundary)
    #expect(carousel.ignorePerpendicularSwipes && carousel.centerItemWhenSelected)
    #expect(carousel.contentOffset == .zero && carousel.viewpointOffset == .zero)
    #expect(carousel.autoscroll == 0 && carousel.toggle == 0 && carousel.offsetMultiplier == 1)
    #expect(!carousel.isDragging && !carousel.isDecelerating && !carousel.isScrolling)
    #expect(!carousel.isWrapEnabled && carousel.itemWidth == 0 && carousel.numberOfVisibleItems == 0)
    #expect(carousel.numberOfItems == 0 && carousel.numberOfPlaceholders == 0)
    #expect(carousel.currentItemView == nil && carousel.indexesForVisibleItems.isEmpty)
    #expect(iCarousel.defaultScrollDuration == 0.4 && iCarousel.defaultEditingDuration == 0.4)
  }

  /// The options that a type asks for beside those that all do, with the defaults for 20 items of 200 points in 800 × 600:
  /// twelve places on a circle with a step of pi / 6.
  nonisolated static let defaults: [(iCarouselType, [iCarouselOption: CGFloat])] = [
    (.linear, [.wrap: 0, .spacing: 1, .visibleItems: 6, .offsetMultiplier: 1]),
    (.rotary, circle([.visibleItems: 12, .radius: 373.2050807568877])),
    (.invertedRotary, circle([.visibleItems: 6, .radius: 373.2050807568877])),
    (.cylinder, circle([.visibleItems: 12, .radius: 373.2050807568877])),
    (.invertedCylinder, circle([.visibleItems: 6, .radius: 373.2050807568877, .showBackfaces: 0])),
    (.wheel, circle([.visibleItems: 12, .radius: 381.9718634205488])),
    (.invertedWheel, circle([.visibleItems: 12, .radius: 381.9718634205488])),
    (.coverFlow, [.wrap: 0, .spacing: 0.25, .tilt: 0.9, .visibleItems: 18, .offsetMultiplier: 2]),
    (.coverFlow2, [.wrap: 0, .spacing: 0.25, .tilt: 0.9, .visibleItems: 18, .offsetMultiplier: 2]),
    (.timeMachine, [.wrap: 0, .spacing: 1, .tilt: 0.3, .visibleItems: 30, .fadeMax: 0]),
    (.invertedTimeMachine, [.wrap: 0, .spacing: 1, .tilt: 0.3, .visibleItems: 30, .fadeMin: 0]),
    (.custom, [.wrap: 0, .visibleItems: 30, .offsetMultiplier: 1]),
  ]

  nonisolated private static func circle(_ others: [iCarouselOption: CGFloat]) -> [iCarouselOption: CGFloat] {
    let common: [iCarouselOption: CGFloat] = [
      .wrap: 1, .spacing: 1, .count: 12, .arc: 2 * .pi, .angle: .pi / 6, .offsetMultiplier: 1,
      .showBackfaces: 1,
    ]
    return common.merging(others) { $1 }
  }

  @Test(arguments: defaults)
  func optionsHaveTheOriginalsDefaults(_ type: iCarouselType, _ expected: [iCarouselOption: CGFloat]) {
    let show = Show(type)
    let recorder = Recorder()
    show.keep(recorder)
    show.carousel.delegate = recorder
    show.window.layoutIfNeeded()
    let common: [iCarouselOption: CGFloat] = [
      .showBackfaces: 1, .fadeMin: -.infinity, .fadeMax: .infinity, .fadeRange: 1, .fadeMinAlpha: 0,
    ]
    for (option, value) in common.merging(expected, uniquingKeysWith: { $1 }) {
      let given = recorder.defaults[option]
      #expect(given == value || abs((given ?? .nan) - value) < 1e-9, "\(option): \(given ?? .nan)")
    }
  }

  @Test func aViewWithOneSideIsNotShownFromBehindByDefault() {
    let show = Show(.cylinder)
    show.carousel.visibleItemViews.forEach { $0.layer.isDoubleSided = false }
    let recorder = Recorder()
    show.keep(recorder)
    show.carousel.delegate = recorder
    show.window.layoutIfNeeded()
    #expect(recorder.defaults[.showBackfaces] == 0)
  }

  @Test func aDelegateMayLeaveEverythingOut() {
    let show = Show(placeholders: 2)
    let silent = Silent()
    show.keep(silent)
    show.carousel.delegate = silent
    show.window.layoutIfNeeded()
    show.touch(.began, 620, 300)
    show.touch(.ended, 620, 300)
    show.frames(60)
    #expect(show.carousel.currentItemIndex == 1 && show.carousel.itemWidth == 200)
  }
}

/// Keeps the defaults that it is offered.
private final class Recorder: iCarouselDelegate {
  var defaults: [iCarouselOption: CGFloat] = [:]

  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat)
    -> CGFloat
  {
    defaults[option] = value
    return value
  }
}

/// Implements nothing.
private final class Silent: iCarouselDelegate {}
