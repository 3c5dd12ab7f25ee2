import Testing

@testable import masonry

@Suite("Runs of other programs")
struct ProgramRunTests {
  @Test(
    "A crash is a signal that the program's own fault raises",
    arguments: [
      ("kill -SEGV $$", true), ("kill -BUS $$", true), ("kill -ILL $$", true), ("kill -TERM $$", false),
      ("kill -KILL $$", false),
      ("exit 11", false), ("exit 0", false),
    ])
  func crashes(end: String, isCrash: Bool) throws {
    #expect(try ProgramRun("/bin/sh", ["-c", end]).isCrash == isCrash)
  }
}
