import Foundation
import OpenUIKit
import Testing

@testable import GalleryScreens
@testable import gallery

/// The screens that answer taps, before, while and after they do.
@MainActor
@Suite("Screens with buttons")
struct InteractiveScreenTests {
  @Test(
    "Update Constraints: each tap makes the button 1.3 times as large, up to the screen",
    arguments: Surroundings.all)
  func grows(in window: Surroundings) throws {
    let stage = try window.stage("update-constraints")
    let button = try #require(stage.button)
    var side: CGFloat = 100
    for _ in 0...10 {
      let width = min(side, window.width)
      let height = min(side, window.height)
      expect([button.frame], [frame((window.width - width) / 2, (window.height - height) / 2, width, height)])
      button.sendActions(for: .touchUpInside)
      stage.advance(by: 0.4)
      side *= 1.3
    }
  }

  @Test(
    "Remake Constraints: a tap moves the button to the other corner, the next one back",
    arguments: Surroundings.all)
  func moves(in window: Surroundings) throws {
    let stage = try window.stage("remake-constraints")
    let button = try #require(stage.button)
    let corners = [frame(10, 10, 100, 100), frame(window.width - 110, window.height - 110, 100, 100)]
    for tap in 0..<4 {
      expect([button.frame], [corners[tap % 2]])
      button.sendActions(for: .touchUpInside)
      stage.advance(by: 0.4)
    }
  }

  @Test(
    "Remake Constraints: half way through the animation the button is in the middle",
    arguments: Surroundings.all)
  func isHalfWay(in window: Surroundings) throws {
    let stage = try window.stage("remake-constraints", pose: "moving")
    stage.advance(by: 0.2)
    let button = try #require(stage.button)
    expect(
      [button.frameOnScreen], [frame(window.width / 2 - 50, window.height / 2 - 50, 100, 100)], within: 0.02)
  }

  @Test(
    "UIScrollView: ten rows of growing height make the content 1375 points high", arguments: Surroundings.all)
  func scrollContent(in window: Surroundings) throws {
    let stage = try window.stage("scroll-view")
    let scrollView = try #require(stage.screen.subviews.first as? UIScrollView)
    let content = try #require(scrollView.subviews.first)
    expect([scrollView.frame], [frame(0, 0, window.width, window.height)])
    expect([content.frame], [frame(0, 0, window.width, 1375)])
    #expect(scrollView.contentSize == CGSize(width: window.width, height: 1375))
    let expected = (1...10).map { number in
      let k = CGFloat(number)
      return frame(0, 12.5 * k * (k - 1), window.width, 25 * k)
    }
    expect(content.subviews.map(\.frame), expected)
  }

  @Test("UIScrollView: a tap fades a row and scrolls until the row is visible", arguments: Surroundings.all)
  func scrolls(in window: Surroundings) throws {
    let stage = try window.stage("scroll-view")
    let scrollView = try #require(stage.screen.subviews.first as? UIScrollView)
    let last = try #require(scrollView.subviews.first?.subviews.last as? UIControl)
    last.sendActions(for: .touchUpInside)
    stage.advance(by: 2)
    #expect(abs(last.alpha - 1 / 1.2) < 1e-6)
    #expect(abs(scrollView.contentOffset.y - (1375 - window.height)) < 0.02)
  }

  @Test("Array: the three buttons hang in a row, left, centred and right", arguments: Surroundings.all)
  func array(in window: Surroundings) throws {
    let stage = try window.stage("array")
    let screen = try #require(stage.screen as? ArrayScreen)
    #expect(abs(screen.lower.frame.minX - 10) < 0.01)
    #expect(abs(screen.centre.frame.midX - window.width / 2) < 0.01)
    #expect(abs(screen.raise.frame.maxX - (window.width - 10)) < 0.01)
  }

  @Test("Array: Raise, Lower and Center move the baselines of all three", arguments: Surroundings.all)
  func arrayMoves(in window: Surroundings) throws {
    let stage = try window.stage("array")
    let screen = try #require(stage.screen as? ArrayScreen)
    let start = screen.raise.frame.minY
    for (button, offset) in [
      (screen.raise, -10.0), (screen.raise, -20), (screen.lower, -10), (screen.centre, 0),
    ] {
      button.sendActions(for: .touchUpInside)
      stage.window.layoutIfNeeded()
      for moved in [screen.raise, screen.centre, screen.lower] {
        #expect(abs(moved.frame.minY - start - offset) < 0.02)
      }
    }
  }
}
