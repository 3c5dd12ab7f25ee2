import Testing

@testable import OpenUIKitSupport

struct ExactStringTests {
  @Test("A key is found by its own bytes only")
  func findsByBytes() {
    let long = "a text that is longer than fifteen bytes"
    var places: [ExactString: Int] = [ExactString(""): 0, ExactString("a"): 1, ExactString(long): 2]
    // One character in two ways: one key as a `String`, two keys by its bytes.
    places[ExactString("\u{E9}")] = 3
    places[ExactString("e\u{301}")] = 4
    for (key, place) in [("", 0), ("a", 1), (long, 2), ("\u{E9}", 3), ("e\u{301}", 4)] {
      #expect(places[ExactString(key)] == place)
    }
    #expect(places.count == 5)
    #expect(places[ExactString("b")] == nil)
    #expect(places[ExactString(long + "!")] == nil)
  }
}
