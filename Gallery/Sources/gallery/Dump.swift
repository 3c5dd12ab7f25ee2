import ArgumentParser
import GalleryScreens
import GalleryTools
import OpenUIKit

/// `gallery dump`
struct Dump: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the view tree of a screen: class, key and frame of every view.")

  @Argument(help: "The screen to print.")
  var screen: String

  @OptionGroup var look: Look

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time on the window's clock, in seconds.", valueName: "seconds"),
    transform: ClockTime.init(argument:))
  var at: ClockTime?

  @Flag(help: "Measure text by the built-in rule instead of by fonts, as a page without fonts does.")
  var fixedText = false

  @MainActor
  func run() async throws {
    let screen = try GalleryScreen.named(screen)
    for size in look.sizes {
      let stage = Stage(
        screen, pose: screen.poses[0], size: size.size, rightToLeft: look.rightToLeft, dark: look.dark,
        measurer: fixedText ? DeterministicTextMeasurer() : nil)
      stage.advance(by: at?.seconds ?? 0)
      print(ViewTree(stage.controller.view).text)
      if !stage.report.isEmpty {
        print("\n" + stage.report)
      }
    }
  }
}
