/// The measurers for strings, which belong to no view. A page has none: its strings are measured by the fonts of its windows.
enum RecentMeasurers {
  static let current = Absent()

  struct Absent {
    var measurer: (any TextMeasurer)? { nil }
  }
}
