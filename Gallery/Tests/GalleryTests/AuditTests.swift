import Foundation
@testable import GalleryScreens
import LayoutTesting
import Testing

/// Every screen in several configurations, audited.
@MainActor
@Suite("Audit")
struct AuditTests {
  /// The problems that a screen shows on purpose, with the reason.
  private static let intended: [String: (kinds: Set<LayoutProblem.Kind>, reason: String)] = {
    let sides = "Masonry's own example has left and right"
    let examples = [
      "basic", "basic-animated", "remake-constraints", "composite-edges", "views-distribute", "array",
      "attribute-chaining", "safe-area-layout-guide", "bacony-labels", "margins",
    ]
    var all = Dictionary(
      uniqueKeysWithValues: examples.map { ($0, (Set([LayoutProblem.Kind.leftAndRight]), sides)) })
    all["debugging-helpers"] = (
      [.conflict, .leftAndRight, .offScreen], "the screen shows how a conflict is reported"
    )
    all["remake-constraints"] = ([.leftAndRight, .fixedHeight], sides + ", and a button of 100 x 100")
    all["bacony-labels"] = ([.leftAndRight, .truncatedText], "the screen shows where text is cut off")
    all["carousel-fading"] = ([.contrast], "items fade out")
    all["carousel-wheel"] = ([.contrast], "the edge of the screen cuts off the number of a card")
    all["layout-guides"] = ([.outsideSafeArea], "Masonry's own example has bars from edge to edge")
    all["scroll-view"] = ([.smallTarget], "Masonry's own example has rows of all heights")
    all["controls"] = ([.contrast], "a button has UIKit's colour")
    all["carousel-options"] = ([.contrast], "rows without effect are faded")
    all["settings"] = ([.contrast], "headers have UIKit's colour")
    return all
  }()

  nonisolated private static let configurations = [
    Configuration(), Configuration(appearance: .dark), Configuration(contentSize: .accessibilityLarge),
    Configuration(direction: .rightToLeft),
  ]

  @Test("A screen has no problems but those that it shows on purpose", arguments: configurations)
  func problems(in configuration: Configuration) {
    for screen in GalleryScreen.all {
      let layout = ScreenLayout(in: window(configuration, of: screen)) { screen.makeViewController() }
      ignoreIntended(of: screen, in: layout)
      let problems = layout.problems.map(\.description).joined(separator: "\n")
      #expect(problems.isEmpty, "\(screen.identifier): \(problems)")
    }
  }

  /// `scripts/count-problems` runs it, and prints what it finds by kind.
  @Test(
    "No screen has another problem in the whole matrix",
    .enabled(if: ProcessInfo.processInfo.environment["MASONRY_WHOLE_MATRIX"] != nil))
  func wholeMatrix() {
    let audit = LayoutAudit(
      GalleryScreen.all.map { screen in
        let configurations = [Configuration].thorough.map { window($0, of: screen) }
        return ScreenLayout.audit(
          screen.identifier, in: configurations, preparing: { ignoreIntended(of: screen, in: $0) },
          of: { screen.makeViewController() })
      })
    print("The gallery: \(audit.summary)")
    audit.expectNoProblems()
  }

  /// A configuration with the edges of a device only for the screens that need them. The others fill a window without device.
  private func window(_ configuration: Configuration, of screen: GalleryScreen) -> Configuration {
    var configuration = configuration
    guard !screen.needsSafeArea else { return configuration }
    configuration.device.portraitInsets = .init(top: 0, bottom: 0)
    configuration.device.landscapeInsets = .init(top: 0, bottom: 0)
    return configuration
  }

  private func ignoreIntended(of screen: GalleryScreen, in layout: ScreenLayout) {
    if let intended = Self.intended[screen.identifier] {
      layout.ignore(intended.kinds, in: layout.window, because: intended.reason)
    }
    for card in posters(in: layout.window) {
      layout.ignore([.fixedFont], in: card, because: "its words are a part of the picture")
      if screen.identifier == "carousel-inverted-wheel" {
        layout.ignore([.contrast], in: card, because: "the edge of the carousel cuts off the name of a card")
      }
    }
  }

  /// The views whose words belong to a picture of a given size.
  private func posters(in view: UIView) -> [UIView] {
    view.subviews.flatMap { subview in
      subview is CarouselCard ? [subview] : posters(in: subview)
    }
  }
}
