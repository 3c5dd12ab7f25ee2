import Foundation
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Why a test of a snapshot fails.
package struct SnapshotFailure {
  package let message: String
  let title: String
  let expected: SnapshotContent?
  let actual: SnapshotContent?
  let difference: Picture?

  package init(
    message: String, title: String, expected: SnapshotContent? = nil, actual: SnapshotContent? = nil,
    difference: Picture? = nil
  ) {
    (self.message, self.title) = (message, title)
    (self.expected, self.actual, self.difference) = (expected, actual, difference)
  }

  /// Fails the running test, attaches the files to it, and adds the failure to the report of the run.
  package func record(at location: TestLocation) {
    try? RunReport().add(self)
    guard Test.current != nil else { return failXCTest(at: location) }
    let place = location.sourceLocation
    attach(expected, "expected", place)
    attach(actual, "actual", place)
    if let difference { attach(.picture(difference), "difference", place) }
    Issue.record("\(title): \(message)", sourceLocation: place)
  }

  private func attach(_ content: SnapshotContent?, _ name: String, _ location: SourceLocation) {
    switch content {
    case nil: break
    case .text(let text): Attachment.record(text, named: "\(name).txt", sourceLocation: location)
    case .picture(let picture): Attachment.record(picture.png, named: "\(name).png", sourceLocation: location)
    }
  }

  private func failXCTest(at location: TestLocation) {
    #if canImport(XCTest)
      XCTFail("\(title): \(message)", file: location.filePath, line: location.line)
    #endif
  }
}
