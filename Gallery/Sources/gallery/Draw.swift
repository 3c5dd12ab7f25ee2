import ArgumentParser
import GalleryScreens
import OpenUIKitCairo

/// `gallery draw`
struct Draw: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw screens to PNG files.",
    discussion: """
      Draws the named screens, or all of them. Each is drawn as it appears and in its other poses (after taps, in its \
      variants), or, with --at, as it appears and once: SECONDS later.
      """)

  @Argument(help: ArgumentHelp("The screens to draw (default: all).", valueName: "screen"))
  var screens: [String] = []

  @OptionGroup var look: Look

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, 0.5 to 8 (default: 2).", valueName: "factor"),
    transform: PixelScale.init(argument:))
  var scale: PixelScale = PixelScale(2)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time on the window's clock, in seconds.", valueName: "seconds"),
    transform: ClockTime.init(argument:))
  var at: ClockTime?

  @Option(help: ArgumentHelp("The folder for the pictures; it is created if need be.", valueName: "dir"))
  var output: String

  @MainActor
  func run() async throws {
    let jobs = try pictures()
    let folder = try OutputFolder(output)
    var progress = Progress(total: jobs.count)
    let renderer = CairoRenderer()
    for job in jobs {
      progress.step(job.fileName)
      try folder.write(try job.draw(scale: scale.factor, with: renderer), to: job.fileName)
    }
    progress.finish("in \(output)")
  }

  /// The pictures that the arguments request.
  @MainActor
  private func pictures() throws -> [Picture] {
    let chosen = try screens.isEmpty ? GalleryScreen.all : screens.map(GalleryScreen.named)
    var pictures: [Picture] = []
    for screen in chosen {
      for pose in at == nil ? screen.poses : [screen.poses[0]] {
        for size in look.sizes {
          pictures.append(
            Picture(
              screen: screen, pose: pose, size: size.size, rightToLeft: look.rightToLeft,
              dark: look.dark, time: at?.seconds, namesSize: look.sizes.count > 1))
        }
      }
    }
    return pictures
  }
}
