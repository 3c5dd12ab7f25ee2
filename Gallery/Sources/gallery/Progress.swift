import Foundation

/// Shows the progress of a long job on standard error: on a terminal in one line that changes, elsewhere only
/// at the end.
struct Progress {
  private let total: Int
  private let start = Date()
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var done = 0

  init(total: Int) {
    self.total = total
  }

  /// The next piece of work begins.
  mutating func step(_ name: String) {
    done += 1
    guard isTerminal, total > 1 else { return }
    write("\r\u{1B}[K[\(done)/\(total)] \(name)")
  }

  /// Ends the display of progress.
  func finish(_ place: String) {
    let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
    write(
      "\(isTerminal && total > 1 ? "\r\u{1B}[K" : "")\(done) picture\(done == 1 ? "" : "s") \(place) (\(seconds) s)\n"
    )
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
