import Foundation
import Testing

@testable import LayoutTesting

@Suite("Pictures of what assistive technology reads", .ownScreen)
@MainActor
struct AccessibilityPictureTests {
  private func makeController() -> UIViewController {
    BuiltController { view in
      let label = UILabel.make("Total", "total", in: view)
      label.frame = CGRect(x: 16, y: 100, width: 120, height: 24)
      let button = UIButton.make("Buy", "buy", in: view, at: 100)
      button.frame = CGRect(x: 200, y: 300, width: 100, height: 44)
      let hidden = UILabel.make("Decoration", "decoration", in: view)
      hidden.frame = CGRect(x: 16, y: 500, width: 120, height: 24)
      hidden.isAccessibilityElement = false
    }
  }

  /// The colour of a pixel, red, green and blue, at a place of the screen in points. The screen begins 16 points from the edges.
  private func color(_ picture: Picture, _ x: Int, _ y: Int) -> [Int] {
    let start = 4 * ((y + 16) * picture.width + x + 16)
    return picture.bytes[start..<start + 3].map(Int.init)
  }

  private func isNear(_ color: [Int], _ expected: [Int]) -> Bool {
    zip(color, expected).allSatisfy { abs($0 - $1) <= 1 }
  }

  @Test("each element has a mark in its own colour at its place, and what is no element has none")
  func marks() throws {
    let layout = ScreenLayout(of: makeController)
    let plain = try layout.picture(scale: 1)
    let marked = try layout.accessibilityPicture(scale: 1)
    #expect(marked.width > plain.width + 300)
    #expect(marked.height >= plain.height + 32)
    // The corners of the numbers' backgrounds, to the left of their elements: 255 x (0.05, 0.35, 0.75) and 255 x (0.1, 0.45, 0.15).
    #expect(isNear(color(marked, 2, 101), [13, 89, 191]))
    #expect(isNear(color(marked, 186, 301), [26, 115, 38]))
    let start = 4 * (510 * plain.width + 100)
    #expect(color(marked, 100, 510) == plain.bytes[start..<start + 3].map(Int.init))
  }

  @Test("the screen is the same after its picture was drawn")
  func unchanged() throws {
    let layout = ScreenLayout(of: makeController)
    let before = layout.frames
    _ = try layout.accessibilityPicture()
    #expect(layout.frames == before)
    #expect(layout.window.subviews.count == 1)
  }

  @Test("a snapshot of it has a name of its own beside the picture's")
  func file() {
    let names = [SnapshotKind.picture, .accessibilityPicture].map {
      SnapshotFile(
        testFile: "/tests/SomeTests.swift", test: "screen()", configuration: Configuration(), name: nil,
        kind: $0
      ).url.lastPathComponent
    }
    #expect(names == ["screen.iPhone-17.png", "screen.iPhone-17.accessibility.png"])
  }

  @Test("a line that takes two lines keeps its number")
  func longLines() throws {
    let layout = ScreenLayout {
      BuiltController { view in
        let label = UILabel.make("x", "x", in: view)
        label.frame = CGRect(x: 100, y: 100, width: 50, height: 20)
        label.accessibilityLabel = String(repeating: "A long description. ", count: 10)
      }
    }
    let picture = try layout.accessibilityPicture(scale: 1)
    // The list begins a margin to the right of the screen.
    let x = Int(layout.window.bounds.width) + 16
    #expect(isNear(color(picture, x + 1, 1), [13, 89, 191]))
  }

  @Test("forty descriptions of two lines have room for both at a scale of 1")
  func manyLongLines() throws {
    let layout = ScreenLayout {
      BuiltController { view in
        for index in 0..<40 {
          let label = UILabel.make("x", "x", in: view)
          label.frame = CGRect(x: 100, y: 15 * index, width: 50, height: 14)
          label.accessibilityLabel = "Add Lake Constance by bicycle to favourites"
        }
      }
    }
    // Two lines of 15.51 points take 32 whole pixels. Between them are 8 points, and around them 16.
    #expect(try layout.accessibilityPicture(scale: 1).height == 40 * 32 + 39 * 8 + 32)
  }

  @Test("a screen without elements has a picture too")
  func empty() throws {
    let picture = try ScreenLayout(of: { UIViewController() }).accessibilityPicture(scale: 1)
    #expect(picture.width > 300)
  }
}
