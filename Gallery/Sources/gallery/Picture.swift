import Foundation
import GalleryScreens
import OpenUIKitCairo

/// One picture to be drawn.
@MainActor
struct Picture {
  let screen: GalleryScreen
  let pose: GalleryScreen.Pose
  /// In points.
  let size: CGSize
  let rightToLeft: Bool
  var dark = false
  /// Seconds on the clock; nil for the pose's own time.
  var time: TimeInterval?
  /// Whether the file's name contains the size.
  var namesSize = false

  /// The name of the file: the screen, and the pose, time, size, direction and appearance if they are not the
  /// defaults.
  var fileName: String {
    var parts = [screen.identifier]
    if !pose.name.isEmpty { parts.append(pose.name) }
    if let time { parts.append("at-\(number(time))s") }
    if namesSize { parts.append("\(number(size.width))x\(number(size.height))") }
    if rightToLeft { parts.append("rtl") }
    if dark { parts.append("dark") }
    return parts.joined(separator: "-") + ".png"
  }

  /// Shows the screen and advances the clock to the picture's time.
  func stage(scale: CGFloat) -> Stage {
    let stage = Stage(screen, pose: pose, size: size, rightToLeft: rightToLeft, dark: dark, scale: scale)
    stage.advance(by: time ?? pose.time)
    return stage
  }

  /// Draws the picture.
  ///
  /// - Throws: a `CairoError` if the picture would be too large.
  func draw(scale: CGFloat, with renderer: CairoRenderer) throws -> PixelBuffer {
    try renderer.draw(stage(scale: scale).window.displayList(), scale: scale)
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
