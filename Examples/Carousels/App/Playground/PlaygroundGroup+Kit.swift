import CarouselKit

// The options of CarouselKit.
extension PlaygroundGroup {
  @MainActor static var autoplay: PlaygroundGroup {
    PlaygroundGroup(
      title: "Autoplay",
      options: [
        PlaygroundOption(
          "Time of an item", default: "Off",
          [
            time("2 seconds", "2", 2), time("5 seconds", "5", 5),
            PlaygroundOption.value(
              "2, the first 5", "let autoplay = CarouselAutoplay(carousel, interval: 2)",
              "autoplay.duration = { $0 == 0 ? 5 : nil }", "autoplay.start()"
            ) { $0.play(2) { $0 == 0 ? 5 : nil } },
          ]),
        PlaygroundOption("Backwards", "autoplay.direction = .backward") {
          $0.autoplay?.direction = .backward
        },
        PlaygroundOption(
          "At the end", default: "Rewind",
          [
            PlaygroundOption.value("Turn back", "autoplay.end = .turnBack") { $0.autoplay?.end = .turnBack },
            PlaygroundOption.value("Stop", "autoplay.end = .stop") { $0.autoplay?.end = .stop },
          ]),
        PlaygroundOption("Never pauses by itself", "autoplay.pauses = []") { $0.autoplay?.pauses = [] },
        PlaygroundOption(
          "Drift", default: "None",
          [
            PlaygroundOption.value("Slow", "carousel.autoscroll = -0.2") { $0.carousel.autoscroll = -0.2 }
          ]),
      ])
  }

  @MainActor private static func time(_ name: String, _ code: String, _ interval: Double)
    -> PlaygroundOption.Value
  {
    PlaygroundOption.value(
      name, "let autoplay = CarouselAutoplay(carousel, interval: \(code))", "autoplay.start()"
    ) { $0.play(interval) { _ in nil } }
  }

  @MainActor static var items: PlaygroundGroup {
    PlaygroundGroup(
      title: "Items",
      options: [
        PlaygroundOption("Different widths", "carousel.measuresEveryItem = true") {
          $0.hasDifferentWidths = true
          $0.carousel.measuresEveryItem = true
        },
        PlaygroundOption(
          "Parallax", "let parallax = CarouselParallax(of: carousel, distance: 40) { $0.subviews.first }"
        ) { $0.hasParallax = true },
        PlaygroundOption("Reflection", "// The data source returns ReflectedView(card).") {
          $0.isReflected = true
        },
        PlaygroundOption(
          "Three items, repeated", "let loop = CarouselLoop(carousel, dataSource: self, delegate: self)"
        ) { $0.isRepeated = true },
        PlaygroundOption(
          "Size from content", default: "Off",
          [
            PlaygroundOption.value("Largest item", "carousel.contentSizing = .largestItem") {
              $0.carousel.contentSizing = .largestItem
            },
            PlaygroundOption.value("Current item", "carousel.contentSizing = .currentItem") {
              $0.carousel.contentSizing = .currentItem
            },
          ]),
      ])
  }

  @MainActor static var companions: PlaygroundGroup {
    PlaygroundGroup(
      title: "Companions",
      options: [
        PlaygroundOption("Page control", "carousel.pageControl = pages") { $0.hasPages = true },
        PlaygroundOption("Scrollbar", "let bar = CarouselScrollbar(carousel)") { $0.hasBar = true },
        PlaygroundOption("Buttons", "let buttons = CarouselButtons(for: carousel)") { $0.hasButtons = true },
        PlaygroundOption("Thumbnails", "let link = CarouselLink(carousel, with: thumbnails)") {
          $0.hasThumbnails = true
        },
      ])
  }
}
