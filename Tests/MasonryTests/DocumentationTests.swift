import Foundation
import Testing

/// Every Swift sample of the documentation and the README compiles.
@Suite struct DocumentationTests {
  private struct Sample {
    let place: String
    let lines: [Substring]

    /// Declarations stand on their own; statements stand in a function with a few views at hand.
    func source(number: Int) -> String {
      let isDeclaration = lines.contains { $0.hasPrefix("final class ") || $0.hasPrefix("extension ") }
      let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      if isDeclaration { return "// \(place)\n\(body)" }
      return """
        // \(place)
        @MainActor func sample\(number)(
          box: UIView, title: UIView, other: UIView, superview: UIView, controller: UIViewController,
          green: UIView, red: UIView, blue: UIView, avatar: UIView
        ) {
        \(body)
        }
        """
    }
  }

  /// What the samples take for granted.
  private static let surroundings = """
    import Masonry
    import Testing
    import iCarousel

    final class ProfileViewController: UIViewController {}

    """

  private func samples(in folder: String) throws -> [Sample] {
    let files = try FileManager.default.contentsOfDirectory(
      at: Repository.folder.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "md" }.flatMap { try samples(in: $0) }
  }

  private func samples(in file: URL) throws -> [Sample] {
    var samples: [Sample] = []
    var current: [Substring]?
    let text = try String(contentsOf: file, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line == "```swift" {
        current = []
      } else if line == "```", let lines = current {
        samples.append(Sample(place: "\(file.lastPathComponent), before line \(index + 1)", lines: lines))
        current = nil
      } else {
        current?.append(line)
      }
    }
    return samples
  }

  @Test(arguments: [("Sources/Masonry/Masonry.docc", 18), ("", 3)])
  func everySampleCompiles(_ folder: String, atLeast count: Int) throws {
    let samples = try samples(in: folder)
    #expect(samples.count >= count)
    let sources = samples.enumerated().map { $1.source(number: $0) }
    let result = try Compiler().check(Self.surroundings + sources.joined(separator: "\n"))
    #expect(result.errors.isEmpty, "\(result.output)")
  }
}
