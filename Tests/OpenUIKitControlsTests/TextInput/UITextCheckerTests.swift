import Foundation
import OpenUIKit
import Testing

@MainActor
@Suite("Text checkers without dictionaries")
struct UITextCheckerTests {
  private let whole = NSRange(location: 0, length: 5)

  @Test("Every word is correct, in every language")
  func correct() {
    let checker = UITextChecker()
    let found = checker.rangeOfMisspelledWord(
      in: "qzxjk", range: whole, startingAt: 0, wrap: false, language: "en_US")
    #expect(found.location == NSNotFound && UITextChecker.availableLanguages.isEmpty)
    #expect(checker.guesses(forWordRange: whole, in: "qzxjk", language: "en") == nil)
    checker.ignoreWord("qzxjk")
    #expect(checker.ignoredWords == ["qzxjk"] && UITextChecker().ignoredWords == nil)
  }

  @Test("A learned word completes others until it is unlearned")
  func learning() {
    let (checker, word) = (UITextChecker(), "qzxjkable")
    defer { UITextChecker.unlearnWord(word) }
    UITextChecker.learnWord(word)
    UITextChecker.learnWord(word)
    #expect(UITextChecker.hasLearnedWord(word))
    #expect(checker.completions(forPartialWordRange: whole, in: "qzxjk", language: "en") == [word])
    #expect(
      checker.completions(forPartialWordRange: NSRange(location: 3, length: 9), in: "abc", language: "en")
        == nil)
    UITextChecker.unlearnWord(word)
    #expect(!UITextChecker.hasLearnedWord(word))
    #expect(checker.completions(forPartialWordRange: whole, in: "qzxjk", language: "en") == [])
  }
}
