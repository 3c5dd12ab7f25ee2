import Testing

@testable import UIKitTranslation

/// A source before and after the translation, and what is known of other files.
struct Translating {
  var before: String
  var others: [String] = []
  var options = Translator.Options()

  private var result: (text: String, remarks: [Remark], createsByClass: Bool) {
    let index = ModuleIndex(([before] + others).map(Translator.facts))
    return Translator(index: index, options: options).translate(before)
  }

  /// The translation, with single spaces for the blanks that keep the columns.
  var after: String {
    result.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: " ").joined(separator: " ")
    }.joined(separator: "\n")
  }

  var exact: String { result.text }
  var remarks: [String] { result.remarks.map(\.description) }
}

/// A row of a table.
struct Row: CustomTestStringConvertible, Sendable {
  let before: String
  let after: String
  var testDescription: String { before }

  init(_ before: String, _ after: String) {
    (self.before, self.after) = (before, after)
  }
}
