import CarouselKit

extension PlaygroundGroup {
  /// All options.
  @MainActor static var all: [PlaygroundGroup] { [arrangement, pages, release, autoplay, items, companions] }

  @MainActor private static var arrangement: PlaygroundGroup {
    PlaygroundGroup(
      title: "Arrangement",
      options: [
        PlaygroundOption("Type", default: "Linear", types),
        PlaygroundOption("Effect", default: "None", effects),
        PlaygroundOption("Vertical", "carousel.isVertical = true") { $0.carousel.isVertical = true },
        PlaygroundOption("Wraps", default: "Off", [PlaygroundOption.value("On", (.wrap, "wrap", 1))]),
        PlaygroundOption(
          "Spacing", default: "Default",
          [
            PlaygroundOption.value("Narrow", (.spacing, "spacing", 0.6)),
            PlaygroundOption.value("Wide", (.spacing, "spacing", 1.15)),
          ]),
        PlaygroundOption(
          "Smaller neighbours", default: "Off",
          [
            PlaygroundOption.value("On", (.minScale, "minScale", 0.8))
          ]),
        PlaygroundOption(
          "Transparent neighbours", default: "Off",
          [
            PlaygroundOption.value(
              "On", (.fadeMin, "fadeMin", -0.2), (.fadeMax, "fadeMax", 0.2),
              (.fadeMinAlpha, "fadeMinAlpha", 0.4))
          ]),
        PlaygroundOption("Alignment", default: "Center", alignments),
        PlaygroundOption("Insets", default: "None", insets),
        PlaygroundOption("No space at the ends", "carousel.containsItems = true") {
          $0.carousel.containsItems = true
        },
      ])
  }

  @MainActor private static var types: [PlaygroundOption.Value] {
    let types: [(String, String, iCarouselType)] = [
      ("Rotary", "rotary", .rotary), ("Inverted rotary", "invertedRotary", .invertedRotary),
      ("Cylinder", "cylinder", .cylinder), ("Inverted cylinder", "invertedCylinder", .invertedCylinder),
      ("Wheel", "wheel", .wheel), ("Inverted wheel", "invertedWheel", .invertedWheel),
      ("Cover flow", "coverFlow", .coverFlow), ("Cover flow 2", "coverFlow2", .coverFlow2),
      ("Time machine", "timeMachine", .timeMachine),
      ("Inverted time machine", "invertedTimeMachine", .invertedTimeMachine),
      ("Left tilted", "leftTilted", .leftTilted), ("Right tilted", "rightTilted", .rightTilted),
    ]
    return types.map { name, code, type in
      PlaygroundOption.value(name, "carousel.type = ." + code) { $0.carousel.type = type }
    }
  }

  @MainActor private static var effects: [PlaygroundOption.Value] {
    [
      PlaygroundOption.value("Cross-fade", "carousel.itemTransform = CrossFadeTransform()") {
        $0.carousel.itemTransform = CrossFadeTransform()
      },
      PlaygroundOption.value("Cube", "carousel.itemTransform = CubeTransform()") {
        $0.carousel.itemTransform = CubeTransform()
      },
      PlaygroundOption.value("Flip", "carousel.itemTransform = FlipTransform()") {
        $0.carousel.itemTransform = FlipTransform()
      },
      PlaygroundOption.value("Cards", "carousel.itemTransform = CardsTransform(cardsBelow: 3)") {
        $0.carousel.itemTransform = CardsTransform(cardsBelow: 3)
      },
    ]
  }

  @MainActor private static var alignments: [PlaygroundOption.Value] {
    [
      PlaygroundOption.value("Leading", "carousel.itemAlignment = .leading") {
        $0.carousel.itemAlignment = .leading
      },
      PlaygroundOption.value("Trailing", "carousel.itemAlignment = .trailing") {
        $0.carousel.itemAlignment = .trailing
      },
      PlaygroundOption.value("A quarter", "carousel.itemAlignment = .fraction(0.25)") {
        $0.carousel.itemAlignment = .fraction(0.25)
      },
    ]
  }

