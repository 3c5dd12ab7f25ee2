import Foundation
import FoundationAdditions
import Testing

/// The data that are found in texts.
@Suite("Detected data") struct DataDetectorTests {
  private func find(
    _ types: NSTextCheckingResult.CheckingType, in text: String, range: NSRange? = nil
  ) throws -> [String] {
    let whole = NSRange(location: 0, length: (text as NSString).length)
    return try NSDataDetector(types: types.rawValue).matches(in: text, range: range ?? whole).map {
      ($0.url?.absoluteString ?? $0.phoneNumber ?? "?") + " at \($0.range.location)+\($0.range.length)"
    }
  }

  @Test(
    "Links and addresses of mail have the address that opens them",
    arguments: [
      ("See https://a.example/b?c=1.", ["https://a.example/b?c=1 at 4+23"]),
      ("(www.example.com)", ["http://www.example.com at 1+15"]),
      ("Is apple.com up?", ["http://apple.com at 3+9"]),
      ("apple.com/store, maybe", ["http://apple.com/store at 0+15"]),
      ("Write to jo.smith@mail.example.org!", ["mailto:jo.smith@mail.example.org at 9+25"]),
      ("😀 ftp://a.de x@b.co", ["ftp://a.de at 3+10", "mailto:x@b.co at 14+6"]),
      ("version 1.2.3 of file.swift, e.g. this", []), ("", []),
    ])
  func links(text: String, found: [String]) throws {
    #expect(try find(.link, in: text) == found)
  }

  @Test(
    "Telephone numbers have seven digits or more",
    arguments: [
      ("Call +1 (408) 555-0199 now", ["+1 (408) 555-0199 at 5+17"]), ("555-0199", ["555-0199 at 0+8"]),
      ("in 2024, 12-34", []), ("id 12345678901a", []),
    ])
  func numbers(text: String, found: [String]) throws {
    #expect(try find(.phoneNumber, in: text) == found)
  }

  @Test("Results do not overlap, and only the types that are asked for are found")
  func types() throws {
    let text = "https://a.de/5550199123 or 555 019 9123"
    let both: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
    #expect(try find(both, in: text) == ["https://a.de/5550199123 at 0+23", "555 019 9123 at 27+12"])
    #expect(try find(.phoneNumber, in: text) == ["555 019 9123 at 27+12"])
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test("A range limits the search, also one outside of the text")
  func ranges() throws {
    let text = "a.com b.com c.com"
    #expect(try find(.link, in: text, range: NSRange(location: 6, length: 5)) == ["http://b.com at 6+5"])
    for range in [
      NSRange(location: NSNotFound, length: 5), NSRange(location: -3, length: Int.max),
      NSRange(location: 90, length: 1),
    ] {
      _ = try find(.link, in: text, range: range)
    }
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    let whole = NSRange(location: 0, length: 17)
    #expect(detector.numberOfMatches(in: text, range: whole) == 3)
    #expect(
      detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
    var seen: [String] = []
    detector.enumerateMatches(in: text, range: whole) { match, _, stop in
      seen.append(match?.url?.host ?? "")
      stop.pointee = ObjCBool(seen.count == 2)
    }
    #expect(seen == ["a.com", "b.com"])
  }
}
