#if canImport(OpenUIKitCairo)
  import ArgumentParser
  import Foundation
  import InterfaceBuilder

  struct DrawCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "draw",
      abstract: "Draw the scenes of storyboards and the views of xibs, without their app.",
      discussion: """
        Each scene is drawn at the device of its canvas, as PNG with two pixels per point. An app's own classes are drawn as UIKit's class \
        below them. What has no effect is printed as FILE:LINE.

        Exit codes: 0 if all files are drawn; 64 for wrong arguments; 65 if a file is damaged; 73 if a picture cannot be written.
        """)

    @Argument(help: "The storyboards and xibs.")
    var files: [String]

    @Option(help: ArgumentHelp("The folder of the pictures.", valueName: "folder"))
    var output = "."

    @Option(help: "The appearance: light or dark. By default that of the canvas.")
    var appearance: Appearance?

    enum Appearance: String, ExpressibleByArgument, CaseIterable { case light, dark }

    @MainActor
    func run() async throws {
      var failed = false
      for file in files {
        do {
          let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: file))
          try draw(document, named: (file as NSString).lastPathComponent)
        } catch let error as InterfaceError {
          Self.printError("\(error)")
          failed = true
        }
      }
      if failed { throw ExitCode(65) }
    }

    @MainActor
    private func draw(_ document: InterfaceDocument, named name: String) throws {
      let drawing = SceneDrawing(document, isDark: appearance.map { $0 == .dark })
      do {
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        for scene in drawing.scenes {
          let path = "\(output)/\((name as NSString).deletingPathExtension)-\(scene.name).png"
          try drawing.writePNG(scene, to: path)
          print(path)
        }
      } catch {
        Self.printError("\(output): the pictures cannot be written: \(error)")
        throw ExitCode(73)
      }
      for line in drawing.remarks { Self.printError(line) }
    }

    private static func printError(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
  }
#endif
