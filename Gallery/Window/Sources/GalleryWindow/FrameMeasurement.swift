import Foundation
import GalleryScreens
import OpenUIKit
import OpenUIKitDesktop
import iCarousel

/// The processor's work for the frames of a carousel that scrolls: everything that a window does apart from GTK's part.
@MainActor
struct FrameMeasurement {
  private static let frames = 120

  private let title: String
  private let size: CGSize
  /// The work for each frame, in milliseconds, in increasing order.
  private let work: [Double]

  /// Scrolls a screen's first carousel through twelve cards in 120 frames. Returns nil for a screen without a carousel.
  init?(of screen: GalleryScreen, size: WindowSize) {
    let host = WindowHost(screen.makeViewController())
    (title, self.size) = (screen.identifier, CGSize(width: size.width, height: size.height))
    host.configure(size: self.size, scale: 1, HostPreferences())
    // The first frames load fonts and lay out.
    for frame in 1...20 { _ = host.frame(at: Double(frame) / 60) }
    guard let carousel = Self.carousel(in: host.window) else { return nil }
    carousel.scroll(byNumberOfItems: 12, duration: Double(Self.frames) / 60)
    work = (21...20 + Self.frames).map { frame in
      let start = Self.workTime
      _ = host.frame(at: Double(frame) / 60)
      return (Self.workTime - start) * 1000
    }.sorted()
  }

  /// A line with the median and the largest work.
  var summary: String {
    let figures = [work[work.count / 2], work[work.count * 9 / 10]].map { String(format: "%.1f", $0) }
    return "\(title) at \(Int(size.width)) x \(Int(size.height)): \(figures[0]) ms of the processor a frame, "
      + "\(figures[1]) ms in the slowest tenth"
  }

  /// The work of this process so far, in seconds. Unlike the time, it does not contain that of other programs.
  private static var workTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func carousel(in root: UIView) -> iCarousel? {
    if let carousel = root as? iCarousel { return carousel }
    for view in root.subviews {
      if let found = carousel(in: view) { return found }
    }
    return nil
  }
}
