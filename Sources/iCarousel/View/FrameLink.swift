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
  var isRunning: Bool { link != nil }

  /// Lets the link call `carousel` or leave it alone. Without a window there are no frames.
  ///
  /// A link that is not needed is let go of. One that were only paused would stay with the display for ever if the
  /// carousel went away with its window, which no view is told of.
  func setRunning(_ isRunning: Bool, for carousel: iCarousel) {
    guard isRunning else { return stop() }
    guard link == nil else { return }
    owner = carousel
    link = Platform.displayLink(for: carousel, calling: FrameTarget(self))
  }

  /// Lets go of the display.
  func stop() {
    link?.invalidate()
    link = nil
  }

  /// A frame has begun. Returns whether there is still a carousel to call.
  func frame() -> Bool {
    guard let owner else { return false }
    owner.frameDidBegin()
    return true
  }
}
