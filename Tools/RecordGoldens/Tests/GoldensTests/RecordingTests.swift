#if canImport(UIKit)
  import Foundation
  import Goldens
  import Testing

  /// The recording itself: not a check of this package, but a run of it on a simulator.
  @MainActor
  struct RecordingTests {
    /// `Tools/RecordGoldens/record` sets the folder.
    private nonisolated static let folder = ProcessInfo.processInfo.environment["GOLDENS_FOLDER"]

    @Test("Everything is laid out and written", .enabled(if: folder != nil))
    func record() throws {
      let folder = URL(fileURLWithPath: try #require(Self.folder))
      let golden = try GoldenRecorder().golden(of: GoldenSubject.all(), pictures: folder)
      try golden.write(to: folder)
      #expect(try Golden(folder: folder) == golden)
    }
  }
#endif
