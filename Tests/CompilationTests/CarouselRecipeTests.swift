import Foundation
import Testing

/// The samples of `docs/carousels.md` compile, and the tables of `docs/carousel-migration.md` have names that exist.
@Suite struct CarouselRecipeTests {
  /// A sample with the title of its section.
  private struct Sample {
    let title: String
    let code: String
    var isDeclaration: Bool { code.contains("\nfinal class ") || code.hasPrefix("final class ") }
  }

  /// The code that the page takes for granted.
  private static let surroundings = """
    import CarouselKit
    import Masonry
    import OpenUIKit
    import iCarousel

    final class HeroView: UIView { let picture = UIView() }
    final class PageView: UIView { let (picture, words) = (UIView(), UIView()) }
    final class ClipView: UIView { var isPlaying = false }
    @MainActor func show(_ picture: UIImage, in view: UIView?) -> UIView { UIView() }
    @MainActor func present(_ controller: UIViewController, animated: Bool) {}
    func showDetails() {}

    """

  static func text(_ file: String) throws -> String {
    try String(contentsOf: Repository.folder.appendingPathComponent(file), encoding: .utf8)
  }

  private func samples() throws -> [Sample] {
    try Self.text("docs/carousels.md").components(separatedBy: "\n## ").dropFirst().flatMap { section in
      let title = String(section.prefix { $0 != "\n" })
      return section.components(separatedBy: "```swift\n").dropFirst().map {
        Sample(title: title, code: $0.components(separatedBy: "```")[0])
      }
    }
  }

  /// The code without imports, statements within a function. Statements after a declaration follow it in the page.
  private func source(_ sample: Sample, number: Int) -> String {
    let code = sample.code.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
    guard sample.isDeclaration else { return function(code, number) }
    let parts = code.components(separatedBy: "\n}\n")
    return parts.dropLast().map { $0 + "\n}\n" }.joined() + function(parts.last ?? "", number)
  }

  private func function(_ code: String, _ number: Int) -> String {
    let carousel = code.contains("let carousel = ") ? "" : "carousel: iCarousel, "
    return """
      @MainActor func recipe\(number)(
        \(carousel)items: any iCarouselDataSource & iCarouselDelegate, view: UIView, pictures: [UIImage],
        picture: UIView, cover: UIView, pages: UIPageControl, thumbnails: iCarousel
      ) async {
      \(code)
      }

      """
  }

  @Test func everyRecipeCompiles() throws {
    // Those of other systems are checked with stand-ins for their libraries.
    let samples = try samples().filter { !["In SwiftUI", "On a Mac"].contains($0.title) }
    #expect(samples.count >= 20)
    let sources = samples.enumerated().map { source($1, number: $0) }
    let result = try Compiler().check(Self.surroundings + sources.joined())
    #expect(result.errors.isEmpty, "\(result.output)")
  }

  @Test func aRecipeWithAnotherNameDoesNotCompile() throws {
    let sample = try #require(try samples().first { $0.title == "Card stack" })
    let other = source(sample, number: 0).replacing("maximumPagesPerGesture", with: "mostPages")
    #expect(try !Compiler().check(Self.surroundings + other).errors.isEmpty)
  }

  /// The words of a cell that are written as code.
  private func names(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).flatMap { $0.1.matches(of: /[A-Za-z_][A-Za-z0-9_]+/).map { String($0.0) } }
  }

  @Test func everyNameInTheTablesExists() throws {
    var words: Set<String> = []
    for module in ["iCarousel", "CarouselKit", "OpenUIKitCore", "OpenUIKitControls", "OpenUIKitLists"] {
      let folder = Repository.folder.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        words.formUnion(text.matches(of: /[A-Za-z_][A-Za-z0-9_]+/).map { String($0.0) })
      }
    }
    var (count, missing) = (0, Set<String>())
    for row in try Self.text("docs/carousel-migration.md").split(separator: "\n") where row.hasPrefix("| `") {
      let cells = row.split(separator: "|").map(String.init)
      let isSame = cells[1].contains("the same")
      for name in (isSame ? names(in: cells[0]) : []) + names(in: cells[1])
      where !["true", "false", "nil"].contains(name) {
        count += 1
        if !words.contains(name) { missing.insert(name) }
      }
    }
    #expect(count > 150)
    #expect(missing == [])
  }
}
