import Foundation
import Testing

/// The samples of the guides in `docs` compile: each block of Swift that is no file of a package. `CarouselRecipeTests` has those of
/// `docs/carousels.md`.
@Suite struct GuideTests {
  /// The declarations that single guides take for granted.
  private static let surroundings = [
    "apps.md": """
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
    """,
    "layout-testing.md": """
    import Testing
    import XCTest
    final class RootController: UIViewController {}
    final class ProfileViewController: UIViewController {}
    final class NoteViewController: UIViewController {
      init(title: String) { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil }
    }
    """,
  ]

  /// The samples of a guide, without parts of manifests.
  private func samples(of guide: URL) throws -> [[Substring]] {
    var samples: [[Substring]] = []
    var current: [Substring]?
    var before: Substring = ""
    for line in try String(contentsOf: guide, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line == "```swift", !before.hasPrefix("<!-- file: ") {
        current = []
      } else if line == "```", let sample = current {
        samples.append(sample)
        current = nil
      } else {
        current?.append(line)
      }
      before = line
    }
    return samples.filter { $0.first?.hasPrefix("// swift-tools-version") == false && $0.first?.first != "." }
  }

  /// Declarations stand on their own; statements stand in a function with what guides call by name.
  private func source(_ sample: [Substring], number: Int) -> String {
    let code = sample.filter { !isImport($0) }.drop { $0.isEmpty }
    let body = code.joined(separator: "\n")
    let isDeclaration = ["final class ", "@MainActor", "#if "].contains { code.first?.hasPrefix($0) == true }
    if isDeclaration { return body }
    return """
      @MainActor func sample\(number)(
        label2: UIView, contentView: UIView, text: String, window: UIWindow
      ) throws {
      \(body)
      }
      """
  }

  private func isImport(_ line: Substring) -> Bool {
    line.hasPrefix("import ") || line.hasPrefix("@testable import ")
  }

  private func errors(of guide: URL, changedBy change: (String) -> String = { $0 }) throws -> String {
    let samples = try samples(of: guide)
    guard !samples.isEmpty else { return "" }
    let imports = Set(samples.joined().filter { $0.hasPrefix("import ") } + ["import Masonry"])
    let sources = samples.enumerated().map { source($1, number: $0) }
    let text =
      (imports.sorted().map(String.init) + [Self.surroundings[guide.lastPathComponent] ?? ""] + sources)
      .joined(separator: "\n")
    let options = ["CCairo", "CImages", "CGTK"].flatMap { module in
      [
        "-Xcc",
        "-fmodule-map-file="
          + Repository.folder.appendingPathComponent("Sources/\(module)/module.modulemap").path,
      ]
    }
    let result = try Compiler().check(change(text), options: options)
    return result.errors.isEmpty ? "" : result.output
  }

  @Test func everySampleOfAGuideCompiles() throws {
    let folder = Repository.folder.appendingPathComponent("docs")
    let guides = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" && $0.lastPathComponent != "carousels.md" }
    let count = try guides.map { try samples(of: $0).count }.reduce(0, +)
    #expect(count >= 13)
    for guide in guides {
      let errors = try errors(of: guide)
      #expect(errors.isEmpty, "\(guide.lastPathComponent): \(errors)")
    }
  }

  @Test func aSampleWithAnotherNameDoesNotCompile() throws {
    let guide = Repository.folder.appendingPathComponent("docs/layout-testing.md")
    #expect(try !errors(of: guide) { $0.replacing("expectNoProblems", with: "expectNothing") }.isEmpty)
  }
}
