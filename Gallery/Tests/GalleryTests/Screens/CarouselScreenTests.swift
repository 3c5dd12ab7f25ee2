import Foundation
import OpenUIKit
import Testing
import iCarousel

@testable import GalleryScreens
@testable import gallery

/// The carousel screens: where the cards stand, and what the controls do.
@MainActor
@Suite("Carousels")
struct CarouselScreenTests {
  private let window = Surroundings(width: 390, height: 844, rightToLeft: false)

  private func screen<Screen: CarouselScreen>(_ stage: Stage) throws -> Screen {
    try #require(stage.screen as? Screen)
  }

  /// The transform that the carousel has given to an item.
  private func transform(of index: Int, in carousel: iCarousel) throws -> CATransform3D {
    try #require(carousel.itemView(at: index)?.superview).layer.transform
  }

  @Test("there is a screen for every type, and it shows that type", arguments: iCarouselType.allCases)
  func types(type: iCarouselType) throws {
    let stage = try window.stage("carousel-\(type.identifier)")
    let shown: CarouselTypeScreen = try screen(stage)
    #expect(shown.carousel.type == type)
    #expect(shown.carousel.currentItemIndex == 4)
    #expect(shown.carousel.currentItemView is CarouselCard)
  }

  @Test("the distance of cards in a row is their spacing", arguments: [1.08, 0.5, 2])
  func spacing(spacing: CGFloat) throws {
    let stage = try window.stage("carousel-linear")
    let shown: CarouselTypeScreen = try screen(stage)
    if spacing != 1.08 { shown.slide(.spacing, to: spacing) }
    stage.advance(by: 0)
    let distance = try transform(of: 5, in: shown.carousel).m41 - transform(of: 4, in: shown.carousel).m41
    #expect(abs(distance - 200 * spacing) < 1e-4)
  }

  @Test("cards of a drum stand on a circle that the radius widens")
  func radius() throws {
    let stage = try window.stage("carousel-cylinder")
    let shown: CarouselTypeScreen = try screen(stage)
    // Twelve cards of 132 points times 1.06 on a full circle: r = (w / 2) / tan(pi / 12), and the axis 0.01 nearer.
    let radius = 132 * 1.06 / 2 / tan(Double.pi / 12)
    #expect(abs(try transform(of: 5, in: shown.carousel).m41 - (radius + 0.01) / 2) < 1e-6)
    shown.slide(.radius, to: 1.5)
    #expect(abs(try transform(of: 5, in: shown.carousel).m41 - (1.5 * radius + 0.01) / 2) < 1e-4)
  }

  @Test("the switch for vertical turns the row on its end")
  func vertical() throws {
    let stage = try window.stage("carousel-linear")
    let shown: CarouselTypeScreen = try screen(stage)
    shown.makeVertical()
    stage.advance(by: 1)
    let transform = try transform(of: 5, in: shown.carousel)
    #expect(transform.m41 == 0)
    #expect(abs(transform.m42 - 262 * 1.08) < 1e-6)
  }

  @Test("controls stand below the carousel, beside it, or where there is no room not at all")
  func arrangements() throws {
    let tall: CarouselTypeScreen = try screen(window.stage("carousel-rotary"))
    #expect(tall.bounds.contains(tall.panel.frame))
    #expect(tall.carousel.frame.maxY <= tall.panel.frame.minY)
    let across = Surroundings(width: 844, height: 390, rightToLeft: false)
    let wide: CarouselTypeScreen = try screen(across.stage("carousel-rotary"))
    #expect(wide.bounds.contains(wide.panel.frame))
    #expect(wide.carousel.frame.maxX <= wide.panel.frame.minX)
    let small = Surroundings(width: 390, height: 360, rightToLeft: false)
    let bare: CarouselTypeScreen = try screen(small.stage("carousel-rotary"))
    #expect(bare.carousel.frame == frame(0, 0, 390, 360))
    #expect(bare.panel.isHidden)
  }

  @Test("a button changes the type of the advanced carousel, and the line below the headline names it")
  func advanced() throws {
    let stage = try window.stage("carousel-advanced")
    let shown: AdvancedCarouselScreen = try screen(stage)
    shown.tap(.nextType)
    stage.advance(by: 1)
    #expect(shown.carousel.type == .coverFlow2)
    #expect(shown.status.hasPrefix("Cover Flow 2: "))
    #expect(!shown.carousel.isWrapEnabled)
    #expect(shown.carousel.numberOfPlaceholders == 2)
    shown.tap(.wrap)
    stage.advance(by: 0)
    #expect(shown.carousel.isWrapEnabled)
  }

  @Test("cards come and go in the advanced carousel, whatever its type", arguments: iCarouselType.allCases)
  func advancedEditing(type: iCarouselType) throws {
    let stage = try window.stage("carousel-advanced")
    let shown: AdvancedCarouselScreen = try screen(stage)
    shown.choose(type)
    stage.advance(by: 1)
    shown.tap(.insert)
    stage.advance(by: 1)
    #expect(shown.carousel.numberOfItems == 11)
    #expect(shown.status.hasSuffix(", 3 of 11"))
    for _ in 0..<12 {
      shown.tap(.remove)
      stage.advance(by: 1)
    }
    #expect(shown.carousel.numberOfItems == 0)
    #expect(shown.status.hasSuffix("no cards"))
    shown.tap(.insert)
    stage.advance(by: 1)
    #expect(shown.carousel.numberOfItems == 1)
    #expect(shown.carousel.currentItemView is CarouselCard)
  }

