/// Calls a carousel once per frame during movement, by the screen's display link or by the clock of an
/// OpenUIKit window. Neither the link nor the clock keeps the carousel alive.
final class FrameLink: NSObject, ViewTreeConfined {
  @Weak private var owner: iCarousel?
  private var link: FrameSource?

  nonisolated override init() {}

  /// Whether the link calls its carousel.
  var isRunning: Bool { link != nil }

  /// Starts or stops the calls of `carousel`. Without a window there are no frames.
  ///
  /// A link that is not needed is released. A paused link would stay with the display for ever if the
  /// carousel were deallocated together with its window, because no view is notified of that.
  func setRunning(_ isRunning: Bool, for carousel: iCarousel) {
    guard isRunning else { return stop() }
    guard link == nil else { return }
    owner = carousel
    link = Platform.displayLink(for: carousel, calling: FrameTarget(self))
  }

  /// Releases the display link.
  func stop() {
    link?.invalidate()
    link = nil
  }

  /// A frame begins. Returns whether the carousel still exists.
  func frame() -> Bool {
    guard let owner else { return false }
    owner.frameDidBegin()
    return true
  }
}