  @MainActor private static var insets: [PlaygroundOption.Value] {
    [20, 48].map { inset in
      PlaygroundOption.value(
        "\(inset) points",
        "carousel.contentInset = UIEdgeInsets(top: 0, left: \(inset), bottom: 0, right: \(inset))"
      ) {
        $0.carousel.contentInset = UIEdgeInsets(
          top: 0, left: CGFloat(inset), bottom: 0, right: CGFloat(inset))
      }
    }
  }

  @MainActor private static var pages: PlaygroundGroup {
    PlaygroundGroup(
      title: "Pages",
      options: [
        PlaygroundOption(
          "Items per page", default: "1",
          [
            PlaygroundOption.value("2", "carousel.pageSize = .items(2)") { $0.carousel.pageSize = .items(2) },
            PlaygroundOption.value("3", "carousel.pageSize = .items(3)") { $0.carousel.pageSize = .items(3) },
            PlaygroundOption.value("As many as fit", "carousel.pageSize = .fitting") {
              $0.carousel.pageSize = .fitting
            },
          ]),
        PlaygroundOption(
          "Snap points", default: "Each page",
          [
            PlaygroundOption.value("0, 1.5, 3 and 6", "carousel.snapPoints = [0, 1.5, 3, 6]") {
              $0.carousel.snapPoints = [0, 1.5, 3, 6]
            }
          ]),
        PlaygroundOption("One page at a time", "carousel.isPagingEnabled = true") {
          $0.carousel.isPagingEnabled = true
        },
        PlaygroundOption(
          "Rests anywhere", "carousel.scrollToItemBoundary = false", "carousel.stopAtItemBoundary = false"
        ) {
          $0.carousel.scrollToItemBoundary = false
          $0.carousel.stopAtItemBoundary = false
        },
      ])
  }

  @MainActor private static var release: PlaygroundGroup {
    PlaygroundGroup(
      title: "Release",
      options: [
        PlaygroundOption(
          "Spring", default: "None",
          [
            spring("Soft", "0.5", 0.5, "1", 1), spring("Lively", "0.4", 0.4, "0.6", 0.6),
          ]),
        PlaygroundOption(
          "Throw", default: "By speed",
          [
            PlaygroundOption.value("At most 2 pages", "carousel.decelerationDistance = 2") {
              $0.carousel.decelerationDistance = 2
            },
            PlaygroundOption.value("Far", "carousel.decelerationRate = 0.98") {
              $0.carousel.decelerationRate = 0.98
            },
          ]),
        PlaygroundOption(
          "Even items only",
          "// func carousel(_ carousel: iCarousel, willEndDraggingWithVelocity velocity: CGFloat,",
          "//   targetIndex: inout Int) { targetIndex = targetIndex / 2 * 2 }"
        ) { $0.items.redirect = { $0 / 2 * 2 } },
        PlaygroundOption(
          "Ends", default: "Resistance",
          [
            PlaygroundOption.value("Rubber band", "carousel.bounceStyle = .rubberBand") {
              $0.carousel.bounceStyle = .rubberBand
            },
            PlaygroundOption.value("Hard", "carousel.bounces = false") { $0.carousel.bounces = false },
          ]),
        PlaygroundOption(
          "Motion", default: "Automatic",
          [
            PlaygroundOption.value("Reduced", "carousel.motionPreference = .reduced") {
              $0.carousel.motionPreference = .reduced
            },
            PlaygroundOption.value("Full", "carousel.motionPreference = .full") {
              $0.carousel.motionPreference = .full
            },
          ]),
      ])
  }

  @MainActor private static func spring(
    _ name: String, _ response: String, _ seconds: Double, _ damping: String, _ ratio: CGFloat
  ) -> PlaygroundOption.Value {
    PlaygroundOption.value(
      name, "carousel.releaseSpring = iCarousel.Spring(response: \(response), dampingRatio: \(damping))"
    ) { $0.carousel.releaseSpring = iCarousel.Spring(response: seconds, dampingRatio: ratio) }
  }
}
