import Foundation
import Testing

/// The command as a person at a terminal meets it.
@Suite("The gallery command")
struct CommandTests {
  @Test("list shows every screen in a line", .timeLimit(.minutes(1)))
  func list() throws {
    let result = try Command.run("list")
    #expect(result.status == 0)
    let identifiers = result.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(identifiers.count == 16 + 4 + 14 + 11)
    #expect(identifiers.first == "basic")
    #expect(identifiers.contains("safe-area-layout-guide") && identifiers.contains("carousel-cover-flow"))
  }

  @Test("dump prints class, key and frame of every view")
  func dump() throws {
    let result = try Command.run("dump", "debugging-helpers", "--size", "390x844")
    #expect(result.status == 0)
    #expect(result.output.contains("DebuggingHelpersScreen \"superview\" (0.000 0.000 390.000 844.000)"))
    #expect(result.output.contains("UILabel \"blueView\" ("))
  }

  @Test("draw writes a picture for every size, named after it")
  func draw() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Command.run(
      "draw", "basic", "--size", "200x300", "--size", "300x200", "--scale", "1", "--output", folder.path)
    #expect(result.status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == ["basic-200x300.png", "basic-300x200.png"])
    let header = try Data(contentsOf: folder.appendingPathComponent("basic-200x300.png")).prefix(24)
    #expect(Array(header.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(header.suffix(8)) == [0, 0, 0, 200, 0, 0, 1, 44])
  }

  @Test("the same command draws the same bytes")
  func drawsTheSameBytes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var pictures: [Data] = []
    for _ in 0..<2 {
      _ = try Command.run("draw", "bacony-labels", "--scale", "1", "--output", folder.path)
      pictures.append(try Data(contentsOf: folder.appendingPathComponent("bacony-labels.png")))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(
    "a mistake in the arguments is reported in one line, with exit code 64",
    arguments: [
      (["draw", "no-such-screen", "--output", "x"], "no-such-screen"),
      (["dump", "no-such-screen"], "no-such-screen"),
      (["dump", "basic", "--size", "390"], "such as 390x844"),
      (["dump", "basic", "--size", "390x"], "390x"),
      (["dump", "basic", "--size", "0x10"], "0x10"),
      (["dump", "basic", "--size", "nanx10"], "nanx10"),
      (["dump", "basic", "--size", "10x20x30"], "10x20x30"),
      (["dump", "basic", "--at", "-1"], "-1"),
      (["draw", "basic", "--scale", "0", "--output", "x"], "0.5 to 8"),
      (["draw", "basic"], "--output"),
      (["paint"], "paint"),
    ])
  func mistakes(arguments: [String], culprit: String) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("gallery: "))
    #expect(result.errors.contains(culprit))
    #expect(result.errors.filter { $0 == "\n" }.count == 1, "more than a line: \(result.errors)")
  }

  @Test("a folder that cannot be made is reported in one line")
  func unwritable() throws {
    let result = try Command.run("draw", "basic", "--output", "/dev/null/pictures")
    #expect(result.status == 1)
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }
}
