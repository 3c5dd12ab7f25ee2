import Foundation
import InterfaceBuilder
import Testing

/// A document with some elements in its list of objects.
private func nib(_ objects: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <objects>
  \(objects)
  </objects>
  </document>
  """
}

private func document(_ text: String, limits: InterfaceLimits = InterfaceLimits()) throws -> InterfaceDocument
{
  try InterfaceDocument(data: Data(text.utf8), file: "Main.xib", limits: limits)
}

@Suite("Reading files of Interface Builder")
struct ReadingTests {
  @Test("elements keep their attributes, their children and their lines")
  func elements() throws {
    let read = try document(
      nib(
        """
        <view id="a">
        <subviews>
        <label id="b" text="Title" numberOfLines="0"/>
        </subviews>
        </view>
        """))
    let label = try #require(read.object("b"))
    #expect(read.kind == .xib && read.toolsVersion == 22505 && read.usesAutoLayout)
    #expect(label.name == "label" && label.line == 6 && label.string("text") == "Title")
    #expect(label.integer("numberOfLines") == 0 && label.number("alpha") == nil)
    #expect(read.object("a")?.list("subviews").map(\.name) == ["label"])
  }

  @Test("values are read by type, and malformed ones count as absent")
  func values() throws {
    let read = try document(
      nib(
        """
        <view id="a" hidden="YES" alpha="0.5" tag="x" opaque="perhaps">
        <rect key="frame" x="1" y="2" width="3.5" height="nan"/>
        <rect key="bounds" x="1" y="2" width="3.5" height="4"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <size key="itemSize" width="5" height="6"/>
        </view>
        """))
    let view = try #require(read.object("a"))
    #expect(view.flag("hidden") == true && view.flag("opaque") == nil && view.integer("tag") == nil)
    #expect(view.number("alpha") == 0.5 && view.rectangle("frame") == nil)
    #expect(view.rectangle("bounds") == InterfaceRectangle(x: 1, y: 2, width: 3.5, height: 4))
    #expect(view.insets("layoutMargins") == InterfaceInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.insets("contentEdgeInsets") == InterfaceInsets(top: 2, leading: 1, bottom: 4, trailing: 3))
    #expect(view.size("itemSize") == InterfaceSize(width: 5, height: 6))
  }

  @Test("strings keep their line breaks, and base 64 without padding is decoded")
  func strings() throws {
    let read = try document(
      nib(
        """
        <label id="a"><string key="text">One
        Two &amp; three</string></label>
        <label id="b"><mutableString key="text" base64-UTF8="YES">
        QQpC
        </mutableString></label>
        <label id="c"><string key="text" base64-UTF8="YES">SGk</string></label>
        """))
    #expect(read.object("a")?.string("text") == "One\nTwo & three")
    // QQpC is A, a line break, B; SGk is Hi with one sign of padding left out (RFC 4648).
    #expect(read.object("b")?.string("text") == "A\nB")
    #expect(read.object("c")?.string("text") == "Hi")
  }

  @Test("what is not understood is kept, and named with its line")
  func unknown() throws {
    let read = try document(
      nib("<view id=\"a\">\n<hologram key=\"depth\" value=\"3\"/>\n</view>\n<view id=\"a\"/>"))
    #expect(
      read.remarks.map(\.description) == [
        "Main.xib:5: the element <hologram> is not understood",
        "Main.xib:7: the identifier a is that of another object too",
      ])
    #expect(read.root.child("objects")?.children.first?.value("depth")?["value"] == "3")
  }

  @Test("attributes and values without an effect are named, and what the canvas needs is not")
  func properties() throws {
    let read = try document(
      nib(
        """
        <label id="a" userLabel="Title" text="A" misplaced="YES" verticalHologram="YES">
        <animations/>
        <color key="hologramColor" white="1" alpha="1"/>
        <nil key="highlightedColor"/>
        <variation key="heightClass=compact" numberOfLines="2"/>
        </label>
        <button id="b"><state key="normal" title="Buy"/></button>
        """))
    #expect(
      read.remarks.map(\.description) == [
        "Main.xib:4: the attribute verticalHologram of <label> has no effect here",
        "Main.xib:6: the value hologramColor of <label> has no effect here",
      ])
  }

  @Test("a storyboard has its scenes, and the one that a program begins with")
  func scenes() throws {
    let read = try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="b">
      <device id="retina6_12" orientation="landscape" appearance="dark"/>
      <scenes>
      <scene sceneID="1"><objects><viewController id="a"/><placeholder placeholderIdentifier="IBFirstResponder" id="f"/></objects></scene>
      <scene sceneID="2"><objects><navigationController id="b"/></objects></scene>
      </scenes>
      <resources><image name="cat" width="20" height="30"/></resources>
      </document>
      """)
    #expect(read.kind == .storyboard && read.scenes.map { $0.controller?.id } == ["a", "b"])
    #expect(read.initialScene?.controller?.name == "navigationController")
    #expect(read.imageSize("cat") == InterfaceSize(width: 20, height: 30))
    // Apple's Human Interface Guidelines: the display of an iPhone 15 has 393 x 852 points.
    #expect(read.canvas?.size == InterfaceSize(width: 852, height: 393) && read.canvas?.isDark == true)
  }
}

