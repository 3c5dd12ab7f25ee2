import Foundation
import Testing

/// The numbers of deviations from the original iCarousel that tests cite.
@Suite struct DeviationTests {
  @Test func everyCitedNumberIsInTheDocument() throws {
    let document = Repository.folder.appendingPathComponent("docs/carousel.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## 7 Deviations").last)
    let listed = section.matches(of: /^\| (\d+) \|/.anchorsMatchLineEndings()).compactMap { Int($0.1) }
    #expect(listed == Array(1...listed.count) && listed.count >= 30)
    let tests = Repository.folder.appendingPathComponent("Tests/iCarouselTests")
    var cited: Set<Int> = []
    for file in try FileManager.default.contentsOfDirectory(at: tests, includingPropertiesForKeys: nil)
    where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      let pattern = file.lastPathComponent == "QuirkTests.swift" ? /@Test\("(\d+):/ : /Quirk (\d+)/
      cited.formUnion(source.matches(of: pattern).compactMap { Int($0.1) })
    }
    #expect(cited.count > 20 && cited.subtracting(listed) == [])
  }
}
