import Foundation
import OpenUIKit
import OpenUIKitCairo
import Testing

@Suite("Fonts of the app")
struct AppFontTests {
  private static let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"

  /// A copy of a font whose family has another name with as many letters.
  private func renamedFont(_ name: String) throws -> String {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: Self.serif))
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let (old, new) = (
        try #require("DejaVu".data(using: encoding)), try #require(name.data(using: encoding))
      )
      while let range = bytes.range(of: old) { bytes.replaceSubrange(range, with: new) }
    }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf").path
    try bytes.write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("A font that Core Text's function registers is found by its name, and another file has an error")
  func coreText() throws {
    _ = PangoTextMeasurer()
    let path = try renamedFont("Azerty")
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(UIFont(name: "AzertySerif-Bold", size: 20) == nil)
    #expect(CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: path) as CFURL, .process, nil))
    #expect(UIFont(name: "AzertySerif-Bold", size: 20) != nil)
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: #filePath), .process, &error))
    #expect(error?.takeRetainedValue().code == 103)
    #expect(
      !CTFontManagerRegisterFontsForURL(try #require(URL(string: "https://a.example/b.ttf")), .process, nil))
    var calls: [Bool] = []
    CTFontManagerRegisterFontURLs([URL(fileURLWithPath: #filePath)], .process, true) {
      calls.append($1)
      return $0.count <= 1
    }
    #expect(calls == [false, true])
  }

  @Test("A font is unknown until its file is registered, and then measured with its own glyphs")
  func registration() throws {
    #expect(UIFont(name: "QwertySerif-Bold", size: 20) == nil)
    let measurer = PangoTextMeasurer()
    var before: [CGFloat] = []
    measurer.appendAdvances(of: "Width", in: .systemFont(ofSize: 20, weight: .bold), to: &before)
    let path = try renamedFont("Qwerty")
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try AppFonts.register(file: path) == ["QwertySerif-Bold"])
    let font = try #require(UIFont(name: "QwertySerif-Bold", size: 20))
    #expect(font.familyName == "Qwerty Serif" && font.weight == .bold && !font.isItalic)
    // The font's table `hhea` has these units of 2048.
    #expect(abs(font.ascender - 20 * 1923 / 2048) < 0.01 && abs(font.descender + 20 * 483 / 2048) < 0.01)
    #expect(UIFont.familyNames.contains("Qwerty Serif"))
    #expect(UIFont.fontNames(forFamilyName: "Qwerty Serif") == ["QwertySerif-Bold"])
    var advances: [CGFloat] = []
    measurer.appendAdvances(of: "Width", in: font, to: &advances)
    var expected: [CGFloat] = []
    measurer.appendAdvances(
      of: "Width", in: try #require(measurer.fontSource?.face(named: "DejaVuSerif-Bold")).font(20),
      to: &expected)
    #expect(advances == expected && advances != before)
  }

  @Test("What is no font is refused")
  func refusedFiles() {
    #expect(throws: CairoError.notAFont(path: "/no/such/file.ttf")) {
      try AppFonts.register(file: "/no/such/file.ttf")
    }
    #expect(throws: CairoError.notAFont(path: "/etc/passwd")) { try AppFonts.register(file: "/etc/passwd") }
  }

  #if !ThreadConfined
    @MainActor
  #endif
  @Test("Fonts of the machine are found while a window uses them")
  func machineFonts() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.textMeasurer = PangoTextMeasurer()
    window.makeKeyAndVisible()
    let font = try #require(UIFont(name: "DejaVuSerif-Bold", size: 10))
    #expect(font.familyName == "DejaVu Serif" && font.weight == .bold)
    #expect(UIFont.familyNames.contains("DejaVu Sans"))
  }

  @Test("Random bytes after a font's head do not stop the program")
  func damagedFiles() throws {
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.serif)).prefix(20_000))
    var generator = SystemRandomNumberGenerator()
    for count in stride(from: 0, to: 400, by: 7) { _ = FontFile.faces(in: Array(whole.prefix(count))) }
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<8 {
        bytes[Int.random(in: 4..<400, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = FontFile.faces(in: bytes)
    }
  }
}

extension FontFace {
  fileprivate func font(_ size: CGFloat) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(name: name, size: size), size: size)
  }
}
