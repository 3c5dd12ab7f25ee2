import Foundation
import LayoutTesting
import OpenUIKit
import Testing

#if canImport(OpenUIKitCairo) && os(Linux)
  /// A picture that another process draws.
  @MainActor
  private enum DrawnElsewhere {
    /// The file of a picture of this test run. A process started by a test has the same name for it.
    static func file(_ name: String, process: Int32) -> URL {
      FileManager.default.temporaryDirectory.appendingPathComponent("layout-fonts-\(process)-\(name).png")
    }

    static func draw(_ name: String, usesOnlyFolder: Bool, settings: String?) throws {
      if let settings {
        let file = file("settings", process: getpid())
        try settings.write(to: file, atomically: true, encoding: .utf8)
        setenv("FONTCONFIG_FILE", file.path, 1)
      }
      if usesOnlyFolder { try LayoutFonts.useOnly(folder: "/usr/share/fonts/truetype/dejavu") }
      let layout = ScreenLayout(ofView: {
        let label = UILabel()
        label.text = "Handgloves, 0123456789"
        return label
      })
      try Data(try layout.picture().png).write(to: file(name, process: getppid()))
    }
  }

  private let boldSettings = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir>
    <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit></match></fontconfig>
    """

  /// A picture that was drawn on another machine, with the same versions of the libraries that draw text.
  private enum Reference {
    static let versions = [("cairo", "cairo_version_string"), ("pango", "pango_version_string")]
      .map { library, function in "\(library)-\(version(function) ?? "unknown")" }.joined(separator: "-")

    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("LayoutSnapshots/FontTests/handgloves-\(versions).png")

    private static func version(_ function: String) -> String? {
      guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, function) else { return nil }
      let call = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafePointer<CChar>).self)
      return String(cString: call())
    }
  }

  @MainActor
  @Suite("Fonts of pictures")
  struct FontTests {
    @Test("With the fonts of a folder alone, the machine's fonts and settings change no byte of a picture")
    func pinned() async throws {
      await #expect(processExitsWith: .success) {
        try await DrawnElsewhere.draw("plain", usesOnlyFolder: true, settings: nil)
      }
      await #expect(processExitsWith: .success) {
        try await DrawnElsewhere.draw("bold", usesOnlyFolder: true, settings: boldSettings)
      }
      await #expect(processExitsWith: .success) {
        try await DrawnElsewhere.draw("free", usesOnlyFolder: false, settings: boldSettings)
      }
      let files = ["plain", "bold", "free"].map { DrawnElsewhere.file($0, process: getpid()) }
      defer { for file in files { try? FileManager.default.removeItem(at: file) } }
      let pictures = try files.map { try Data(contentsOf: $0) }
      #expect(pictures[0] == pictures[1])
      #expect(pictures[0] != pictures[2])
    }

    /// Debian 12 has a reference. Elsewhere the test is left out, since other versions draw edges otherwise.
    @Test(
      "A picture is the same to the byte on every machine with the same libraries",
      .enabled(
        if: FileManager.default.fileExists(atPath: Reference.file.path),
        "no reference for \(Reference.versions)"))
    func sameOnEveryMachine() async throws {
      await #expect(processExitsWith: .success) {
        try await DrawnElsewhere.draw("same", usesOnlyFolder: true, settings: nil)
      }
      let file = DrawnElsewhere.file("same", process: getpid())
      defer { try? FileManager.default.removeItem(at: file) }
      let drawn = try #require(Picture(png: [UInt8](Data(contentsOf: file))))
      let reference = try #require(Picture(png: [UInt8](Data(contentsOf: Reference.file))))
      #expect(drawn == reference)
    }

    @Test("A folder without fonts is refused")
    func empty() {
      #expect(throws: (any Error).self) { try LayoutFonts.useOnly(folder: "/nowhere") }
    }
  }
#endif
