import Foundation
import Testing

/// Every Swift sample of the reference and the README compiles. Those that are files of docs/first-package.md, scripts/check-first-package builds and runs.
@Suite struct DocumentationTests {
  private struct Sample {
    let place: String
    let lines: [Substring]

    /// Declarations stand on their own; statements stand in a function with a few views.
    func source(number: Int) -> String {
      let isDeclaration = lines.contains { $0.hasPrefix("final class ") || $0.hasPrefix("extension ") }
      let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      if isDeclaration { return "// \(place)\n\(body)" }
      return """
        // \(place)
        @MainActor func sample\(number)(
          box: UIView, title: UIView, other: UIView, superview: UIView, controller: UIViewController,
          green: UIView, red: UIView, blue: UIView, avatar: UIView, window: UIWindow
        ) throws {
        \(body)
        }
        """
    }
  }

  /// The code that the samples take for granted.
  private static let surroundings = """
    import ConstraintSolver
    import Masonry
    import OpenUIKitCairo
    import OpenUIKitWeb
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
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line == "```swift", index == 0 || !lines[index - 1].hasPrefix("<!-- file: ") {
        current = []
      } else if line == "```", let sample = current {
        samples.append(Sample(place: "\(file.lastPathComponent), before line \(index + 1)", lines: sample))
        current = nil
      } else {
        current?.append(line)
      }
    }
    return samples
  }

  /// Returns the code in the last column of the table of spellings, apart from what is only named there.
  private func spellings(in file: String) throws -> [String] {
    let text = try String(
      contentsOf: Repository.folder.appendingPathComponent("Sources/Masonry/Masonry.docc/\(file).md"),
      encoding: .utf8)
    let table = try #require(
      text.components(separatedBy: "## Spelling").last?.components(separatedBy: "\n## ").first)
    return table.split(separator: "\n").flatMap { row -> [String] in
      guard let cell = row.components(separatedBy: " | ").last, row.hasPrefix("| `") else { return [] }
      return cell.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  private func statement(_ spelling: String, number: Int) -> String {
    let code = spelling.replacing("{ make in … }", with: "{ make in _ = make }")
    if code.hasPrefix("import ") { return "" }
    if code.wholeMatch(of: /MAS\w+(<\w+>)?/) != nil { return "typealias Name\(number) = \(code)" }
    if code.contains(#/^\w+\.\w+ = /#) { return code }
    if code.wholeMatch(of: /\w+/) != nil { return "" }
    return "_ = " + (code.hasPrefix(".") ? "make.left.equalTo(other)" : "") + code
  }

  @Test(
    "every spelling in the tables for users of other libraries compiles",
    arguments: [
      ("ComingFromMasonry", 50), ("ComingFromSnapKit", 70),
    ])
  func everySpellingCompiles(_ file: String, atLeast count: Int) throws {
    let statements = try spellings(in: file).enumerated().map { statement($1, number: $0) }.filter {
      !$0.isEmpty
    }
    #expect(statements.count >= count)
    let functions = statements.enumerated().map { number, statement in
      """
      @MainActor func spelling\(number)(
        make: MASConstraintMaker, constraint: MASConstraint, view: UIView, other: UIView, guide: UILayoutGuide,
        controller: UIViewController, views: [UIView]
      ) { \(statement) }
      """
    }
    let result = try Compiler().check("import MasonryShorthand\n" + functions.joined(separator: "\n"))
    #expect(result.errors.isEmpty, "\(result.output)")
  }

  @Test(arguments: [
    ("Sources/Masonry/Masonry.docc", 19), ("Sources/ConstraintSolver/ConstraintSolver.docc", 3),
    ("Sources/OpenUIKit/OpenUIKit.docc", 5), ("Sources/iCarousel/iCarousel.docc", 2),
    ("Sources/OpenUIKitCairo/OpenUIKitCairo.docc", 1), ("Sources/OpenUIKitWeb/OpenUIKitWeb.docc", 1), ("", 2),
  ])
  func everySampleCompiles(_ folder: String, atLeast count: Int) throws {
    let samples = try samples(in: folder)
    #expect(samples.count >= count)
    let sources = samples.enumerated().map { $1.source(number: $0) }
    let cairo = Repository.folder.appendingPathComponent("Sources/CCairo/module.modulemap").path
    let result = try Compiler().check(
      Self.surroundings + sources.joined(separator: "\n"), options: ["-Xcc", "-fmodule-map-file=\(cairo)"])
    #expect(result.errors.isEmpty, "\(result.output)")
  }
}
