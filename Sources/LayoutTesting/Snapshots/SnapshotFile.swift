import Foundation

/// The file of a snapshot: `LayoutSnapshots/ProfileTests/profile.iPhone-SE.dark.frames.txt` beside `ProfileTests.swift`.
struct SnapshotFile {
  let url: URL

  init(testFile: String, test: String, configuration: Configuration, name: String?, kind: SnapshotKind) {
    let file = URL(fileURLWithPath: testFile)
    let suite = file.deletingPathExtension().lastPathComponent
    let function = String(test.prefix { $0 != "(" })
    let parts = [function, configuration.fileName, name, kind.fileExtension].compactMap { $0 }
    let safe = parts.joined(separator: ".").map { $0 == "/" || $0 == ":" || $0 == " " ? "-" : $0 }
    url = file.deletingLastPathComponent().appendingPathComponent("LayoutSnapshots")
      .appendingPathComponent(suite).appendingPathComponent(String(safe))
  }
}
