#if canImport(OpenUIKitCairo)
  import ArgumentParser
  import Foundation

  struct PageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "page",
      abstract: "Make a web page that runs an app.",
      discussion: """
        The page is one HTML file that opens from disk. Pages have less than windows: docs/apps.md lists what the sources of an app must do without. What \
        the compiler refuses elsewhere is left out, and what it refuses in pages alone is printed.

        Exit codes: 0 if the page is made; 65 if the app does not compile for a page.
        """)

    @Argument(help: "An Xcode project, a workspace, a project.yml or a folder of sources.")
    var app: String

    @Option(help: ArgumentHelp("The file of the page.", valueName: "file"))
    var output = "index.html"

    @OptionGroup var options: AppOptions

    func run() async throws {
      let work = AppWork(at: app, options)
      let file = URL(fileURLWithPath: output).standardizedFileURL
      try work.run { app in
        // A build for this machine finds what does not compile: its errors name the app's lines.
        _ = try work.build(app, .draw)
        let package = try work.package(app, for: .page)
        let script = MasonryFolders.checkout.appendingPathComponent("scripts/make-page").path
        let status = try ProgramRun.inTerminal(
          script,
          ["MasonryPage", package.path, "--template", package.path + "/page.html", "--output", file.path])
        guard status == 0 else {
          printError(
            "The app does not compile for a page. masonry show and masonry draw have all of Foundation.")
          throw ExitCode(65)
        }
        printLine(file.path)
      }
    }
  }
#endif
