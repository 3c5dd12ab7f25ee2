import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("The compiled form")
struct CompiledTests {
  private let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="a">
    <dependencies><plugIn identifier="p"/></dependencies>
    <scenes><scene sceneID="s"><objects>
    <viewController id="a"><view key="view" id="v"><subviews><label id="l" text="Größe"/>
    <label id="m"><string key="text">Two
    lines</string></label></subviews></view></viewController>
    </objects><point key="canvasLocation" x="1" y="2"/></scene></scenes>
    </document>
    """

  private func document() throws -> InterfaceDocument {
    try InterfaceDocument(data: Data(text.utf8), file: "Main.storyboard")
  }

  @Test("it has the elements of the document with their lines, and nothing of the canvas")
  func elements() throws {
    let read = try InterfaceDocument(compiled: document().compiled, file: "Main.storyboard")
    #expect(read.kind == .storyboard && read.initialScene?.controller?.id == "a" && read.usesAutoLayout)
    let label = try #require(read.object("l"))
    #expect(label.string("text") == "Größe" && label.line == 4)
    #expect(read.object("m")?.string("text") == "Two\nlines")
    #expect(read.root.child("dependencies") == nil)
    #expect(read.root.first { $0.key == "canvasLocation" } == nil)
  }

  @Test("texts in base 64 are decoded before, so that programs need not")
  func encodedTexts() throws {
    let text = """
      <document type="x"><objects><label id="l"><string key="text" base64-UTF8="YES">CkEKQg</string></label></objects></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), file: "A.xib")
    let read = try InterfaceDocument(compiled: document.compiled, file: "A.xib")
    let string = try #require(read.object("l")?.value("text"))
    #expect(document.object("l")?.string("text") == "\nA\nB")
    #expect(string.text == "\nA\nB" && string["base64-UTF8"] == nil)
    #expect(read.object("l")?.string("text") == "\nA\nB")
  }

  @Test("the characters of a page's source stand for all bytes")
  func characters() {
    let bytes = (0...255).map { UInt8($0) }
    let text = bytes.map { String(UnicodeScalar($0)) }.joined()
    #expect(Array(text.utf8).withUnsafeBufferPointer { CompiledReader.bytes(of: $0) } == bytes)
  }

  @Test(
    "numbers are read as Swift reads them",
    arguments: [
      "0", "1", "-1", "+2", "0.5", ".5", "5.", "-0.25", "1e3", "1E-3", "2.5e+2", "393", "20.5",
      "119.66666666666667",
      "0.23529411764705882", "0.59999999999999998", "1234567.875", "-1e-9", "3.1415926535897931",
    ])
  func numbers(_ text: String) throws {
    let read = try #require(DecimalText.number(text)),
      expected = try #require(Double(text.hasSuffix(".") ? text + "0" : text))
    #expect(abs(read - expected) <= 2 * expected.ulp.magnitude, "\(read) is not \(expected)")
    if text.count < 16 { #expect(read == expected) }
  }

  @Test(
    "a text that states no value is refused",
    arguments: ["", "-", ".", "e3", "1e", "1e+", "1,5", "1 ", " 1", "1.2.3", "x", "0x10", "--1", "é"])
  func noNumbers(_ text: String) {
    #expect(DecimalText.number(text) == nil)
  }

  @Test("the digits of a long number have no end that a number could not hold")
  func longNumbers() throws {
    let zeros = String(repeating: "0", count: 400), threes = String(repeating: "3", count: 400)
    for text in [
      "1\(zeros)e-400", "0.\(threes)", "\(threes)e-399", "0.\(zeros)1e399", "-\(threes).\(threes)e-390",
    ] {
      let read = try #require(DecimalText.number(text)), expected = try #require(Double(text))
      #expect(abs(read - expected) <= 1e-12 * abs(expected), "\(read) is not \(expected)")
    }
  }

  @Test(
    "powers of ten beyond all numbers end",
    arguments: ["1e999999999999999999999", "1e-999999999999999999999", "0e999"])
  func powers(_ text: String) {
    #expect(DecimalText.number(text) == (text.hasPrefix("0") || text.contains("-") ? 0 : .infinity))
  }

  @Test("the same document has the same bytes")
  func bytes() throws {
    #expect(try document().compiled == document().compiled)
  }

  @Test("bytes of another form and cut ones are refused")
  func damage() throws {
    let bytes = try document().compiled
    #expect(throws: InterfaceError.self) { try InterfaceDocument(compiled: Data(), file: "A") }
    #expect(throws: InterfaceError.self) {
      try InterfaceDocument(compiled: Data("<document/>".utf8), file: "A")
    }
    for count in 0..<bytes.count {
      #expect(throws: InterfaceError.self) {
        try InterfaceDocument(compiled: bytes.prefix(count), file: "A")
      }
    }
  }

  @Test("elements nested deeper than the limit are refused")
  func depth() throws {
    var limits = InterfaceLimits()
    limits.depth = 4
    let bytes = try document().compiled
    #expect(throws: InterfaceError.self) {
      try InterfaceDocument(compiled: bytes, file: "A", limits: limits)
    }
  }

  @Test("a file with any bytes changed is read or refused", arguments: 0..<40)
  func changes(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    let bytes = Array(try document().compiled)
    for _ in 0..<200 {
      var changed = bytes
      for _ in 0...random(4) { changed[random(changed.count)] = UInt8(random(256)) }
      _ = try? InterfaceDocument(compiled: Data(changed), file: "A")
    }
  }
}
