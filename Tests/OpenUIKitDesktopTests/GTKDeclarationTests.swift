import Foundation
import Testing

/// `CGTK` declares what it calls of GTK itself. Where GTK's headers are installed, the C compiler compares both.
@Suite(.enabled(if: GTKHeaders.areInstalled, "GTK's headers are not installed"))
struct GTKDeclarationTests {
  @Test func functionsAreThoseOfGTKsHeaders() throws {
    let header = try GTKHeaders.own()
    #expect(try GTKHeaders.compile(header) == "")
    let wrong = header.replacing("int gtk_widget_get_width", with: "long gtk_widget_get_width")
    #expect(wrong != header)
    #expect(try GTKHeaders.compile(wrong).contains("conflicting types for 'gtk_widget_get_width'"))
  }

  /// The types and constants stand under a condition, because GTK's own come first in the test above.
  @Test func layoutsAndConstantsAreThoseOfGTKsHeaders() throws {
    let members = [
      ("GtkWidgetClass", ["size_allocate", "get_request_mode", "measure", "snapshot"]), ("GValue", ["data"]),
      ("GTypeQuery", ["type_name", "class_size", "instance_size"]), ("graphene_rect_t", ["size"]),
      ("GdkRectangle", ["y", "width", "height"]),
    ]
    var facts = members.flatMap { type, names in
      ["sizeof(\(type))"] + names.map { "offsetof(\(type), \($0))" }
    }
    let own = try GTKHeaders.own()
    let constants = own.matches(of: /\b((?:GTK|GDK|G|PANGO)_[A-Z0-9_]+)\b(?! *[\(\n])/).map { String($0.1) }
    facts += Set(constants).filter { $0 != "GTK_H__" && !$0.hasPrefix("__") }.sorted()
    #expect(facts.count > 60)
    let text = facts.map { "printf(\"\($0) %ld\\n\", (long)(\($0)));" }.joined()
    let program = "#include <stddef.h>\n#include <stdio.h>\nint main(void) { \(text) return 0; }"
    let ours = try GTKHeaders.run("#include \"\(GTKHeaders.file.path)\"\n" + program, flags: "")
    let theirs = try GTKHeaders.run(
      "#include <gtk/gtk.h>\n#include <glib-unix.h>\n" + program, flags: GTKHeaders.flags)
    #expect(ours == theirs)
    #expect(ours.contains("GTK_ACCESSIBLE_ROLE_SLIDER"))
  }
}

private enum GTKHeaders {
  static let flags = "$(pkg-config --cflags gtk4)"
  static let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("../../Sources/CGTK/gtk.h").standardizedFileURL

  static var areInstalled: Bool { (try? Shell.run("pkg-config --exists gtk4 && echo yes")) == "yes\n" }

  static func own() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// Returns the messages of the compiler about declarations after GTK's own headers.
  static func compile(_ declarations: String) throws -> String {
    let text = """
      #include <gtk/gtk.h>
      #include <glib-unix.h>
      #undef g_object_ref_sink
      \(declarations.replacing("#pragma once", with: ""))
      """
    return try withFile(text) { try Shell.run("clang -fsyntax-only -Werror \(flags) '\($0)' 2>&1") }
  }

  /// Returns the output of a program.
  static func run(_ text: String, flags: String) throws -> String {
    try withFile(text) {
      try Shell.run("clang -w \(flags) '\($0)' -o '\($0).out' && '\($0).out'; rm -f '\($0).out'")
    }
  }

  private static func withFile(_ text: String, _ body: (String) throws -> String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).c")
    defer { try? FileManager.default.removeItem(at: file) }
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try body(file.path)
  }
}
