import OpenUIKit
import Testing

@testable import iCarousel

/// The item beside the current one in a carousel of 20 items of 200 points, 800 × 600 points large, all
/// options at their defaults: the values that stand in the reference, to its four digits.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct ReferencePlaceTests {
  struct Place: Sendable {
    let type: iCarouselType
    let x, y, z: CGFloat
    var opacity: CGFloat = 1
    let visible: Int
  }

  nonisolated static let places = [
    Place(type: .linear, x: 200, y: 0, z: 0, visible: 6),
    Place(type: .rotary, x: 186.6025, y: 0, z: -50, visible: 12),
    Place(type: .invertedRotary, x: 186.6025, y: 0, z: 50, visible: 6),
    Place(type: .cylinder, x: 186.6075, y: 0, z: -49.9913, visible: 12),
    Place(type: .invertedCylinder, x: 186.5975, y: 0, z: 50.0087, visible: 6),
    Place(type: .wheel, x: 190.9859, y: 51.1745, z: 0.01, visible: 12),
    Place(type: .invertedWheel, x: 190.9859, y: -51.1745, z: 0.01, visible: 12),
    Place(type: .coverFlow, x: 140, y: 0, z: -100, visible: 18),
    Place(type: .coverFlow2, x: 140, y: 0, z: -100, visible: 18),
    Place(type: .invertedTimeMachine, x: 60, y: 0, z: -200, visible: 20),
  ]

  @Test(arguments: places) func theItemAfterTheCurrentOneStandsWhereTheReferenceSays(_ place: Place) throws {
    let show = Show(place.type)
    #expect(show.carousel.numberOfVisibleItems == place.visible)
    let transform = try #require(show.transform(1))
    #expect(abs(transform.m41 - place.x) < 5e-5)
    #expect(abs(transform.m42 - place.y) < 5e-5)
    #expect(abs(transform.m43 - place.z) < 5e-5)
    #expect(show.carousel.itemView(at: 1)?.superview?.alpha == place.opacity)
  }

  @Test func aTimeMachineDoesNotLoadWhatIsFadedAway() {
    let show = Show(.timeMachine)
    #expect(show.carousel.indexesForVisibleItems == [0])
  }
}
