import ArgumentParser
import ConstraintLog
import Foundation
import Testing

@testable import masonry

/// The command as a program sees it: what it prints, draws and returns.
@Suite struct ExplainTests {
  private static let conflict = """
    <NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa1] (Names: '|':UIButton:0xb0 )>
    <NSLayoutConstraint:0x2 V:[UIView:0xa1]-(8)-| (Names: '|':UIButton:0xb0 )>
    <NSLayoutConstraint:0x3 V:[UIButton:0xb0(10)]>

    """

  /// Runs the command on a text. Returns its exit code, and the folder in which it can draw.
  private func run(_ text: String?, _ options: [String] = [], _ check: (URL) throws -> Void = { _ in })
    async throws -> Int32
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "explain-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appendingPathComponent("log.txt")
    if let text { try Data(text.utf8).write(to: log) }
    let arguments = options.map { $0.replacingOccurrences(of: "FOLDER", with: folder.path) }
    var code: Int32 = 0
    do {
      let command = try #require(try ExplainCommand.parse([log.path] + arguments) as ExplainCommand?)
      try await command.run()
    } catch let exit as ExitCode {
      code = exit.rawValue
    }
    try check(folder)
    return code
  }

  @Test func anExplainedConflictIsASuccess() async throws {
    #expect(try await run(Self.conflict) == 0)
    #expect(try await run(Self.conflict, ["--json"]) == 0)
  }

  @Test func aTextWithoutConflictHasItsOwnCode() async throws {
    #expect(try await run("Hello") == 1)
  }

  @Test func constraintsThatCanHoldHaveTheirOwnCode() async throws {
    #expect(try await run("<NSLayoutConstraint:0x1 V:[UIView:0xa1(5)]>") == 2)
  }

  @Test func aMissingFileIsReported() async throws {
    #expect(try await run(nil) == 66)
  }

  @Test func aPictureThatCannotBeWrittenIsReported() async throws {
    #expect(try await run(Self.conflict, ["--picture", "FOLDER/missing/a.svg"]) == 73)
  }

  @Test func picturesAreNumbered() async throws {
    let two =
      Self.conflict + "simultaneously\n" + Self.conflict.replacingOccurrences(of: "(10)", with: "(12)")
    let code = try await run(two, ["--picture", "FOLDER/a.svg"]) { folder in
      for name in ["a.svg", "a-2.svg"] {
        let svg = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        #expect(svg.hasPrefix("<svg") && svg.contains("s-contradiction") && svg.hasSuffix("</svg>\n"))
      }
    }
    #expect(code == 0)
  }

  #if os(Linux)
    @Test func aPictureMayBeAPNG() async throws {
      let code = try await run(Self.conflict, ["--picture", "FOLDER/a.png"]) { folder in
        let data = try Data(contentsOf: folder.appendingPathComponent("a.png"))
        #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]) && data.count > 2_000)
      }
      #expect(code == 0)
    }
  #endif

  /// The log in docs/constraint-doctor.md, and what the document shows of its explanation.
  @Test func theDocumentShowsWhatIsPrinted() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let document = try String(
      contentsOf: root.appendingPathComponent("docs/constraint-doctor.md"), encoding: .utf8)
    let blocks = document.components(separatedBy: "```\n")
    let log = try #require(blocks.first { $0.hasPrefix("Unable to simultaneously") })
    let shown = try #require(blocks.first { $0.hasPrefix("The UILabel") })
    let printed = try #require(Diagnosis.diagnoses(of: log).first).text
    for line in shown.split(separator: "\n") where !line.contains("…") || line.contains("“") {
      #expect(printed.contains(line))
    }
  }

  @Test func followReadsStandardInputOnly() throws {
    #expect(try (ExplainCommand.parse(["--follow"]) as ExplainCommand).follow)
    for options in [["--follow", "--json"], ["--follow", "log.txt"], ["--follow", "--picture", "a.svg"]] {
      #expect(throws: (any Error).self) { try ExplainCommand.parse(options) }
    }
  }

  @Test func anotherKindOfPictureIsRefused() {
    #expect(throws: (any Error).self) { try ExplainCommand.parse(["--picture", "a.jpg"]) }
  }
}
