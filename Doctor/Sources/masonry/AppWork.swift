#if canImport(OpenUIKitCairo)
  import AppPackage
  import ArgumentParser
  import Foundation
  import XcodeProject

  /// An app at a place, for the commands that build it.
  struct AppWork {
    let place: URL
    let options: AppOptions

    init(at path: String, _ options: AppOptions) {
      place = URL(fileURLWithPath: path).standardizedFileURL
      self.options = options
    }

    /// Does the work of a command, prints why it cannot be done, and repeats it after each change if the user watches.
    func run(_ work: (AppDescription) throws -> Void) throws {
      while true {
        do {
          let app = try describe()
          try reporting { try work(app) }
          guard options.watch else { return }
          try waitForChange(of: app)
        } catch let code as ExitCode {
          guard options.watch else { throw code }
          try waitForChange(of: nil)
        }
      }
    }

    private func describe() throws -> AppDescription {
      var app: AppDescription?
      try reporting {
        let packages = PackageSources(
          in: MasonryFolders.cache.appendingPathComponent("packages"), swiftPackage: Self.swiftPackage)
        app = try AppDescription(
          at: place, target: options.target, scheme: options.scheme, packages: packages)
      }
      guard let app else { throw ExitCode(65) }
      for remark in app.remarks { printError("warning: \(remark)") }
      return app
    }

    /// What `swift package` prints; nil if it fails, with the reason on the standard error.
    private static func swiftPackage(_ arguments: [String]) -> Data? {
      guard let swift = ProgramRun.path(of: "swift"),
        let run = try? ProgramRun(swift, ["package"] + arguments, separately: true)
      else { return nil }
      guard run.status == 0 else {
        for line in run.errors.split(separator: "\n") where line.contains("error: ") {
          printError(String(line))
        }
        return nil
      }
      return Data(run.output.utf8)
    }

    /// Builds a program of the app.
    func build(_ app: AppDescription, _ program: Program) throws -> AppBuild {
      let folder = MasonryFolders.package(of: app.app.name, at: place)
      let package = AppPackage(
        app, in: folder, masonry: MasonryFolders.checkout, leavesOutErrors: !options.strict, for: program)
      var build = AppBuild(package) { printLine($0) }
      printLine("Building \(app.app.name) in \(folder.path)")
      try build.build(program)
      return build
    }

    /// Writes the package of the app with a program, and returns its folder.
    func package(_ app: AppDescription, for program: Program) throws -> URL {
      let folder = MasonryFolders.package(of: app.app.name, at: place)
      try AppPackage(
        app, in: folder, masonry: MasonryFolders.checkout, leavesOutErrors: !options.strict, for: program
      ).write()
      return folder
    }

    /// Draws the screens with their sheet. Returns the file of the sheet, and the screens.
    @discardableResult
    func draw(_ app: AppDescription, _ build: AppBuild, into output: URL) throws -> (
      URL, [ScreenSheet.Screen]
    ) {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      let look = ScreenDrawing.Look(
        width: options.size.width, height: options.size.height, isDark: options.appearance == .dark,
        language: options.language ?? app.language)
      let drawing = ScreenDrawing(controllers: build.package.controllers) { printLine($0) }
      let screens = try drawing.draw(options.screen, look, into: output)
      guard !screens.isEmpty else {
        throw AppNotFound("the app has no screen named \(options.screen.joined(separator: ", "))")
      }
      let remarks = app.remarks + build.leftOut.map { "\($0) cannot be made without arguments" }
      let page = output.appendingPathComponent("index.html")
      let (report, files) = (build.report, build.fileCount)
      try ScreenSheet(
        app.app.name, screens, remarks: remarks, report: report, files: files, reloads: options.watch
      ).html.write(to: page, atomically: true, encoding: .utf8)
      let drawn = screens.filter { $0.picture != nil }.count
      printLine(report.summary(of: files))
      if !report.cuts.isEmpty { printLine(report.text) }
      printLine(
        "\(drawn) of \(screens.count) screens are drawn, \(build.leftOut.count) controllers need arguments: \(page.path)"
      )
      return (page, screens)
    }

    // MARK: Watching

    /// Waits until a file of the app is written, added or removed.
    private func waitForChange(of app: AppDescription?) throws {
      printLine("Waiting for changes (stop with Ctrl-C)")
      let files = app.map { $0.modules.flatMap(\.files) } ?? [place.path]
      let before = AppPackage.mark(of: files + [place.path])
      repeat { Thread.sleep(forTimeInterval: 0.5) } while AppPackage.mark(of: files + [place.path]) == before
    }

    // MARK: Errors

    private func reporting(_ work: () throws -> Void) throws {
      do {
        try work()
      } catch let failure as AppBuild.BuildFailure {
        report(failure)
        throw ExitCode(65)
      } catch let error as AppNotFound {
        printError("\(error)")
        throw ExitCode(65)
      } catch let error as XcodeProjectError {
        printError("\(error)")
        throw ExitCode(65)
      }
    }

    /// The errors by file, the first ones with their text.
    private func report(_ failure: AppBuild.BuildFailure) {
      guard !failure.errors.isEmpty else { return printError(String(failure.output.suffix(4_000))) }
      for error in failure.errors.prefix(20) {
        printError("\(error.file):\(error.line): error: \(error.message)")
      }
      let files = Set(failure.errors.map(\.file)).count
      printError("The app does not compile: \(failure.errors.count) errors in \(files) files")
    }
  }

  /// Prints a line at once, also to a file or a pipe.
  func printLine(_ text: String) {
    print(text)
    fflush(nil)
  }

  /// Prints a line to the standard error.
  func printError(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
#endif
