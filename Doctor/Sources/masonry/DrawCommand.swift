#if canImport(OpenUIKitCairo)
  import AppPackage
  import ArgumentParser
  import Foundation
  import InterfaceBuilder

  struct DrawCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "draw",
      abstract: "Draw an app's screens, or the scenes of storyboards and the views of xibs.",
      discussion: """
        For an .xcodeproj, an .xcworkspace, a project.yml or a folder of sources, the app is built in a package beside the user's cache, and its first screen \
        and every controller that can be made without arguments is drawn, each in a process of its own. The sheet of them is index.html. What does not compile is left out, and listed.

        Storyboards and xibs are drawn without their app. Each scene is drawn at the device of its canvas, as PNG with two pixels per point. An app's own classes are drawn as UIKit's class \
        below them. What has no effect is printed as FILE:LINE.

        Exit codes: 0 if all files are drawn; 64 for wrong arguments; 65 if a file is damaged, or if an app does not compile and --strict is given; 73 if a picture \
        cannot be written.
        """)

    @Argument(
      help: "An Xcode project, a workspace, a project.yml or a folder of sources; or storyboards and xibs.")
    var files: [String]

    @Option(help: ArgumentHelp("The folder of the pictures.", valueName: "folder"))
    var output = "."

    @OptionGroup var options: AppOptions

    @MainActor
    func run() async throws {
      var failed = false
      for file in files {
        guard ["storyboard", "xib"].contains((file as NSString).pathExtension) else {
          let work = AppWork(at: file, options)
          try work.run { app in
            try work.draw(app, work.build(app, .draw), into: URL(fileURLWithPath: output).standardizedFileURL)
          }
          continue
        }
        do {
          let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: file))
          try draw(document, named: (file as NSString).lastPathComponent)
        } catch let error as InterfaceError {
          printError("\(error)")
          failed = true
        }
      }
      if failed { throw ExitCode(65) }
    }

    @MainActor
    private func draw(_ document: InterfaceDocument, named name: String) throws {
      let drawing = SceneDrawing(document, isDark: options.appearance.map { $0 == .dark })
      do {
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        for scene in drawing.scenes {
          let path = "\(output)/\((name as NSString).deletingPathExtension)-\(scene.name).png"
          try drawing.writePNG(scene, to: path)
          print(path)
        }
      } catch {
        printError("\(output): the pictures cannot be written: \(error)")
        throw ExitCode(73)
      }
      for line in drawing.remarks { printError(line) }
    }
  }
#endif
