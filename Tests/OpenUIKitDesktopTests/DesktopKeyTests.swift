import OpenUIKit
import OpenUIKitDesktop
import Testing

@Suite struct DesktopKeyTests {
  /// X's symbols and Linux's codes of some keys, from their tables.
  @Test(
    arguments: [
      (30, 0x61, .keyboardA, "a"), (30, 0x41, .keyboardA, "A"), (2, 0x31, .keyboard1, "1"),
      (28, 0xFF0D, .keyboardReturnOrEnter, "\r"), (14, 0xFF08, .keyboardDeleteOrBackspace, ""),
      (105, 0xFF51, .keyboardLeftArrow, ""), (59, 0xFFBE, .keyboardF1, ""), (88, 0xFFC9, .keyboardF12, ""),
      (79, 0xFFB1, .keypad1, "1"), (79, 0xFF9C, .keyboardEnd, ""), (57, 0x20, .keyboardSpacebar, " "),
      (42, 0xFFE1, .keyboardLeftShift, ""), (12, 0x2D, .keyboardHyphen, "-"),
      (39, 0xF6, .keyboardSemicolon, "ö"),
      (16, 0x0100_0444, .keyboardQ, "ф"), (41, 0x60, .keyboardGraveAccentAndTilde, "`"),
    ] as [(Int, UInt32, UIKeyboardHIDUsage, String)])
  func keysHaveTheirUsageAndCharacters(
    _ code: Int, _ symbol: UInt32, _ usage: UIKeyboardHIDUsage, _ text: String
  ) {
    let key = DesktopKey(code: code, symbol: symbol, state: 0)
    #expect(key.usage == usage)
    #expect(key.characters == text)
  }

  @Test func lettersOfAnotherLayoutAreWhereTheyArePrinted() {
    // A is where Q is on an American keyboard.
    #expect(DesktopKey(code: 16, symbol: 0x61, state: 0).usage == .keyboardA)
  }

  @Test func controlStandsForCommand() {
    let key = DesktopKey(code: 46, symbol: 0x63, state: 1 << 2 | 1 << 0)
    #expect(key.modifiers == [.command, .shift])
    #expect(!key.isTyped)
  }

  @Test func keysOfTheNumericPadHaveItsFlag() {
    #expect(DesktopKey(code: 79, symbol: 0xFFB1, state: 0).modifiers == .numericPad)
    #expect(DesktopKey(code: 2, symbol: 0x31, state: 0).modifiers == [])
  }

  @Test func unknownKeysHaveNoUsage() {
    #expect(DesktopKey(code: 240, symbol: 0x1008_FF11, state: 0).usage == nil)
  }

  @Test func everyPlaceOfTheFirstRowsHasAUsageOfItsOwn() {
    let codes = Array(2...13) + Array(16...27) + Array(30...41) + Array(43...53) + [57]
    let usages = codes.compactMap { DesktopKey(code: $0, symbol: 0, state: 0).usage }
    #expect(usages.count == codes.count)
    #expect(Set(usages).count == codes.count)
  }
}
