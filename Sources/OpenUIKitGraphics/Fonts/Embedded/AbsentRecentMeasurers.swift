/// The measurers for strings, which belong to no view. A page has none: its strings are measured by the fonts of its windows.
enum RecentMeasurers {
  static var measurer: (any TextMeasurer)? { nil }
}

/// The text measurer of text that belongs to no window. A page has one window before it has views.
package enum ProcessMeasurer {
  package static var shared: Default { Default() }

  package struct Default {
    package var measurer: any TextMeasurer { DeterministicTextMeasurer.shared }
  }
}
