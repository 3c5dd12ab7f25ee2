import EmbeddedFoundation
import Foundation
import Testing

@Suite struct DateFormatterTests {
  private func texts(
    _ seconds: Double, _ locale: String, _ setUp: (PageDateFormatter, FoundationDateFormatter) -> Void
  ) -> (own: String, expected: String) {
    let (own, expected) = (PageDateFormatter(), FoundationDateFormatter())
    own.locale = PageLocale(identifier: locale)
    expected.locale = FoundationLocale(identifier: locale)
    own.timeZone = PageTimeZone(identifier: "America/New_York")
    expected.timeZone = FoundationTimeZone(identifier: "America/New_York")
    setUp(own, expected)
    return (
      own.string(from: PageDate(timeIntervalSince1970: seconds)),
      expected.string(from: FoundationDate(timeIntervalSince1970: seconds))
    )
  }

  @Test(arguments: [
    "yyyy-MM-dd'T'HH:mm:ssXXX", "EEEE, d MMMM y", "EEE d LLL yy", "h:mm a", "HH 'o''clock'", "K k m s",
    "''yy''",
    "G y", "LLLL", "MMMMM EEEEE", "ZZZZ Z", "ss.SSS", "ccc", "",
  ])
  func `patterns give the texts that Foundation gives`(_ pattern: String) {
    for locale in ["en_US", "de_DE", "ru_RU", "ja_JP"] {
      for index in 0..<40 {
        let (own, expected) = texts(-2_000_000_000 + Double(index) * 98_765_432.125, locale) {
          $0.dateFormat = pattern
          $1.dateFormat = pattern
        }
        #expect(own == expected, "\(locale), date \(index)")
      }
    }
  }

  @Test func `templates and styles follow the language`() {
    for locale in ["en_US", "de_DE", "fr_FR"] {
      for template in ["yMMMMd", "EEEMMMd", "jmm", "yMMMd"] {
        let (own, expected) = texts(641_000_000, locale) {
          $0.setLocalizedDateFormatFromTemplate(template)
          $1.setLocalizedDateFormatFromTemplate(template)
        }
        #expect(own == expected && !own.isEmpty)
      }
      let (own, expected) = texts(641_000_000, locale) {
        ($0.dateStyle, $0.timeStyle) = (.long, .short)
        ($1.dateStyle, $1.timeStyle) = (.long, .short)
      }
      #expect(own == expected && !own.isEmpty)
    }
  }
}
