import Foundation
import Testing

@testable import UIKitTranslation

struct ResourceTests {
  @Test(
    "The app's bundle is that of its resources",
    arguments: [
      Row(
        "let a = Bundle.main.url(forResource: b, withExtension: c)",
        "let a = Bundle.module.url(forResource: b, withExtension: c)"),
      Row("let a = Bundle(for: type(of: self))", "let a = Bundle.module"),
      Row("let a = Foundation.Bundle.main.bundlePath", "let a = Foundation.Bundle.module.bundlePath"),
      Row("let a = Bundle(path: b)", "let a = Bundle(path: b)"),
      Row("let a: Bundle = .main", "let a: Bundle = .module"),
      Row("let a: Queue = .main", "let a: Queue = .main"),
      Row("public func f(_ b: Bundle? = .main) {}", "public func f(_ b: Bundle? = .module) {}"),
      Row("init(bundle: Bundle = Bundle.main) {}", "init(bundle: Bundle = Bundle.module) {}"),
      Row("let a = DispatchQueue.main", "let a = DispatchQueue.main"),
    ])
  func bundles(row: Row) {
    #expect(Translating(before: row.before).after == row.after)
  }

  @Test(
    "Constants of assets have Xcode's names",
    arguments: [
      ("gh-logo", "ghLogo"), ("AvatarPlaceholder", "avatarPlaceholder"), ("AccentColor", "accent"),
      ("URLBar", "urlBar"),
      ("user_2 small", "user2Small"), ("2x", "_2x"), ("Color", "color"), ("HUD", "hud"),
    ])
  func constants(asset: String, name: String) {
    #expect(AssetSymbols.constant(for: asset, without: "color") == name)
  }

  @Test func constantsAreDeclaredForAssetsThatTheAppUsesAndDoesNotDeclare() {
    let sets = [
      "gh-logo.imageset", "unused.imageset", "own.imageset", "BrandColor.colorset", "AppIcon.appiconset",
    ]
    let files =
      sets.map { "/a/Assets.xcassets/\($0)/Contents.json" } + ["/a/Assets.xcassets/gh-logo.imageset/b.png"]
    let symbols = AssetSymbols(
      files: files,
      sources: [
        "let a: UIImage = .ghLogo; let b = UIImage.own", "extension UIImage { static let own = 1 }",
        "x.tint = .brand",
      ])
    #expect(symbols.images.map { "\($0.name): \($0.asset)" } == ["ghLogo: gh-logo"])
    #expect(symbols.colors.map { "\($0.name): \($0.asset)" } == ["brand: BrandColor"])
    #expect(symbols.declarations.contains("static var `ghLogo`: UIImage { UIImage(named: \"gh-logo\")! }"))
  }

  @Test(
    "Resources lie side by side, except those of languages and catalogues",
    arguments: [
      ("/app/Support/Data/a.json", "a.json"),
      ("/app/Support/en.lproj/Localizable.strings", "en.lproj/Localizable.strings"),
      ("/app/Assets.xcassets/Icons/b.imageset/b.png", "Assets.xcassets/Icons/b.imageset/b.png"),
      ("/app/Settings.bundle/Root.plist", "Settings.bundle/Root.plist"),
    ])
  func places(file: String, place: String) {
    #expect(ResourceFolder.place(of: file) == place)
  }

