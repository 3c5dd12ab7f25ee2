import ArgumentParser
import Foundation
import GalleryScreens

/// `gallery show`
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open a window with the example screens, with GTK 4.",
    discussion: """
      With --watch the program is built again when a source file is saved. The window opens again on the same screen, with what \
      was typed and scrolled.
      """)

  @Argument(help: "The screen to show first.")
  var screen: String?

  @Option(help: ArgumentHelp("Width and height of the view in points.", valueName: "size"))
  var size: String?

  @Flag(help: "Show the frame of a phone.") var device = false
  @Flag(help: "Lay out from right to left.") var rightToLeft = false
  @Flag(help: "Show the dark appearance.") var dark = false
  @Flag(help: "Outline the views.") var outlines = false
  @Flag(help: "Let time pass at a tenth of its speed.") var slow = false
  @Flag(help: "Build and open again when a source file is saved.") var watch = false

  func run() throws {
    let root = try Self.repository()
    var arguments: [String] = []
    if let screen {
      _ = try MainActor.assumeIsolated { try GalleryScreen.named(screen) }
      arguments.append(screen)
    }
    if let size { arguments += ["--size", size] }
    for (option, isOn) in [
      ("--device", device), ("--right-to-left", rightToLeft), ("--dark", dark), ("--outlines", outlines),
      ("--slow", slow),
    ] where isOn { arguments.append(option) }
    let script = root.appendingPathComponent("scripts/watch-window").path
    let options = [
      "--package-path", "Gallery/Window", "--scratch-path", ".build", "--watched", "Gallery", "--watched",
      "Sources",
    ]
    try Self.replaceProcess(
      by: script, (watch ? [] : ["--once"]) + options + ["GalleryWindow", "--"] + arguments, in: root)
  }

  /// The folder of this repository, in which the program was built.
  private static func repository() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("Gallery/Window/Package.swift").path)
      {
        return folder
      }
    }
    throw ValidationError("show builds the window from the repository, which does not contain this program")
  }

  /// Continues as another program.
  private static func replaceProcess(by program: String, _ arguments: [String], in folder: URL) throws {
    guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
      throw ValidationError("\(folder.path) cannot be entered")
    }
    var pointers: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    pointers.append(nil)
    execv(program, pointers)
    throw ValidationError("\(program) cannot be run: \(String(cString: strerror(errno)))")
  }
}
