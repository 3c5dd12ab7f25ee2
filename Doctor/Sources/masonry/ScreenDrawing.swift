import AppPackage
import Foundation

/// Builds the package of an app, and draws its screens, each in a process of its own.
struct ScreenDrawing {
  private var package: AppPackage
  /// The controllers that cannot be made without arguments.
  private(set) var leftOut: [String] = []
  /// Prints a line for the user.
  let say: (String) -> Void

  /// The device and the look of the pictures.
  struct Look {
    var width = 390.0
    var height = 844.0
    var scale = 2.0
    var isDark = false
  }

  /// The errors of a build that failed.
  struct BuildFailure: Error {
    let errors: [CompilerError]
    let output: String
  }

  init(_ package: AppPackage, say: @escaping (String) -> Void) {
    (self.package, self.say) = (package, say)
  }

  /// Builds the program that draws. Controllers that the compiler refuses are left out, which takes another round for the rest.
  mutating func build() throws {
    guard let swift = ProgramRun.path(of: "swift") else {
      throw AppNotFound("swift is not on the PATH")
    }
    while true {
      try package.write()
      let run = try ProgramRun(swift, arguments, line: progress)
      if run.status == 0 { return }
      let errors = Array(Set(run.output.split(separator: "\n").compactMap { CompilerError($0) })).sorted {
        ($0.file, $0.line) < ($1.file, $1.line)
      }
      let refused = package.controllers(refusedBy: errors)
      guard !refused.isEmpty else { throw BuildFailure(errors: errors, output: run.output) }
      leftOut += refused
      package.leaveOut(refused)
    }
  }

  private var arguments: [String] {
    [
      "build", "--package-path", package.folder.path, "--scratch-path", MasonryFolders.build.path,
      "--disable-build-manifest-caching", "--product", "Draw",
    ]
  }

  /// Passes on the steps of the build that take long, and warnings about what is left out.
  private func progress(_ line: Substring) {
    if line.hasPrefix("["),
      line.contains("Compiling") || line.contains("Emitting module") || line.contains("Linking")
    {
      say(String(line))
    }
    if line.contains("is left out") { say(String(line)) }
  }

  /// Draws the first screen and each controller, or those that are named, into a folder.
  func draw(_ names: [String], _ look: Look, into folder: URL) throws -> [ScreenSheet.Screen] {
    let all = ["first"] + package.controllers
    return try all.filter { names.isEmpty || names.contains($0) }.map { name in
      let screen = try draw(name, look, into: folder)
      say(screen.picture.map { "\(folder.path)/\($0)" } ?? "\(name): \(screen.failure ?? "no picture")")
      return screen
    }
  }

  private func draw(_ name: String, _ look: Look, into folder: URL) throws -> ScreenSheet.Screen {
    let program = MasonryFolders.build.appendingPathComponent("debug/Draw").path
    let file = "\(name).png"
    let place = folder.appendingPathComponent(file)
    try? FileManager.default.removeItem(at: place)
    let run = try ProgramRun(
      program,
      [name, place.path, "\(look.width)", "\(look.height)", "\(look.scale)", look.isDark ? "dark" : "light"],
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
