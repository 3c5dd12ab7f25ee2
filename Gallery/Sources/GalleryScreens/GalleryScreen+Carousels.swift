import UIKitShim
import iCarousel

extension GalleryScreen {
  /// The screens of the carousel: its types, then its features.
  static var carousels: [GalleryScreen] {
    iCarouselType.allCases.map(carousel(of:)) + carouselExamples
  }

  /// Carousels of thirty cards, one of each type, for measurements of windows. They are not among ``all``, because they show nothing
  /// that the screens of twelve cards do not show.
  public static var long: [GalleryScreen] {
    iCarouselType.allCases.map { type in
      GalleryScreen(
        "carousel-\(type.identifier)-of-30", type.title, summary(of: type),
        poses: [Pose(caption: "at rest", time: 1) { CarouselTypeScreen(type, cardCount: 30) }])
    }
  }

  private static var carouselExamples: [GalleryScreen] {
    [
      GalleryScreen(
        "carousel-advanced", "Advanced",
        "One carousel that changes its type, its direction and its ends while it is shown.",
        poses: [
          Pose(caption: "as it appears", time: 1) { AdvancedCarouselScreen() },
          Pose("changing", caption: "half way from a cover flow to a drum", time: 0.25) {
            AdvancedCarouselScreen()
          } after: {
            $0.choose(.cylinder)
          },
          Pose("vertical", caption: "flipped and turned on its end", time: 1) {
            AdvancedCarouselScreen()
          } after: {
            $0.choose(.custom)
            $0.tap(.turn)
          },
        ]),
      GalleryScreen(
        "carousel-options", "Options", "Every option of a carousel that the chosen type uses.",
        poses: [
          Pose(caption: "a wheel") { OptionsCarouselScreen() },
          Pose("half-an-arc", caption: "over half the arc, with a larger radius") {
            OptionsCarouselScreen()
          } after: {
            $0.slide(.arc, to: 180)
            $0.slide(.radius, to: 1.3)
          },
          Pose("changing", caption: "half way from a wheel to a drum", time: 0.25) {
            OptionsCarouselScreen()
          } after: {
            $0.choose(2)
          },
        ]),
      GalleryScreen(
        "carousel-dynamic", "Insert and Remove", "Cards come and go while the others make room.",
        poses: [
          Pose(caption: "five cards") { DynamicCarouselScreen() },
          Pose("inserting", caption: "while a card comes in", time: 0.15) {
            DynamicCarouselScreen()
          } after: {
            $0.insert()
          },
          Pose("removed", caption: "after two have gone", time: 1) {
            DynamicCarouselScreen()
          } after: {
            $0.remove()
            $0.remove()
          },
        ]),
      GalleryScreen(
        "carousel-nested", "Nested",
        "Carousels in a carousel: drums that roll upwards, in a row that moves sideways.",
        poses: [
          Pose(caption: "at rest") { NestedCarouselScreen() },
          Pose("rolling", caption: "while all drums roll", time: 0.4) {
            NestedCarouselScreen()
          } after: {
            $0.rollAll()
          },
        ]),
      GalleryScreen(
        "carousel-offsets", "Offsets", "A cylinder that can be moved, and looked at from above and below.",
        poses: [
          Pose(caption: "from above") { OffsetsCarouselScreen() },
          Pose("from-below", caption: "from below") {
            OffsetsCarouselScreen()
          } after: {
            $0.look(from: 160)
          },
        ]),
      GalleryScreen(
        "carousel-fading", "Fading",
        "A ring whose cards fade and shrink the farther they are from the front.",
        poses: [Pose(caption: "over two cards") { FadingCarouselScreen() }]),
      GalleryScreen(
        "carousel-paging", "Paging", "One page at a time, with a dot for each page.",
        poses: [
          Pose(caption: "the first page") { PagingCarouselScreen() },
          Pose("turning", caption: "on the way to the second", time: 0.2) {
            PagingCarouselScreen()
          } after: {
            $0.carousel.scrollToItem(at: 1, animated: true)
          },
        ]),
      GalleryScreen(
        "carousel-autoscroll", "Autoscroll", "A row that drifts by itself, without end.",
        poses: [
          Pose(caption: "as it appears") { AutoscrollCarouselScreen() },
          Pose("drifting", caption: "2.5 seconds later", time: 2.5) { AutoscrollCarouselScreen() },
        ]),
      GalleryScreen(
        "carousel-buttons", "Buttons",
        "Cards with a button each, whose action finds the index of its card.",
        poses: [
          Pose(caption: "before", time: 1) { ButtonsCarouselScreen() },
          Pose("liked", caption: "after a tap on the button", time: 1) {
            ButtonsCarouselScreen()
          } after: {
            $0.tapLike()
          },
        ]),
      GalleryScreen(
        "carousel-multiple", "Two Carousels",
        "Two carousels with one data source; the small one follows the large one.",
        poses: [
          Pose(caption: "at rest", time: 1) { MultipleCarouselsScreen() },
          Pose("moving", caption: "on the way to another card", time: 0.5) {
            MultipleCarouselsScreen()
          } after: {
            $0.carousel.scroll(byNumberOfItems: 2, duration: 1)
          },
        ]),
      GalleryScreen(
        "carousel-placeholders", "Placeholders", "A short row with places kept free beyond both of its ends.",
        poses: [Pose(caption: "at the first card") { PlaceholdersCarouselScreen() }]),
    ]
  }

  private static func carousel(of type: iCarouselType) -> GalleryScreen {
    GalleryScreen(
      "carousel-\(type.identifier)", type.title, summary(of: type),
      poses: [
        Pose(caption: "at rest", time: 1) { CarouselTypeScreen(type) },
        Pose("moving", caption: "on its way to the next card but one", time: 0.3) {
          CarouselTypeScreen(type)
        } after: {
          $0.carousel.scroll(byNumberOfItems: 2, duration: 0.8)
        },
      ])
  }

  private static func summary(of type: iCarouselType) -> String {
    switch type {
    case .linear: "Cards side by side in a row."
    case .rotary: "Cards on a circle, all facing the viewer."
    case .invertedRotary: "Cards on a circle round the viewer, all facing the viewer."
    case .cylinder: "Cards on the outside of a cylinder."
    case .invertedCylinder: "Cards on the inside of a cylinder."
    case .wheel: "Cards on a wheel with its hub below."
    case .invertedWheel: "Cards on a wheel with its hub above."
    case .coverFlow: "One card faces the viewer, the others turn towards it and overlap."
    case .coverFlow2: "A cover flow whose cards keep still during a drag and turn when it is their turn."
    case .timeMachine: "Cards one behind the other; those that were passed come nearer and fade."
    case .invertedTimeMachine: "Cards one behind the other, the other way round."
    case .custom: "A hand of cards, each placed by the delegate."
    case .leftTilted: "A row of cards that lean to the left; the current one faces the viewer."
    case .rightTilted: "A row of cards that lean to the right; the current one faces the viewer."
    }
  }
}
