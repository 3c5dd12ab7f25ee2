/// A checker of the spelling of texts, without dictionaries.
///
/// It behaves as on a device without the dictionary of a language: every word is correct, and only words that the user has taught it complete
/// others. Those words are in the user's defaults.
open class UITextChecker: NSObject {
  private static let key = "UITextCheckerLearnedWords"

  /// The words that this checker takes for correct; nil for none.
  open var ignoredWords: [String]?

  /// The languages with a dictionary: none.
  open class var availableLanguages: [String] { [] }

  /// The first misspelled word of a part of a text. Its location is `NSNotFound`, because there are no dictionaries.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// The correct words that a misspelled one may stand for: nil, because there are no dictionaries.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// The learned words that begin with a part of a text, in alphabetical order; nil for a range outside the text.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    guard range.location >= 0, range.length >= 0, NSMaxRange(range) <= (string as NSString).length else {
      return nil
    }
    let start = (string as NSString).substring(with: range)
    return Self.learned.filter { $0.hasPrefix(start) && $0 != start }.sorted()
  }

  /// Takes a word for correct, for this checker alone.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Takes a word for correct from now on.
  open class func learnWord(_ word: String) {
    if !hasLearnedWord(word) { learned.append(word) }
  }

  /// Whether the user has taught a word.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Removes a word that the user has taught.
  open class func unlearnWord(_ word: String) { learned.removeAll { $0 == word } }

  private static var learned: [String] {
    get { UserDefaults.standard.stringArray(forKey: key) ?? [] }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}
