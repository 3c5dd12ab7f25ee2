import UIKitShim

/// Calls a carousel once per frame while something moves, by the screen's display link or by the clock of an
/// OpenUIKit window. Neither the link nor the clock keeps the carousel alive.
#if !ThreadConfined
  @MainActor
#endif
final class FrameLink: NSObject {
  @Weak private var owner: iCarousel?
  private var link: CADisplayLink?

  nonisolated override init() {}

  /// Whether the link calls its carousel.
  var isRunning: Bool { link?.isPaused == false }

  /// Lets the link call `carousel` or leave it alone. Without a window there are no frames.
  func setRunning(_ isRunning: Bool, for carousel: iCarousel) {
    if isRunning && link == nil {
      owner = carousel
      link = Platform.displayLink(for: carousel, calling: FrameTarget(self))
    }
    if link?.isPaused == isRunning { link?.isPaused = !isRunning }
  }

  /// Lets go of the display.
  func stop() {
    link?.invalidate()
    link = nil
  }

  /// A frame has begun.
  func frame() {
    owner?.frameDidBegin()
  }
}