@Suite("Damaged files of Interface Builder")
struct DamagedFileTests {
  @Test(
    "a file of another kind is refused with its line",
    arguments: [
      ("", 1), ("no XML", 1), ("<document>\n<objects>\n<view id=\"a\">\n", 4),
      ("<document>\n<a></b>\n</document>", 2),
      ("<plist/>", 1), ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", 1),
      ("<document targetRuntime=\"MacOSX.Cocoa\"/>", 1),
      ("<document><view id=\"a\" id=\"b\"/></document>", 1),
      ("<!DOCTYPE a [<!ENTITY b \"c\">]><document/>", 1), ("<document><?a?></document>", 1),
    ])
  func refused(text: String, line: Int) throws {
    let error = try #require(throws: InterfaceError.self) { try document(text) }
    #expect(error.file == "Main.xib" && abs(error.line - line) <= 1, "\(error)")
  }

  @Test("entities that would expand to gigabytes are refused before they expand")
  func entities() {
    let definitions = (1..<30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    #expect(throws: InterfaceError.self) {
      try document("<!DOCTYPE d [<!ENTITY e0 \"lol\">\(definitions)]><document>&e29;</document>")
    }
  }

  @Test("limits of bytes, elements and depth are kept")
  func limits() throws {
    var limits = InterfaceLimits()
    limits.bytes = 100
    #expect(throws: InterfaceError.self) { try document(nib(""), limits: limits) }
    limits = InterfaceLimits()
    limits.elements = 5
    #expect(throws: InterfaceError.self) {
      try document(nib(String(repeating: "<view/>", count: 6)), limits: limits)
    }
    let deep = String(repeating: "<view>", count: 600) + String(repeating: "</view>", count: 600)
    #expect(throws: InterfaceError.self) { try document(nib(deep)) }
    limits = InterfaceLimits()
    limits.depth = 1_000
    #expect(try document(nib(deep), limits: limits).kind == .xib)
  }

  @Test("a file with any bytes changed is read or refused, and reading ends", arguments: 0..<40)
  func damaged(seed: Int) {
    let sound = nib(
      "<view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/><subviews><label id=\"b\" text=\"é\"/></subviews></view>"
    )
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 { _ = try? InterfaceDocument(data: damage(sound, &generator), file: "seed \(seed)") }
  }

  private func damage(_ sound: String, _ generator: inout SeededGenerator) -> Data {
    var bytes = Array(sound.utf8)
    for _ in 0..<Int.random(in: 1...20, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      if Bool.random(using: &generator) {
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      } else {
        bytes.remove(at: place)
      }
    }
    return Data(bytes)
  }
}

/// Random numbers that are the same for the same seed (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
