import Foundation

/// Prints the progress of a report to the standard error, after the first second. On a terminal each line replaces the last one.
struct ProgressLine {
  let title: String
  let count: Int
  let unit: String
  /// Seconds since the machine's start. `ContinuousClock` would need iOS 16.
  private let start = ProcessInfo.processInfo.systemUptime
  private let isOnTerminal: Bool

  init(title: String, count: Int, unit: String = "configurations") {
    (self.title, self.count, self.unit) = (title, count, unit)
    #if os(Windows)
      isOnTerminal = false
    #else
      isOnTerminal = isatty(FileHandle.standardError.fileDescriptor) != 0
    #endif
  }

  /// Prints the number of finished configurations.
  func show(_ finished: Int) {
    guard ProcessInfo.processInfo.systemUptime - start > 1 else { return }
    FileHandle.standardError.write(Data(text(finished).utf8))
  }

  /// The line for a number of finished configurations, with the codes that move the cursor.
  func text(_ finished: Int) -> String {
    let line = "\(title): \(finished) of \(count) \(unit)"
    return isOnTerminal ? "\r\u{1B}[K" + line + (finished == count ? "\n" : "") : line + "\n"
  }
}
