import Foundation

/// A program of the package of an app.
public enum Program: String, CaseIterable, Sendable {
  /// Draws one screen and ends.
  case draw = "MasonryDraw"
  /// Shows the app in a window.
  case window = "MasonryWindow"
  /// Runs the app in a page.
  case page = "MasonryPage"
  /// Audits each screen.
  case tests = "ScreenTests"

  /// The folder of its sources within the package.
  var path: String { self == .tests ? "Tests/\(rawValue)" : "Sources/\(rawValue)" }

  /// Whether a package has the program already.
  func isIn(_ package: URL) -> Bool {
    FileManager.default.fileExists(atPath: package.appendingPathComponent(path).path)
  }
}
