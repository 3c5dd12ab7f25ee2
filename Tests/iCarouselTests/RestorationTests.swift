import OpenUIKit
import Testing

@testable import iCarousel

/// The place of a carousel after the program has ended and begun again.
#if !ThreadConfined
  @MainActor
#endif
struct RestorationTests {
  /// The place that a carousel which has decoded another's state comes to.
  private func restored(
    _ type: iCarouselType = .linear, from offset: CGFloat, of count: Int, to newCount: Int, isLoaded: Bool
  ) throws -> CGFloat {
    let before = Show(type, items: count)
    before.carousel.restorationIdentifier = "cards"
    before.carousel.scrollOffset = offset
    let archive = try before.window.restorableState()

    let after = Show(type, items: newCount, startsEmpty: true)
    after.carousel.restorationIdentifier = "cards"
    if isLoaded { after.connect() }
    try after.window.restoreState(from: archive)
    if !isLoaded { after.connect() }
    after.window.layoutIfNeeded()
    after.frames(60)
    return after.carousel.scrollOffset
  }

  @Test(arguments: [true, false])
  func thePlaceSurvives(isLoaded: Bool) throws {
    #expect(try restored(from: 7, of: 20, to: 20, isLoaded: isLoaded) == 7)
    #expect(try restored(.rotary, from: 7, of: 20, to: 20, isLoaded: isLoaded) == 7)
  }

  @Test(arguments: [true, false])
  func withFewerItemsItIsTheLastWithMoreTheSame(isLoaded: Bool) throws {
    #expect(try restored(from: 17, of: 20, to: 5, isLoaded: isLoaded) == 4)
    #expect(try restored(from: 17, of: 20, to: 40, isLoaded: isLoaded) == 17)
  }

  @Test func withoutItemsItWaitsForThem() throws {
    let before = Show()
    before.carousel.restorationIdentifier = "cards"
    before.carousel.scrollOffset = 6
    let archive = try before.window.restorableState()
    let after = Show(items: 0)
    after.carousel.restorationIdentifier = "cards"
    try after.window.restoreState(from: archive)
    after.source.items = 10
    after.carousel.reloadData()
    after.window.layoutIfNeeded()
    #expect(after.carousel.currentItemIndex == 6)
  }

  @Test func theArchiveHoldsANumberUnderAName() throws {
    let show = Show()
    show.carousel.scrollOffset = 3
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    show.carousel.encodeRestorableState(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeDouble(forKey: "iCarousel.scrollOffset") == 3)
  }

  @Test func anArchiveOfSomethingElseChangesNothing() throws {
    let show = Show()
    show.carousel.scrollOffset = 3
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.finishEncoding()
    show.carousel.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
    #expect(show.carousel.scrollOffset == 3)
    let nonsense = NSKeyedArchiver(requiringSecureCoding: true)
    nonsense.encode(Double.nan, forKey: "iCarousel.scrollOffset")
    nonsense.finishEncoding()
    show.carousel.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: nonsense.encodedData))
    #expect(show.carousel.scrollOffset == 3)
  }
}