  @Test func aFolderHasLinksToTheFilesAndTheFirstOfOneNameStays() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (folder, text) in [("one", "1"), ("two", "2")] {
      let place = root.appending(path: folder)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place.appending(path: "a.txt"))
    }
    let folder = try ResourceFolder(at: root.appending(path: "out").path)
    for name in ["one", "two"] { try folder.add(root.appending(path: name + "/a.txt").path) }
    try folder.add("b = c", as: "de.lproj/L.strings")
    #expect(try String(contentsOf: root.appending(path: "out/a.txt"), encoding: .utf8) == "1")
    #expect(
      try String(contentsOf: root.appending(path: "out/de.lproj/L.strings"), encoding: .utf8) == "b = c")
  }

  /// Forms as Xcode writes them: for numbers, for devices, and with a part of the text for each number.
  @Test func aStringCatalogueHasTheFormsForMostNumbers() throws {
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld files": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Datei"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}}}},
        "tap": {"localizations": {"de": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "translated", "value": "Tippen"}},
          "other": {"stringUnit": {"state": "translated", "value": "Klicken"}}}}}}},
        "mail": {"localizations": {"de": {
          "stringUnit": {"state": "translated", "value": "%#@unread@ von %2$lld"},
          "substitutions": {"unread": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg neue"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg neue Mails"}}}}}}}}},
        "empty": {"localizations": {"de": {"variations": {"plural": {}}}}}
      }}
      """
    let files = try StringCatalog(Data(json.utf8)).files
    #expect(
      files == [
        "de": """
        "%lld files" = "%lld Dateien";
        "mail" = "%1$lld neue Mails von %2$lld";
        "tap" = "Tippen";

        """
      ])
  }

  /// The keys of `.stringsdict` files are those of Apple's documentation, "Handling noun plurals and units of measurement".
  @Test func aStringCatalogueHasAFileWithItsFormsForNumbers() throws {
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%@ has %lld files": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%1$@ hat %2$lld Datei"}},
          "other": {"stringUnit": {"state": "translated", "value": "%1$@ hat %2$lld Dateien"}}}}}}},
        "mail": {"localizations": {"de": {
          "stringUnit": {"state": "translated", "value": "%#@unread@ von %2$lld"},
          "substitutions": {"unread": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg neue"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg neue Mails"}}}}}}}}},
        "plain": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Plan"}}}}}}
      """
    let files = try StringCatalog(Data(json.utf8)).pluralFiles
    #expect(Array(files.keys) == ["de"])
    let list = try PropertyListSerialization.propertyList(from: Data(files["de"]!.utf8), format: nil)
    let entries = try #require(list as? [String: [String: Any]])
    #expect(entries.keys.sorted() == ["%@ has %lld files", "mail"])
    #expect(entries["mail"]?["NSStringLocalizedFormatKey"] as? String == "%1$#@unread@ von %2$lld")
    #expect(entries["%@ has %lld files"]?["NSStringLocalizedFormatKey"] as? String == "%2$#@value@")
    let forms = try #require(entries["%@ has %lld files"]?["value"] as? [String: String])
    #expect(forms["one"] == "%1$@ hat %2$lld Datei" && forms["NSStringFormatValueTypeKey"] == "lld")
  }

  @Test(
    "Formats follow the language of the screen",
    arguments: [
      Row("let a = DateFormatter()", "let a = Formatter._following(DateFormatter())"),
      Row(
        "let a = Foundation.NumberFormatter()", "let a = Formatter._following(Foundation.NumberFormatter())"),
      Row("let a = Locale.current.identifier", "let a = Locale._current.identifier"),
      Row("let a = Calendar.autoupdatingCurrent", "let a = Calendar._current"),
      Row(
        "String.localizedStringWithFormat(NSLocalizedString(a, comment: b), c)",
        "String._localizedFormat(NSLocalizedString(a, comment: b), c)"),
      Row("String(format: Locale.current.identifier, b)", "String(_format: Locale._current.identifier, b)"),
      Row("let a = FileManager.default.current", "let a = FileManager.default.current"),
      Row("let a = ListFormatter()", "let a = ListFormatter()"),
      Row("let a = String(describing: b)", "let a = String(describing: b)"),
    ])
  func formats(row: Row) {
    #expect(Translating(before: row.before).after == row.after)
  }

  @Test func aStringCatalogueIsAFileForEachLanguage() throws {
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sag \\"Hallo\\"\\n"}},
                                    "en": {"stringUnit": {"state": "translated", "value": "Hello"}}}},
        "plain": {}}}
      """
    let files = try StringCatalog(Data(json.utf8)).files
    #expect(files["de"] == #""hello" = "Sag \"Hallo\"\n";"# + "\n")
    #expect(files["en"] == #""hello" = "Hello";"# + "\n" && files.count == 2)
  }

  @Test(
    "A damaged string catalogue is named, with the place of the damage",
    arguments: [
      ("{", ""), ("[]", ""),
      (#"{"strings": {"hello": {"localizations": {"de": {"stringUnit": {"state": "new"}}}}}}"#, "hello"),
    ])
  func damagedStringCatalogues(json: String, place: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xcstrings")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(json.utf8).write(to: file)
    let error = #expect(throws: StringCatalog.DamagedFile.self) {
      try StringCatalog(contentsOfFile: file.path)
    }
    #expect(error?.description.hasPrefix("\(file.path): error: ") == true)
    #expect(error?.description.contains(place) == true || place.isEmpty)
  }
}
