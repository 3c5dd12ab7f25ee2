import CCairo
import Foundation
import Testing

/// `CCairo` declares what it calls of Pango itself. These declarations are compared with Pango's headers by the C compiler.
@Suite struct PangoDeclarationTests {
  private let header = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("../../Sources/CCairo/pango.h").standardizedFileURL

  /// A C file with Pango's own headers, where `declarations` come after those of Pango, and what the compiler prints for it.
  private func compile(_ declarations: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).c")
    defer { try? FileManager.default.removeItem(at: file) }
    try "#include <stddef.h>\n#include <pango/pangocairo.h>\n\(declarations)\n".write(
      to: file, atomically: true, encoding: .utf8)
    return try Shell.run(
      "clang -fsyntax-only -Werror $(pkg-config --cflags pangocairo pangoft2) '\(file.path)'")
  }

  @Test func functionsAreThoseOfPangosHeaders() throws {
    #expect(try compile("#include \"\(header.path)\"") == "")
    let text = try String(contentsOf: header, encoding: .utf8)
    let wrong = text.replacing("int pango_layout_iter_get_index", with: "long pango_layout_iter_get_index")
    #expect(wrong != text)
    #expect(try compile(wrong).contains("conflicting types for 'pango_layout_iter_get_index'"))
  }

  @Test func functionsForFontconfigAreThoseOfPangosHeaders() throws {
    let fonts = header.deletingLastPathComponent().appendingPathComponent("fonts.h")
    let include = "#include <pango/pangofc-fontmap.h>\n"
    #expect(try compile(include + "#include \"\(fonts.path)\"") == "")
    let text = try String(contentsOf: fonts, encoding: .utf8)
    let wrong = text.replacing("void pango_fc_font_map_set_config", with: "int pango_fc_font_map_set_config")
    #expect(wrong != text)
    #expect(try compile(include + wrong).contains("conflicting types for 'pango_fc_font_map_set_config'"))
  }

  @Test func everyFunctionIsOneOfPangos() throws {
    let text = try String(contentsOf: header, encoding: .utf8)
    let names = text.matches(of: /\b((?:pango|g)_\w+)\(/).map { String($0.1) }
    #expect(names.count > 30)
    #expect(
      try compile(names.map { "void *use_\($0)(void) { return (void *)\($0); }" }.joined(separator: "\n"))
        == "")
  }

  @Test func valuesAndLayoutsAreThoseOfPangosHeaders() throws {
    let facts: [(String, Int)] = [
      ("PANGO_SCALE", Int(PANGO_SCALE)),
      ("PANGO_DIRECTION_LTR", Int(PANGO_DIRECTION_LTR.rawValue)),
      ("PANGO_DIRECTION_RTL", Int(PANGO_DIRECTION_RTL.rawValue)),
      ("PANGO_STYLE_NORMAL", Int(PANGO_STYLE_NORMAL.rawValue)),
      ("PANGO_STYLE_ITALIC", Int(PANGO_STYLE_ITALIC.rawValue)),
      ("PANGO_WEIGHT_NORMAL", Int(PANGO_WEIGHT_NORMAL.rawValue)),
      ("sizeof(PangoDirection)", MemoryLayout<PangoDirection>.size),
      ("sizeof(PangoStyle)", MemoryLayout<PangoStyle>.size),
      ("sizeof(PangoWeight)", MemoryLayout<PangoWeight>.size),
      ("sizeof(PangoRectangle)", MemoryLayout<PangoRectangle>.size),
      ("offsetof(PangoRectangle, y)", try #require(MemoryLayout<PangoRectangle>.offset(of: \.y))),
      ("offsetof(PangoRectangle, width)", try #require(MemoryLayout<PangoRectangle>.offset(of: \.width))),
      ("offsetof(PangoRectangle, height)", try #require(MemoryLayout<PangoRectangle>.offset(of: \.height))),
      (
        "offsetof(PangoAttribute, start_index)",
        try #require(MemoryLayout<PangoAttribute>.offset(of: \.start_index))
      ),
      (
        "offsetof(PangoAttribute, end_index)",
        try #require(MemoryLayout<PangoAttribute>.offset(of: \.end_index))
      ),
      ("offsetof(GSList, next)", try #require(MemoryLayout<GSList>.offset(of: \.next))),
      ("offsetof(PangoLayoutLine, runs)", try #require(MemoryLayout<PangoLayoutLine>.offset(of: \.runs))),
      ("offsetof(PangoItem, offset)", try #require(MemoryLayout<PangoItem>.offset(of: \.offset))),
      ("offsetof(PangoItem, length)", try #require(MemoryLayout<PangoItem>.offset(of: \.length))),
      ("sizeof(PangoGlyphInfo)", MemoryLayout<PangoGlyphInfo>.stride),
      (
        "offsetof(PangoGlyphInfo, geometry)",
        try #require(MemoryLayout<PangoGlyphInfo>.offset(of: \.geometry))
      ),
      (
        "offsetof(PangoGlyphGeometry, x_offset)",
        try #require(MemoryLayout<PangoGlyphGeometry>.offset(of: \.x_offset))
      ),
      (
        "offsetof(PangoGlyphString, glyphs)",
        try #require(MemoryLayout<PangoGlyphString>.offset(of: \.glyphs))
      ),
      (
        "offsetof(PangoGlyphString, log_clusters)",
        try #require(MemoryLayout<PangoGlyphString>.offset(of: \.log_clusters))
      ),
      ("offsetof(PangoGlyphItem, glyphs)", try #require(MemoryLayout<PangoGlyphItem>.offset(of: \.glyphs))),
    ]
    let assertions = facts.map { "_Static_assert(\($0) == \($1), \"\($0)\");" }
    #expect(try compile(assertions.joined(separator: "\n")) == "")
  }
}
