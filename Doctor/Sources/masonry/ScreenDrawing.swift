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
    /// The language, as the name of its folder without `.lproj`; nil for that of the user.
    var language: String?
  }

  /// The errors of a build that failed.
  struct BuildFailure: Error {
    let errors: [CompilerError]
    let output: String
  }

  init(_ package: AppPackage, say: @escaping (String) -> Void) {
    (self.package, self.say) = (package, say)
  }

  /// What of the app is left out because the compiler refuses it.
  var report: CutReport { package.report }
  /// The number of Swift files.
  var fileCount: Int { package.sources.count }

  /// Builds the program that draws. What the compiler refuses is left out, which takes another round for the rest.
  mutating func build() throws {
    guard let swift = ProgramRun.path(of: "swift") else {
      throw AppNotFound("swift is not on the PATH")
    }
    if !package.report.cuts.isEmpty { _ = try cut([]) }
    let known = package.rememberedRefusals()
    leftOut = known
    package.leaveOut(known)
    var told: Set<Substring> = []
    for round in 1... {
      try package.write()
      // Each round has the warnings of the files that are compiled again.
      let run = try ProgramRun(swift, arguments) { line in
        if !line.contains("warning: ") || told.insert(line).inserted { progress(line) }
      }
      if run.status == 0 { return try package.remember(refused: leftOut) }
      let errors = Array(Set(run.output.split(separator: "\n").compactMap { CompilerError($0) })).sorted {
        ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message)
      }
      let goesOn = try leaveOut(errors)
      guard goesOn, round < Self.mostRounds else { throw BuildFailure(errors: errors, output: run.output) }
    }
  }

  /// Each round leaves out more, and what depends on it has errors in the next one.
  private static let mostRounds = 60

  /// Leaves out what an error names. False if nothing is left out that was there.
  private mutating func leaveOut(_ errors: [CompilerError]) throws -> Bool {
    let refused = package.controllers(refusedBy: errors)
    if !refused.isEmpty || package.isLaunchRefused(by: errors) {
      leftOut += refused
      package.leaveOut(refused)
      if package.isLaunchRefused(by: errors) { package.leaveOutLaunch() }
      return true
    }
    guard package.leavesOutErrors, try cut(errors) else { return false }
    say("\(package.report.summary(of: fileCount)): building again without what does not compile")
    return true
  }

  /// Brings the list of what is left out up to date. False if it stays as it is.
  private func cut(_ errors: [CompilerError]) throws -> Bool {
    guard let command = translator else { return false }
    let before = package.report
    let run = try ProgramRun(command, package.arguments(cutting: errors))
    guard run.status == 0 else { throw BuildFailure(errors: errors, output: run.output) }
    return package.report != before
  }

  /// The command of the plugin: one that is built already, or that of the build folder.
  private var translator: String? {
    let built = ProcessInfo.processInfo.environment["UIKIT_SOURCES_COMMAND"].map { [$0] } ?? []
    let folder = MasonryFolders.build.path + "/debug/uikit-sources"
    return (built + [folder + "-tool", folder]).first { FileManager.default.isExecutableFile(atPath: $0) }
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
    // The compiler repeats the line of the source below a warning.
    if line.contains("warning: "), line.contains("is left out"), !line.hasPrefix(" ") { say(String(line)) }
  }

  /// Draws the first screen and each controller, or those that are named, into a folder.
  func draw(_ names: [String], _ look: Look, into folder: URL) throws -> [ScreenSheet.Screen] {
    let all = [Self.first] + package.controllers
    return try all.filter { names.isEmpty || names.contains($0) }.map { name in
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
  private static let first = "first"

  private func draw(_ name: String, _ look: Look, launching: Bool, into folder: URL) throws
    -> ScreenSheet.Screen
  {
    let program = MasonryFolders.build.appendingPathComponent("debug/Draw").path
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
