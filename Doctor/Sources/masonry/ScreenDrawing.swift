import AppPackage
import Foundation

/// Draws the screens of an app that is built, each in a process of its own.
struct ScreenDrawing {
  let controllers: [String]
  /// Prints a line for the user.
  let say: (String) -> Void

  /// The device and the look of the pictures.
  struct Look {
    var width = 390.0
    var height = 844.0
    var scale = 2.0
    var isDark = false
    /// The language, as the name of its folder without `.lproj`; nil for that of the user.
    var language: String?
  }

  /// Draws the first screen and each controller, or those that are named, into a folder.
  func draw(_ names: [String], _ look: Look, into folder: URL) throws -> [ScreenSheet.Screen] {
    let all = ([Self.first] + controllers).filter { names.isEmpty || names.contains($0) }
    if !all.isEmpty { say("Drawing \(all.count) screens") }
    return try all.map { name in
      let screen = try draw(name, look, into: folder)
      say(screen.picture.map { "\(folder.path)/\($0)" } ?? "\(name): \(screen.failure ?? "no picture")")
      return screen
    }
  }

  /// Draws a screen. A controller is drawn without the app's delegates if the app ends before it is there.
  private func draw(_ name: String, _ look: Look, into folder: URL) throws -> ScreenSheet.Screen {
    let screen = try draw(name, look, launching: true, into: folder)
    guard screen.picture == nil, name != Self.first else { return screen }
    let alone = try draw(name, look, launching: false, into: folder)
    guard alone.picture != nil else { return alone }
    return .init(
      name: name, picture: alone.picture,
      failure: "drawn without the app's delegates: \(screen.failure ?? "no picture")")
  }

  /// The name of the screen that the app starts with.
  static let first = "first"

  private func draw(_ name: String, _ look: Look, launching: Bool, into folder: URL) throws
    -> ScreenSheet.Screen
  {
    let program = MasonryFolders.program(.draw)
    let file = "\(name).png"
    let place = folder.appendingPathComponent(file)
    try? FileManager.default.removeItem(at: place)
    let run = try ProgramRun(
      program,
      [
        name, place.path, "\(look.width)", "\(look.height)", "\(look.scale)", look.isDark ? "dark" : "light",
        launching ? "launched" : "alone",
      ] + (look.language.map { [$0] } ?? []),
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    if run.status == 0, FileManager.default.fileExists(atPath: place.path) {
      return .init(name: name, picture: file)
    }
    // The message of a trap comes first, and the stack after it.
    let message = run.output.split(separator: "\n").prefix {
      !$0.contains("stack trace") && !$0.hasPrefix("***")
    }
    let lines = message.suffix(6).joined(separator: "\n")
    return .init(
      name: name, picture: nil, failure: lines.isEmpty ? "the program ended with \(run.status)" : lines)
  }
}
