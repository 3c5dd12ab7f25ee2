#if canImport(OpenUIKitCairo)
  import AppPackage
  import ArgumentParser
  import Foundation
  import XcodeProject

  extension DrawCommand {
    /// The size of a window, as `390x844`, or the name of a device.
    struct WindowSize: ExpressibleByArgument {
      let width, height: Double
      static let phone = WindowSize(width: 390, height: 844)

      private init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

      /// Reads the size; nil for another text, and for a size that no picture may have.
      init?(argument: String) {
        switch argument {
        case "iphone": self = .phone
        case "iphone-se": self.init(width: 375, height: 667)
        case "ipad": self.init(width: 820, height: 1180)
        default:
          let sides = argument.split(separator: "x", omittingEmptySubsequences: false).compactMap {
            Double($0)
          }
          guard sides.count == 2, sides.allSatisfy({ (1...4_096).contains($0) }) else { return nil }
          self.init(width: sides[0], height: sides[1])
        }
      }

      var defaultValueDescription: String { "iphone, 390x844" }
    }

    /// Builds an app and draws its screens, with a sheet of them.
    func drawApp(at place: URL) throws {
      do {
        let app = try AppDescription(at: place, target: target)
        for remark in app.remarks { Self.printError("warning: \(remark)") }
        let folder = MasonryFolders.package(of: app.app.name, at: place)
        let package = AppPackage(
          app, in: folder, masonry: MasonryFolders.checkout, leavesOutErrors: !strict)
        var drawing = ScreenDrawing(package) { print($0) }
        print("Building \(app.app.name) in \(folder.path)")
        try drawing.build()
        try drawScreens(drawing, app)
      } catch let failure as ScreenDrawing.BuildFailure {
        report(failure)
        throw ExitCode(65)
      } catch let error as AppNotFound {
        Self.printError("\(error)")
        throw ExitCode(65)
      } catch let error as XcodeProjectError {
        Self.printError("\(error)")
        throw ExitCode(65)
      }
    }

    private func drawScreens(_ drawing: ScreenDrawing, _ app: AppDescription) throws {
      let output = URL(fileURLWithPath: output).standardizedFileURL
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      let look = ScreenDrawing.Look(
        width: size.width, height: size.height, isDark: appearance == .dark, language: language)
      let screens = try drawing.draw(screen, look, into: output)
      guard !screens.isEmpty else {
        throw AppNotFound("the app has no screen named \(screen.joined(separator: ", "))")
      }
      let remarks = app.remarks + drawing.leftOut.map { "\($0) cannot be made without arguments" }
      let page = output.appendingPathComponent("index.html")
      let (report, files) = (drawing.report, drawing.fileCount)
      try ScreenSheet(app.app.name, screens, remarks: remarks, report: report, files: files).html.write(
        to: page, atomically: true, encoding: .utf8)
      let drawn = screens.filter { $0.picture != nil }.count
      print(report.summary(of: files))
      if !report.cuts.isEmpty { print(report.text) }
      print(
        "\(drawn) of \(screens.count) screens are drawn, \(drawing.leftOut.count) controllers need arguments: \(page.path)"
      )
    }

    /// The errors by file, the first ones with their text.
    private func report(_ failure: ScreenDrawing.BuildFailure) {
      guard !failure.errors.isEmpty else { return Self.printError(String(failure.output.suffix(4_000))) }
      for error in failure.errors.prefix(20) {
        Self.printError("\(error.file):\(error.line): error: \(error.message)")
      }
      let files = Set(failure.errors.map(\.file)).count
      Self.printError("The app does not compile: \(failure.errors.count) errors in \(files) files")
    }
  }
#endif
