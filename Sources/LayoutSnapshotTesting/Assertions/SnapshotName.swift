import Foundation
import Testing

/// The file of a snapshot: `__Snapshots__/ProfileTests/testProfile.1.png` beside `ProfileTests.swift`.
struct SnapshotName {
  let url: URL

  /// - Parameter name: the name that the test gives, or else the number of the assertion in the test.
  init(testFile: String, test: String, name: String, pathExtension: String?, directory: String?) {
    let file = URL(fileURLWithPath: testFile)
    let folder =
      directory.map { URL(fileURLWithPath: $0) }
      ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    let parts = [Self.sanitized(test), name, pathExtension].compactMap { $0 }
    url = folder.appendingPathComponent(parts.joined(separator: "."))
  }

  /// The text with a hyphen instead of each run of characters that are no letters, digits or underscores.
  static func sanitized(_ text: String) -> String {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
  }
}

/// Counts the assertions without a name in each test.
final class AssertionCounter: @unchecked Sendable {
  static let shared = AssertionCounter()
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  /// The number of the next assertion of a test, from 1.
  func next(inTest test: String, of file: String) -> Int {
    let key = "\(Test.current.map { "\($0.id)" } ?? "") \(file) \(test)"
    return lock.withLock {
      counts[key, default: 0] += 1
      return counts[key]!
    }
  }
}
