#if canImport(OpenUIKitCairo)
  import ArgumentParser
  import Foundation

  struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Show an app in a window.",
      discussion: """
        The window needs libgtk-4-dev of Debian and Ubuntu, and a display. --screen names a controller that is shown by itself. With --watch the \
        window opens again after it is closed and the app has changed.
        """)

    @Argument(help: "An Xcode project, a workspace, a project.yml or a folder of sources.")
    var app: String

    @OptionGroup var options: AppOptions

    func run() async throws {
      let work = AppWork(at: app, options)
      try work.run { app in
        let build = try work.build(app, .window)
        printLine(build.report.summary(of: build.fileCount))
        if !build.report.cuts.isEmpty { printLine(build.report.text) }
        let arguments =
          [
            options.screen.first ?? ScreenDrawing.first, "\(options.size.width)", "\(options.size.height)",
            options.appearance == .dark ? "dark" : "light",
          ] + ((options.language ?? app.language).map { [$0] } ?? [])
        let status = try ProgramRun.inTerminal(MasonryFolders.program(.window), arguments)
        if status != 0 { throw ExitCode(70) }
      }
    }
  }
#endif
