import Foundation
import Goldens
import Testing

struct FormatTests {
  private let view = GoldenView(
    path: "0.1", kind: "label", frame: [20, 100, 81.3333, 20.3333], intrinsicSize: [81.3333, 20.3333],
    baselines: [16, 16])

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("A file is read as it was written")
  func turns() throws {
    try withFolder { folder in
      let scene = GoldenScene(name: "text/one", size: [393, 852], views: [view])
      let golden = Golden(system: "iOS 18.2", device: "iPhone", scale: 3, scenes: [scene])
      try golden.write(to: folder)
      #expect(try Golden(folder: folder) == golden)
    }
  }

  /// The text of a file as a simulator writes it. A change of it needs another number of the format.
  @Test("A file of the present format is read")
  func written() throws {
    let text = """
      {"device": "iPhone", "format": 1, "scale": 3, "system": "iOS 18.2", "scenes": [{"name": "text/one",
      "size": [393, 852], "views": [{"path": "0.1", "kind": "label", "frame": [20, 100, 81.3333, 20.3333],
      "intrinsicSize": [81.3333, 20.3333], "baselines": [16, 16]}, {"path": "", "kind": "view",
      "frame": [0, 0, 393, 852], "intrinsicSize": [-1, -1]}]}]}
      """
    try withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent(Golden.fileName))
      let views = try Golden(folder: folder).scenes[0].views
      #expect(views[0] == view)
      #expect(views[1].baselines == nil)
    }
  }

  @Test("A file of another format is refused")
  func other() throws {
    try withFolder { folder in
      var golden = Golden(system: "iOS 18.2", device: "iPhone", scale: 3, scenes: [])
      golden.format = 2
      try golden.write(to: folder)
      #expect(throws: Golden.ReadingError.format(2)) { try Golden(folder: folder) }
    }
  }
}
