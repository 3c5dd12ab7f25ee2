import Foundation
import OpenUIKit
import Testing

@testable import GalleryScreens
@testable import gallery

/// The look of screens in the dark and from right to left.
@MainActor
@Suite("Appearances")
struct AppearanceScreenTests {
  private func stage(_ identifier: String, rightToLeft: Bool = false, dark: Bool = false) throws -> Stage {
    let screen = try GalleryScreen.named(identifier)
    return Stage(
      screen, pose: screen.poses[0], size: CGSize(width: 390, height: 844), rightToLeft: rightToLeft,
      dark: dark, measurer: DeterministicTextMeasurer())
  }

  @Test("the line round a button follows light and dark", arguments: [false, true])
  func edges(dark: Bool) throws {
    let stage = try stage("array", dark: dark)
    let button = try #require(stage.button)
    let edge = try #require(button.layer.borderColor).components
    let expected = Tint.orange.edge.resolvedColor(with: stage.window.traitCollection).cgColor.components
    #expect(edge == expected)
  }

  @Test("the line round an empty place follows light and dark")
  func emptyPlaces() throws {
    let stage = try stage("carousel-placeholders", dark: true)
    let shown = try #require(stage.screen as? PlaceholdersCarouselScreen)
    let place = try #require(shown.carousel.itemView(at: -1))
    let expected = Tint.grey.edge.resolvedColor(with: stage.window.traitCollection).cgColor
    #expect(place.layer.borderColor?.components == expected.components)
  }

  @Test("white words stand on a colour that is dark by day and by night", arguments: [false, true])
  func whiteWords(dark: Bool) throws {
    let stage = try stage("debugging-helpers", dark: dark)
    let label = try #require(stage.screen.subviews.last as? UILabel)
    let color = label.backgroundColor?.resolvedColor(with: stage.window.traitCollection).cgColor
    let parts = try #require(color?.components)
    #expect(0.21 * parts[0] + 0.72 * parts[1] + 0.07 * parts[2] < 0.4)
  }

  @Test("names and controls of a row change sides from right to left")
  func controls() throws {
    let stage = try stage("controls", rightToLeft: true)
    let rows = try #require(stage.screen.subviews.first?.subviews.first as? UIStackView)
    let row = try #require(rows.arrangedSubviews.first)
    let label = try #require(row.subviews.first as? UILabel)
    let toggle = try #require(row.subviews.last as? UISwitch)
    #expect(label.frame.maxX == row.bounds.width - 16)
    #expect(toggle.frame.minX == 16)
  }
}
