#if canImport(OpenUIKitCairo)
  import ArgumentParser
  import Foundation

  struct OpenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "open",
      abstract: "Draw an app's screens and open the sheet of them in the browser.",
      discussion:
        "The pictures are those of `masonry draw`, in the user's cache. With --watch the sheet changes with the app."
    )

    @Argument(help: "An Xcode project, a workspace, a project.yml or a folder of sources.")
    var app: String

    @OptionGroup var options: AppOptions

    func run() async throws {
      let work = AppWork(at: app, options)
      var isOpen = false
      try work.run { app in
        let output = MasonryFolders.package(of: app.app.name, at: work.place).appendingPathComponent(
          "Screens")
        let (page, _) = try work.draw(app, work.build(app, .draw), into: output)
        if !isOpen { isOpen = Self.open(page) }
      }
    }

    /// Opens a page with the program of the desktop. False if there is none; the address is printed in any case.
    private static func open(_ page: URL) -> Bool {
      guard let program = ["xdg-open", "open"].lazy.compactMap(ProgramRun.path).first,
        let run = try? ProgramRun(program, [page.path]), run.status == 0
      else {
        printError("No browser opens the sheet: open it by its path.")
        return false
      }
      return true
    }
  }
#endif
