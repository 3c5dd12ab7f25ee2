import Foundation
import Masonry
import Testing
import iCarousel

/// What stands beside the package for other tools. CocoaPods runs on a Mac only: here its specifications are
/// compared with the package.
@Suite struct PackagingTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: ["UIKitShim", "Masonry", "MasonryShorthand", "iCarousel"])
  func specificationSaysWhatThePackageSays(_ module: String) throws {
    let specification = try text("\(module).podspec")
    let package = try text("Package.swift")
    #expect(specification.contains("spec.source_files = 'Sources/\(module)/**/*.swift'"))
    let dependencies = specification.matches(of: /spec\.dependency '(\w+)'/).map { String($0.output.1) }
    for dependency in dependencies {
      #expect(package.contains("name: \"\(module)\", dependencies: [\"\(dependency)\""))
    }
    #expect(package.contains(".iOS(.v15)") && specification.contains("ios.deployment_target = '15.0'"))
    #expect(package.contains(".tvOS(.v15)") && specification.contains("tvos.deployment_target = '15.0'"))
  }

  @Test(arguments: [
    ("Masonry", MasonryVersionString, MasonryVersionNumber),
    ("iCarousel", iCarouselVersionString, iCarouselVersionNumber),
  ])
  func versionIsThatOfTheSpecification(_ module: String, _ version: String, _ number: Double) throws {
    #expect(try text("\(module).podspec").contains("spec.version = '\(version)'"))
    #expect(version.hasPrefix("\(number)."))
  }

  @Test(arguments: ["make", "update", "remake"])
  func everyVerbHasASnippetForBothEditors(_ verb: String) throws {
    let code = try text("Editors/Xcode/mas_\(verb).codesnippet")
    #expect(code.contains(".mas_\(verb)Constraints { make in"))
    let all = try JSONSerialization.jsonObject(with: Data(text("Editors/VSCode/masonry.code-snippets").utf8))
    let snippets = try #require(all as? [String: [String: Any]])
    let snippet = try #require(snippets.values.first { $0["prefix"] as? String == "mas_\(verb)" })
    #expect((snippet["body"] as? [String])?.first == "${1:view}.mas_\(verb)Constraints { make in")
  }

  @Test func snippetsCompileOnceTheirPlacesAreFilled() throws {
    let all = try JSONSerialization.jsonObject(with: Data(text("Editors/VSCode/masonry.code-snippets").utf8))
    var bodies = try #require(all as? [String: [String: Any]]).values.compactMap { snippet in
      (snippet["body"] as? [String])?.joined(separator: "\n").replacing("${1:view}", with: "view")
        .replacing("$0", with: "make.left.equalTo(5)")
    }
    for verb in ["make", "update", "remake"] {
      let file = try text("Editors/Xcode/mas_\(verb).codesnippet")
      let contents = try #require(
        file.firstMatch(of: /<key>IDECodeSnippetContents<\/key>\s*<string>([^<]*)<\/string>/))
      bodies.append(
        String(contents.1).replacing("&lt;#view#&gt;", with: "view")
          .replacing("&lt;#constraints#&gt;", with: "make.left.equalTo(5)"))
    }
    #expect(bodies.count == 6 && bodies.allSatisfy { !$0.contains("#") && !$0.contains("$") })
    let functions = bodies.enumerated().map { "@MainActor func snippet\($0)(view: UIView) {\n\($1)\n}" }
    #expect(try Compiler().check("import Masonry\n" + functions.joined(separator: "\n")).output.isEmpty)
  }

  @Test func privacyManifestSaysThatNothingIsCollectedWhichIsSo() throws {
    let manifest = try PropertyListSerialization.propertyList(
      from: Data(text("Sources/Masonry/PrivacyInfo.xcprivacy").utf8), format: nil)
    let entries = try #require(manifest as? [String: Any])
    #expect(entries["NSPrivacyTracking"] as? Bool == false)
    for list in ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes"] {
      #expect((entries[list] as? [Any])?.isEmpty == true, "\(list)")
    }
    // The interfaces for whose use Apple wants a reason: settings, dates of files, free space, the time since the start,
    // keyboards.
    let reasons =
      /UserDefaults|creationDate|modificationDate|volumeAvailable|systemFreeSize|systemUptime|mach_absolute_time|activeInputModes|\bstat\(/
    for file in try Repository.sources("Masonry") + Repository.sources("MasonryShorthand") {
      #expect(try !String(contentsOf: file, encoding: .utf8).contains(reasons), "\(file.lastPathComponent)")
    }
    #expect(try text("Masonry.podspec").contains("['Sources/Masonry/PrivacyInfo.xcprivacy']"))
    #expect(try text("Package.swift").contains(".copy(\"PrivacyInfo.xcprivacy\")"))
  }
}
