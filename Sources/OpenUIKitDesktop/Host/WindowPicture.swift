import OpenUIKitCairo
import OpenUIKitCore
import OpenUIKitGraphics

/// The picture of a window. Only parts that change are drawn, and parts that only move are moved.
final class WindowPicture {
  private let renderer = CairoRenderer()
  private var tracker = DamageTracker()
  private var scale: CGFloat = 0

  /// The pixels; nil before the first update, and for a window without any.
  private(set) var pixels: PixelBuffer?

  /// The time at which what has moved is drawn again, as sharp as what is at rest; nil if nothing has.
  var nextTime: TimeInterval? { tracker.nextTime }

  /// Draws what has changed since the last list, at a time in seconds. Returns the areas of pixels that were drawn.
  func update(to list: DisplayList, scale: CGFloat, at time: TimeInterval) -> [PixelArea] {
    let (columns, rows) = (Self.pixels(list.size.width, scale), Self.pixels(list.size.height, scale))
    if pixels?.width != columns || pixels?.height != rows || self.scale != scale {
      tracker.reset()
      self.scale = scale
      pixels = try? PixelBuffer(width: columns, height: rows)
    }
    guard let pixels else { return [] }
    let changes = tracker.changes(to: list, scale: scale, at: time)
    do {
      return try renderer.draw(list, scale: scale, into: pixels, changes)
    } catch {
      // Without memory for a shadow or a group the frame is incomplete. The next one is drawn whole.
      tracker.reset()
      return [pixels.area]
    }
  }

  /// An excess of a hundredth of a pixel is rounding error and must not add a column.
  private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    Int(max(0, min(32767, (points * scale - 0.01).rounded(.up))))
  }
}
