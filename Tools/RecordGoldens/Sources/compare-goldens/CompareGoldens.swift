import ArgumentParser
import Foundation
import Goldens
import OpenUIKit
import OpenUIKitCairo

/// `compare-goldens FOLDER`
@main
struct CompareGoldens: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lay out everything that a simulator has recorded, and print how near both are.")

  @Argument(help: "The folder of the recording, with goldens.json in it.")
  var folder: String

  @Option(help: "How many differences are listed at most.")
  var most = 40

  @Option(help: "A folder for the pictures that are drawn here, under the names of the recorded ones.")
  var pictures: String?

  @MainActor
  func run() async throws {
    let recorded = try Golden(folder: URL(fileURLWithPath: folder))
    let trees = recorded.scenes.count { $0.name.hasPrefix("tree/") }
    let recorder = GoldenRecorder(scale: CGFloat(recorded.scale), measurer: PangoTextMeasurer())
    let laidOut = try recorder.golden(
      of: GoldenSubject.all(trees: trees), pictures: pictures.map { URL(fileURLWithPath: $0) })
    print("Recorded with \(recorded.system), \(recorded.device), \(recorded.scale) pixels a point\n")
    print(GoldenComparison(of: laidOut, with: recorded).text(listing: most))
    if let pictures {
      print("\n" + PictureFolders(comparing: pictures, with: folder).text(listing: most))
    }
  }
}
