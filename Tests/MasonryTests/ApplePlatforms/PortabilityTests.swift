import Foundation
import Testing

/// What the portable modules call of the kit, as the compiler understands them, stands in a list that was held against
/// Apple's documentation by hand. Whoever calls more looks it up there and adds it: what OpenUIKit has and UIKit lacks
/// would not compile on Apple's platforms.
@Suite struct PortabilityTests {
  @Test(arguments: ["Masonry", "MasonryShorthand", "iCarousel"])
  func callsOnlyWhatUIKitDeclares(_ module: String) throws {
    let calls = try Repository.withTemporaryFolder { folder in
      let tree = try Compiler().compile(
        module, Repository.sources(module), options: ["-dump-ast"], in: folder)
      return Set(tree.matches(of: /decl="OpenUIKit\.\(file\)\.([^@"]*)@/).map { String($0.1) })
    }
    let names = Set(calls.map { $0.replacing(" extension", with: "") })
    #expect(names.subtracting(UIKitSymbols.declared).subtracting(UIKitSymbols.elsewhere) == [])
    if module != "MasonryShorthand" { #expect(names.contains("UIView.frame")) }
  }

  @Test(arguments: UIKitSymbols.conditional)
  func callsWhatOnlySomePlatformsHaveUnderACondition(_ symbol: UIKitSymbols.Conditional) throws {
    var count = 0
    for file in try Repository.sources("Masonry") + Repository.sources("iCarousel") {
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      for (index, line) in lines.enumerated() where line.contains(symbol.spelling) {
        count += 1
        #expect(
          lines[..<index].suffix(10).contains { $0.contains(symbol.condition) }, "\(file.path): \(line)")
      }
    }
    #expect(count > 0)
  }

  /// The file of each module that may ask which platform it is compiled for.
  @Test(arguments: [
    ("Masonry", "MASPlatform.swift"), ("MasonryShorthand", "ShorthandPlatform.swift"),
    ("iCarousel", "CarouselPlatform.swift"),
  ])
  func platformsDifferInOneFileOfAModule(_ module: String, _ platformFile: String) throws {
    let question = /#(?:else)?if .*\b(?:canImport|os|targetEnvironment)\(/
    let askers = try Repository.sources(module).filter {
      try String(contentsOf: $0, encoding: .utf8).contains(question)
    }
    #expect(askers.map(\.lastPathComponent) == [platformFile])
  }
}
