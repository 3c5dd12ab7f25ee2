/// The text measurer of the process: that of new windows, and of text that belongs to no window.
package final class ProcessMeasurer: @unchecked Sendable {
  package static let shared = ProcessMeasurer()
  private let lock = NSLock()
  private var stored: any TextMeasurer = DeterministicTextMeasurer.shared

  package var measurer: any TextMeasurer {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
