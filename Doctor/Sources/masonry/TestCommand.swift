#if canImport(OpenUIKitCairo)
  import AppPackage
  import ArgumentParser
  import Foundation

  struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "test",
      abstract: "Write a package that audits each screen of an app, and run it.",
      discussion: """
        Each controller that can be made without arguments is laid out in nine configurations, and its problems are reported. A screen that ends the \
        program is skipped, with the reason. LAYOUT_TESTING_ACCEPT=1 accepts all problems that are there.

        Exit codes: 0 if no problem is found; 1 if one is; 65 if the app does not compile.
        """)

    @Argument(help: "An Xcode project, a workspace, a project.yml or a folder of sources.")
    var app: String

    @Option(
      help: ArgumentHelp(
        "The folder of the package, LayoutTests, to keep it beside the app. By default it is in the user's cache.",
        valueName: "folder"))
    var output: String?

    @OptionGroup var options: AppOptions

    func run() async throws {
      let work = AppWork(at: app, options)
      try work.run { app in
        let build = try work.build(app, .draw)
        // A screen that ends its process would end the tests of all others.
        let pictures = MasonryFolders.package(of: app.app.name, at: work.place).appendingPathComponent(
          "Screens")
        let (_, screens) = try work.draw(app, build, into: pictures)
        let package = try write(app, build, screens, at: work.place)
        printLine("Testing the screens in \(package.path)")
        let status = try ProgramRun.inTerminal(
          ProgramRun.path(of: "swift") ?? "/usr/bin/swift",
          [
            "test", "--package-path", package.path, "--scratch-path", MasonryFolders.build.path,
            "--disable-xctest",
            "--disable-build-manifest-caching",
          ])
        if status != 0 { throw ExitCode(1) }
      }
    }

    private func write(
      _ app: AppDescription, _ build: AppBuild, _ screens: [ScreenSheet.Screen], at place: URL
    ) throws -> URL {
      let kept = output.map { URL(fileURLWithPath: $0).standardizedFileURL }
      let folder = kept ?? build.package.folder.appendingPathComponent("LayoutTests")
      var package = AppPackage(
        app, in: folder, masonry: MasonryFolders.checkout, leavesOutErrors: !options.strict, for: .tests,
        keptWith: kept == nil ? nil : place)
      package.leaveOut(build.leftOut)
      for screen in screens where screen.picture == nil || screen.failure != nil {
        package.failures[screen.name] = screen.failure ?? "no picture"
      }
      try package.write()
      if !options.strict {
        try? FileManager.default.removeItem(at: package.cutsFile)
        try FileManager.default.copyItem(at: build.package.cutsFile, to: package.cutsFile)
      }
      return folder
    }
  }
#endif
