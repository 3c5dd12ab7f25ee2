import AppPackage
import Foundation

/// Builds the package of an app. What the compiler refuses is left out.
struct AppBuild {
  private(set) var package: AppPackage
  /// The controllers that cannot be made without arguments.
  private(set) var leftOut: [String] = []
  /// Prints a line for the user.
  let say: (String) -> Void

  /// The errors of a build that failed.
  struct BuildFailure: Error {
    let errors: [CompilerError]
    let output: String
  }

  init(_ package: AppPackage, say: @escaping (String) -> Void) {
    (self.package, self.say) = (package, say)
  }

  /// The report of the parts of the app that are left out because the compiler refuses them.
  var report: CutReport { package.report }
  /// The number of Swift files.
  var fileCount: Int { package.sources.count }

  /// Builds a program of the package. What the compiler refuses is left out, which takes another round for the rest.
  mutating func build(_ program: Program) throws {
    guard let swift = ProgramRun.path(of: "swift") else {
      throw AppNotFound("swift is not on the PATH")
    }
    if !package.report.cuts.isEmpty { _ = try cut([]) }
    let known = package.rememberedRefusals()
    leftOut = known
    package.leaveOut(known)
    var told: Set<Substring> = []
    var crashes = 0
    for round in 1... {
      try package.write()
      var progress = BuildProgress(modules: package.app.modules.map(\.name), known: package.stepTimes)
      // Each round has the warnings of the files that are compiled again.
      let run = try ProgramRun(swift, arguments(for: program)) { line in
        if let text = progress.line(line, at: Self.now) { say(text) }
        if Self.isRemark(line), told.insert(line).inserted { say(String(line)) }
      }
      package.stepTimes = progress.times
      try package.rememberFiles(leftOutBy: run.output)
      if run.status == 0 { return try package.remember(refused: leftOut) }
      // The compiler's crashes are errors of the build; these are the package manager's own.
      if run.isCrash, crashes < Self.mostCrashes {
        crashes += 1
        continue
      }
      let errors = Array(Set(CompilerError.all(in: run.output))).sorted {
        ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message)
      }
      let continues = try leaveOut(errors)
      guard continues, round < Self.mostRounds else {
        // A compiler that a signal ends prints nothing.
        let end = "swift build ended with status \(run.status)"
        throw BuildFailure(errors: errors, output: run.output + end)
      }
    }
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// Whether a line warns of what is left out. The compiler repeats the line of the source below a warning.
  private static func isRemark(_ line: Substring) -> Bool {
    line.contains("warning: ") && line.contains("is left out") && !line.hasPrefix(" ")
  }

  /// Each round leaves out more, and what depends on it has errors in the next one.
  private static let mostRounds = 60
  private static let mostCrashes = 2

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

  private func arguments(for program: Program) -> [String] {
    [
      "build", "--package-path", package.folder.path, "--scratch-path", MasonryFolders.build.path,
      "--disable-build-manifest-caching",
    ] + (program == .tests ? ["--build-tests", "--disable-xctest"] : ["--product", program.rawValue])
  }
}
