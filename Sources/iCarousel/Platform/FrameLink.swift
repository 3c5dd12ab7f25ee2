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
      link = makeLink(for: carousel)
    }
    if link?.isPaused == isRunning { link?.isPaused = !isRunning }
  }

  /// Lets go of the display.
  func stop() {
    link?.invalidate()
    link = nil
  }

  #if canImport(UIKit)
    private func makeLink(for carousel: iCarousel) -> CADisplayLink? {
      let link = CADisplayLink(target: FrameTarget(self), selector: #selector(FrameTarget.frame))
      link.add(to: .main, forMode: .common)
      return link
    }

    /// The present time of the clock that frames come by, in seconds.
    static func now(for carousel: iCarousel) -> TimeInterval? { CACurrentMediaTime() }
  #else
    private func makeLink(for carousel: iCarousel) -> CADisplayLink? {
      guard let clock = carousel.window?.clock else { return nil }
      let target = FrameTarget(self)
      return CADisplayLink(clock: clock) { _ in target.frame() }
    }

    /// The present time of the clock that frames come by, in seconds; nil without a window.
    static func now(for carousel: iCarousel) -> TimeInterval? { carousel.window?.clock.now }
  #endif

  fileprivate func frame() {
    owner?.frameDidBegin()
  }
}

/// What a display link keeps alive instead of the carousel.
#if !ThreadConfined
  @MainActor
#endif
private final class FrameTarget: NSObject {
  @Weak private var link: FrameLink?

  init(_ link: FrameLink) {
    super.init()
    self.link = link
  }

  #if canImport(UIKit)
    @objc
  #endif
  func frame() {
    link?.frame()
  }
}
