import Foundation
import GalleryScreens
import OpenUIKit
import Testing

@testable import gallery

/// A window size and a layout direction in which a screen is tested.
struct Surroundings: Sendable, CustomTestStringConvertible {
  let width: CGFloat
  let height: CGFloat
  let rightToLeft: Bool

  var testDescription: String {
    "\(Int(width))x\(Int(height)) \(rightToLeft ? "right to left" : "left to right")"
  }

  /// A phone upright, the same phone across, and an odd size; each in both directions.
  static let all: [Surroundings] = [(390, 844), (844, 390), (333, 777)].flatMap { width, height in
    [false, true].map { Surroundings(width: width, height: height, rightToLeft: $0) }
  }

  /// Shows a screen by its identifier. Text has the fixed advances of the built-in measurer.
  ///
  /// The grid is so fine that snapping frames to it hides nothing.
  @MainActor
  func stage(_ identifier: String, pose name: String = "") throws -> Stage {
    let screen = try GalleryScreen.named(identifier)
    let pose = try #require(screen.poses.first { $0.name == name })
    return Stage(
      screen, pose: pose, size: CGSize(width: width, height: height), rightToLeft: rightToLeft,
      scale: Surroundings.scale, measurer: DeterministicTextMeasurer())
  }

  static let scale: CGFloat = 64
}
