import Foundation
import InterfaceBuilder
import Testing

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
