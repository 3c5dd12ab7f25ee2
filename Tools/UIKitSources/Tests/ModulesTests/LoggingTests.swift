import Foundation
import Testing
import UnifiedLogging

struct LoggingTests {
  @Test func messagesMayContainValuesWithTheirPrivacy() {
    let message: OSLogMessage = "a \(1, privacy: .public) \("b")"
    Logger(subsystem: "tests", category: "import").debug(message)
    Logger(.disabled).error("not printed \(1)")
    os_log("%{public}@ %d", log: .disabled, type: .error, "a" as NSString, 1)
  }
}
