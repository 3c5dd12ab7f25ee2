import Foundation
import OpenUIKit
import Testing

@testable import gallery

/// The screens that keep clear of a phone's notch and home indicator.
@MainActor
@Suite("Screens with guides")
struct GuideScreenTests {
  /// Top, left, bottom and right of what a phone of this size covers.
  private func insets(in window: Surroundings) -> (top: CGFloat, side: CGFloat, bottom: CGFloat) {
    window.width > window.height ? (0, 47, 21) : (47, 0, 34)
  }

  @Test("Layout Guides: bars of 40 points at the guides, from edge to edge", arguments: Surroundings.all)
  func layoutGuides(in window: Surroundings) throws {
    let stage = try window.stage("layout-guides")
    let insets = insets(in: window)
    expect(
      stage.frames,
      [
        frame(0, insets.top, window.width, 40),
        frame(0, window.height - insets.bottom - 40, window.width, 40),
      ])
    let mark = try #require(stage.boxes.first?.subviews.last)
    expect([mark.frame], [frame((window.width - 20) / 2, 0, 20, 20)])
  }

  @Test("Safe Area: three sheets and nine tags inside it", arguments: Surroundings.all)
  func safeArea(in window: Surroundings) throws {
    let stage = try window.stage("safe-area-layout-guide")
    let insets = insets(in: window)
    let area = frame(
      insets.side, insets.top, window.width - 2 * insets.side, window.height - insets.top - insets.bottom)
    let left = area.minX
    let right = area.maxX - 50
    let top = area.minY
    let bottom = area.maxY - 50
    let middleX = area.midX - 25
    let middleY = area.midY - 25
    expect(
      stage.frames,
      [
        area.insetBy(dx: 10, dy: 10), area.insetBy(dx: 20, dy: 20), area.insetBy(dx: 30, dy: 30),
        frame(left, top, 50, 50), frame(right, top, 50, 50),
        frame(left, bottom, 50, 50), frame(right, bottom, 50, 50),
        frame(left, middleY, 50, 50), frame(right, middleY, 50, 50),
        frame(middleX, top, 50, 50), frame(middleX, bottom, 50, 50),
        frame(middleX, middleY, 50, 50),
      ])
  }

  @Test(
    "Controls and text fields lie between what covers the sides", arguments: Surroundings.all,
    [("controls", 16.0), ("text-fields", 24)])
  func columns(in window: Surroundings, column: (screen: String, inset: CGFloat)) throws {
    let stage = try window.stage(column.screen)
    let area = try #require(stage.screen.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    let rows = try #require(area.subviews.lazy.compactMap { $0 as? UIStackView }.first)
    let place = rows.convert(rows.bounds, to: nil)
    let inset = insets(in: window).side + column.inset
    #expect(abs(place.minX - inset) < 0.02)
    #expect(abs(place.maxX - (window.width - inset)) < 0.02)
  }

  @Test("Array: the number is on the screen, however low that is", arguments: Surroundings.all)
  func arrayNumber(in window: Surroundings) throws {
    let stage = try window.stage("array")
    let number = try #require(
      stage.screen.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "0" })
    #expect(number.frame.minY >= 4 - 0.02)
  }

  @Test(
    "Collection: the words take at most 230 points, and a third of a low screen", arguments: Surroundings.all)
  func collectionWords(in window: Surroundings) throws {
    let stage = try window.stage("collection")
    let words = try #require(stage.screen.subviews.first)
    #expect(abs(words.frame.height - min(230, 0.35 * window.height)) < 0.02)
  }
}
