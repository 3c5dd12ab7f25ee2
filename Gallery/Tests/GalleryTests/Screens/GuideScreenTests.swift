import Foundation
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
}
