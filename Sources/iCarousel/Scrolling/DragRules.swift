/// The directions in which a finger, a wheel or a trackpad moves a carousel.
public struct CarouselDragDirections: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To later items.
  public static let forward = CarouselDragDirections(rawValue: 1)
  /// To earlier items.
  public static let backward = CarouselDragDirections(rawValue: 2)
  /// To both sides.
  public static let both: CarouselDragDirections = [.forward, .backward]
}

/// How far one gesture moves a carousel (docs/carousel.md, 4.8).
struct DragRules: Equatable {
  var directions = CarouselDragDirections.both
  /// The most pages by which one gesture moves the carousel on; 0 for any number.
  var mostPages = 0
  /// Whether a gesture beyond an end is left to a scroll view around the carousel although the carousel bounces.
  var releasesAtEnds = false
}

extension ScrollRules {
  /// How far a gesture that begins at an offset may move the carousel, in items.
  func dragRange(from offset: CGFloat) -> ClosedRange<CGFloat> {
    let forward = drag.directions.contains(.forward) ? reach(from: offset, pages: drag.mostPages) : 0
    let backward = drag.directions.contains(.backward) ? reach(from: offset, pages: -drag.mostPages) : 0
    return -(drag.directions.contains(.backward) ? backward : 0)...forward
  }

  /// The distance to the page that a gesture may reach, without sign. Beyond the last page the carousel may bounce.
  private func reach(from offset: CGFloat, pages: Int) -> CGFloat {
    guard pages != 0 else { return .infinity }
    let target = place(pages: pages, from: offset)
    if hasEnds && (pages > 0 ? target >= lastPlace : target <= firstPlace) { return .infinity }
    return abs(target - offset)
  }

  /// Whether a gesture can move the carousel from an offset, without bouncing at an end where that is left to others.
  func canDrag(forward: Bool, from offset: CGFloat) -> Bool {
    guard drag.directions.contains(forward ? .forward : .backward) else { return false }
    guard hasEnds, overscroll == 0 || drag.releasesAtEnds else { return true }
    return forward
      ? offset < lastPlace - ScrollConstants.margin : offset > firstPlace + ScrollConstants.margin
  }
}

extension iCarousel {
  /// The directions in which fingers, wheels and trackpads move the carousel; both by default. Code moves it in all.
  public var dragDirections: CarouselDragDirections {
    get { machine.rules.drag.directions }
    set { machine.rules.drag.directions = newValue }
  }

  /// The most pages by which one gesture moves the carousel, with its fling; 0, the default, for any number. A negative number is
  /// refused.
  public var maximumPagesPerGesture: Int {
    get { machine.rules.drag.mostPages }
    set { if newValue >= 0 { machine.rules.drag.mostPages = min(newValue, ItemRing.mostItems / 4) } }
  }

  /// Whether a drag that begins at an end and leads beyond it moves the scroll view or carousel around this one, although this one
  /// bounces. False by default. Without `bounces` such drags always do, if what is around can move along the same axis.
  public var releasesDragsAtEnds: Bool {
    get { machine.rules.drag.releasesAtEnds }
    set { machine.rules.drag.releasesAtEnds = newValue }
  }
}
