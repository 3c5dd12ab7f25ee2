import Testing

@testable import OpenUIKitSupport

struct StringBytesTests {
  @Test(
    "Texts are compared byte by byte",
    arguments: [
      ("", "", true), ("a", "a", true), ("a", "b", false), ("a", "ab", false), ("ab", "a", false),
      ("a text that is longer than fifteen bytes", "a text that is longer than fifteen bytes", true),
      ("a text that is longer than fifteen bytes", "a text that is longer than fifteen bytez", false),
      // One character in two ways: equal as characters, not as bytes.
      ("\u{E9}", "e\u{301}", false),
    ])
  func comparesBytes(first: String, second: String, areSame: Bool) {
    #expect(first.hasSameBytes(as: second) == areSame)
    #expect(String.haveSameBytes(first, second) == areSame)
  }

  @Test("No text is the same as no text only")
  func comparesNothing() {
    #expect(String.haveSameBytes(nil, nil))
    #expect(!String.haveSameBytes("", nil))
    #expect(!String.haveSameBytes(nil, ""))
  }
}
