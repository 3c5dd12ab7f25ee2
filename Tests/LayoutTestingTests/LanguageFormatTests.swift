import Foundation
import OpenUIKit
import Testing

@testable import LayoutTesting

/// The functions that the plugin's translation of an app calls for texts with numbers and for formats.
@Suite("Formats of languages", .ownScreen)
@MainActor
struct LanguageFormatTests {
  /// Unicode CLDR, "Language Plural Rules", cardinal numbers.
  @Test(
    "A text has the form that its language has for the number",
    arguments: [
      ("en", [(0, "other"), (1, "one"), (2, "other")]), ("fr", [(0, "one"), (1, "one"), (2, "other")]),
      ("fr", [(1_000_000, "many")]), ("pt-BR", [(0, "one"), (2, "other")]),
      ("pt-PT", [(0, "other"), (1, "one")]),
      ("pl", [(1, "one"), (2, "few"), (5, "many"), (12, "many"), (22, "few")]),
      ("ru", [(1, "one"), (3, "few"), (11, "many"), (21, "one"), (25, "many")]),
      ("sr", [(1, "one"), (3, "few"), (11, "other")]), ("cs", [(1, "one"), (4, "few"), (5, "other")]),
      ("ar", [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (11, "many"), (100, "other")]),
      ("ja", [(1, "other")]), ("he", [(1, "one"), (2, "two"), (3, "other")]),
      ("sl", [(101, "one"), (102, "two"), (3, "few"), (5, "other")]),
      ("lv", [(10, "zero"), (21, "one"), (2, "other")]), ("lt", [(21, "one"), (11, "other"), (2, "few")]),
      ("ro", [(0, "few"), (1, "one"), (20, "other")]), ("cy", [(3, "few"), (6, "many")]),
      ("ga", [(2, "two"), (7, "many")]), ("is", [(21, "one"), (11, "other")]),
      ("hi", [(0, "one"), (2, "other")]),
    ] as [(String, [(Int, String)])])
  func categories(language: String, rows: [(Int, String)]) throws {
    var forms = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld"]
    let names = ["one", "two", "few", "many", "other"]
    // A form for zero counts in every language, so only those that have the category get it.
    for name in names + (["ar", "lv", "cy"].contains(language) ? ["zero"] : []) { forms[name] = name }
    let bundle = try self.bundle(
      [language: ["files": ["NSStringLocalizedFormatKey": "%#@n@", "n": forms]]], ending: "stringsdict")
    for (number, form) in rows {
      show(Language(stringLiteral: language)) {
        #expect(
          String._localizedFormat(bundle._string(forKey: "files"), number) == form, "\(language) \(number)")
      }
    }
  }

  @Test("A text with two numbers has the form of each, and other values keep their places")
  func twoNumbers() throws {
    func part(_ one: String, _ other: String) -> [String: String] {
      [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": one,
        "other": other, "zero": "keine",
      ]
    }
    let entry: [String: Any] = [
      "NSStringLocalizedFormatKey": "%@: %#@files@ in %#@folders@, %d %%",
      "files": part("%d Datei", "%d Dateien"),
      "folders": part("%d Ordner", "%d Ordnern"),
    ]
    let bundle = try self.bundle(["de": ["state": entry]], ending: "stringsdict")
    show("de") {
      let format = bundle._string(forKey: "state")
      #expect(String(_format: format, NSString("Ada"), 1, 3, 50) == "Ada: 1 Datei in 3 Ordnern, 50 %")
      #expect(String(_format: format, NSString("Ada"), 0, 1, 50) == "Ada: keine in 1 Ordner, 50 %")
    }
  }

  @Test("A key has the values of its literal, as keys of catalogues have them")
  func literals() throws {
    let bundle = try self.bundle(
      ["de": ["Hello %@, %lld new": "%2$lld neue für %1$@", "100 %": "alles"]], ending: "strings")
    show("de") {
      let (name, count) = ("Ada", 3)
      let value: String.LocalizationValue = "Hello \(name), \(count) new"
      #expect(value._text(table: nil, bundle: bundle, locale: ._current) == "3 neue für Ada")
      let plain: String.LocalizationValue = "100 %"
      #expect(plain._text(table: nil, bundle: bundle, locale: ._current) == "alles")
      let missing: String.LocalizationValue = "\(count) of \(2.5, specifier: "%.1f")"
      #expect(missing._text(table: nil, bundle: bundle, locale: ._current) == "3 of 2,5")
    }
  }

  /// Formats of Unicode CLDR: German separates thousands by a point, and English by a comma.
  @Test("Formats follow the language of the screen, also those of formatters that an app has kept")
  func formatters() throws {
    let numbers = Formatter._following(NumberFormatter())
    numbers.numberStyle = .decimal
    let dates = Formatter._following(DateFormatter())
    dates.dateFormat = "MMMM"
    let own = Formatter._following(DateFormatter())
    own.locale = Locale(identifier: "fr")
    own.dateFormat = "MMMM"
    let march = Date(timeIntervalSince1970: 5_400_000)
    show("de") {
      #expect(Locale._current.identifier == "de" && Calendar._current.firstWeekday == 2)
      #expect(numbers.string(from: 1_234.5) == "1.234,5" && dates.string(from: march) == "März")
      let second = Formatter._following(DateFormatter())
      second.dateFormat = "MMMM"
      #expect(second.string(from: march) == "März")
    }
    show("en-US") {
      #expect(numbers.string(from: 1_234.5) == "1,234.5" && dates.string(from: march) == "March")
      #expect(own.string(from: march) == "mars")
    }
    show(.none) { #expect(Locale._current == .current && dates.string(from: march) == "March") }
  }

  // MARK: -

  /// Runs code while a screen of the language is shown.
  private func show(_ language: Language, _ body: () -> Void) {
    _ = ScreenLayout(in: Configuration(language: language)) {
      body()
      return UIViewController()
    }
  }

  /// A bundle with one file of texts for each language.
  private func bundle(_ tables: [String: [String: Any]], ending: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (language, table) in tables {
      let strings = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
      let data = try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
      try data.write(to: strings.appendingPathComponent("Localizable.\(ending)"))
    }
    return try #require(Bundle(path: folder.path))
  }
}
