/// The browser's information on time and languages, by `dates.js`, which scripts/build-page adds to the page.
enum Browser {
  /// What `datesText` answers.
  private enum Question: Int32 {
    case locale, timeZone, pattern, stylePattern, symbols
  }

  /// The seconds since the start of 1970, by the clock.
  static func secondsSince1970() -> Double { datesNow() }

  /// The code of the language and region.
  static func localeIdentifier() -> String { answer(.locale) }

  /// The name of the time zone.
  static func timeZoneIdentifier() -> String { answer(.timeZone) }

  /// Whether there is a time zone with a name.
  static func isTimeZone(_ name: String) -> Bool { !offset(name, 0).isNaN }

  /// The seconds by which a zone is ahead of UTC at a time; an empty name for the browser's own zone.
  static func secondsFromGMT(in zone: String, at seconds: Double) -> Int {
    let offset = offset(zone, seconds)
    return offset.isNaN ? 0 : Int(offset)
  }

  private static func offset(_ zone: String, _ seconds: Double) -> Double {
    var zone = zone
    return zone.withUTF8 { datesOffset($0.baseAddress, Int32($0.count), seconds) }
  }

  /// The pattern of a language for the parts of a template.
  static func pattern(template: String, in locale: String) -> String {
    answer(.pattern, about: locale + "\n" + template)
  }

  /// The pattern of a language for styles.
  static func pattern(
    dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style, in locale: String
  ) -> String {
    answer(.stylePattern, Int32(dateStyle.rawValue * 8 + timeStyle.rawValue), about: locale)
  }

  /// The names that a language has.
  static func symbols(_ kind: CalendarSymbols, in locale: String) -> [String] {
    let bytes = Array(answer(.symbols, kind.rawValue, about: locale).utf8)
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The day that weeks begin on; 1 is Sunday.
  static func firstWeekday(in locale: String) -> Int {
    var locale = locale
    return Int(locale.withUTF8 { datesFirstWeekday($0.baseAddress, Int32($0.count)) })
  }

  private static func answer(_ question: Question, _ number: Int32 = 0, about text: String = "") -> String {
    var (text, room) = (text, 256)
    return text.withUTF8 { bytes in
      while true {
        var count = 0
        let answer = String(unsafeUninitializedCapacity: room) { buffer in
          count = Int(
            datesText(
              question.rawValue, number, bytes.baseAddress, Int32(bytes.count), buffer.baseAddress,
              Int32(room)))
          return min(count, room)
        }
        if count <= room { return answer }
        room = count
      }
    }
  }
}

/// The seconds since the start of 1970.
@_extern(wasm, module: "dates", name: "now")
private func datesNow() -> Double

/// The seconds by which a zone is ahead of UTC; NaN for a name that is not valid.
@_extern(wasm, module: "dates", name: "offset")
private func datesOffset(_ zone: UnsafePointer<UInt8>?, _ count: Int32, _ seconds: Double) -> Double

/// Writes the answer to a question into the buffer if it has room. Returns the number of the answer's bytes.
@_extern(wasm, module: "dates", name: "text")
private func datesText(
  _ question: Int32, _ number: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int32,
  _ buffer: UnsafeMutablePointer<UInt8>?, _ room: Int32
) -> Int32

/// The day that weeks begin on; 1 is Sunday.
@_extern(wasm, module: "dates", name: "firstWeekday")
private func datesFirstWeekday(_ locale: UnsafePointer<UInt8>?, _ count: Int32) -> Int32