  @Test("options that a type does not listen to cannot be turned")
  func options() throws {
    let stage = try window.stage("carousel-options")
    let shown: OptionsCarouselScreen = try screen(stage)
    let before = try transform(of: 7, in: shown.carousel)
    shown.slide(.arc, to: 120)
    #expect(CATransform3DEqualToTransform(try transform(of: 7, in: shown.carousel), before) == false)
    shown.choose(4)
    #expect(shown.carousel.type == .coverFlow)
  }

  @Test("a finger on a button likes the card that the button is on")
  func buttons() throws {
    let stage = try window.stage("carousel-buttons")
    let shown: ButtonsCarouselScreen = try screen(stage)
    #expect(shown.status == "1 liked")
    shown.tapLike()
    #expect(shown.status == "2 liked")
    shown.tapLike()
    #expect(shown.status == "1 liked")
  }

  @Test("the row that drifts has gone 0.6 cards after a second")
  func autoscroll() throws {
    let stage = try window.stage("carousel-autoscroll")
    let shown: AutoscrollCarouselScreen = try screen(stage)
    let start = shown.carousel.scrollOffset
    stage.advance(by: 1)
    #expect(abs(shown.carousel.scrollOffset - start - 0.6) < 0.05)
  }

  @Test("the small carousel follows the large one")
  func multiple() throws {
    let stage = try window.stage("carousel-multiple")
    let shown: MultipleCarouselsScreen = try screen(stage)
    shown.carousel.scrollToItem(at: 7, animated: true)
    stage.advance(by: 3)
    #expect(shown.strip.currentItemIndex == 7)
  }

  @Test("placeholders stand beyond both ends")
  func placeholders() throws {
    let stage = try window.stage("carousel-placeholders")
    let shown: PlaceholdersCarouselScreen = try screen(stage)
    #expect(shown.carousel.numberOfPlaceholders == 4)
    #expect(shown.carousel.itemView(at: -1) != nil)
  }

  @Test("cards come and go")
  func dynamic() throws {
    let stage = try window.stage("carousel-dynamic")
    let shown: DynamicCarouselScreen = try screen(stage)
    shown.insert()
    stage.advance(by: 1)
    #expect(shown.carousel.numberOfItems == 6)
    for _ in 0..<8 {
      shown.remove()
      stage.advance(by: 1)
    }
    #expect(shown.carousel.numberOfItems == 0)
    #expect(shown.status == "0 cards")
    shown.insert()
    #expect(shown.status == "1 card")
  }

  @Test(
    "cards shrink where there is little room between headline and controls", arguments: [640, 700])
  func lowScreens(height: CGFloat) throws {
    let low = Surroundings(width: 390, height: height, rightToLeft: false)
    let shown: OptionsCarouselScreen = try screen(low.stage("carousel-options"))
    let card = try #require(shown.carousel.currentItemView)
    let headline = try label(shown.title, of: shown).frame
    #expect(shown.convert(card.bounds, from: card).minY > headline.maxY)
    #expect(card.bounds.height == min(196, 0.9 * shown.carousel.bounds.height / shown.heightInCards))
  }

  @Test("the current card lies below the headline and its line on a phone on its side")
  func phoneOnItsSide() throws {
    for example in GalleryScreen.all where example.identifier.hasPrefix("carousel-") {
      // The items of a carousel of carousels are higher than it, and clipped.
      guard example.identifier != "carousel-nested" else { continue }
      let stage = try Surroundings(width: 844, height: 341, rightToLeft: false).stage(example.identifier)
      let shown: CarouselScreen = try screen(stage)
      let card = try #require(shown.carousel.currentItemView)
      let line = try label(shown.status, of: shown).frame
      #expect(shown.convert(card.bounds, from: card).minY > line.maxY, "\(example.identifier)")
    }
  }

  @Test("headline, controls and the words of a card are mirrored from right to left")
  func rightToLeft() throws {
    let mirrored = Surroundings(width: 390, height: 844, rightToLeft: true)
    let shown: CarouselTypeScreen = try screen(mirrored.stage("carousel-linear"))
    #expect(try label("Linear", of: shown).frame.maxX == 390 - 24)
    for name in ["Spacing", "Wrap"] {
      let label = try label(name, of: shown)
      #expect(shown.convert(label.bounds, from: label).maxX == 390 - 36)
    }
    let card = try #require(shown.carousel.currentItemView)
    #expect(try label("Midnight", of: card).frame.midX > label("5", of: card).frame.midX)
  }

  /// The first label with a text anywhere in a view.
  private func label(_ text: String, of view: UIView) throws -> UILabel {
    try #require(labels(in: view).first { $0.text == text })
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }
}
