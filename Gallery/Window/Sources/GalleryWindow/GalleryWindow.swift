import ArgumentParser
import Foundation
import GalleryScreens
import OpenUIKitGTK

/// The example screens in a window.
@main
struct GalleryWindow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "GalleryWindow", abstract: "Show the example screens in a window.")

  @Argument(help: "The screen to show first.")
  var screen: String?

  @Option(help: "The width and height of the view in points, such as 390x844.")
  var size = "390x844"

  @Flag(help: "Show the frame of a phone.") var device = false
  @Flag(help: "Lay out from right to left.") var rightToLeft = false
  @Flag(help: "Show the dark appearance.") var dark = false
  @Flag(help: "Outline the views.") var outlines = false
  @Flag(help: "Let time pass at a tenth of its speed.") var slow = false
  @Flag(help: "Show the screen without list and buttons.") var bare = false
  @Flag(help: "Read commands from the standard input, for tests.") var control = false

  @Flag(help: "Scroll a carousel without a display, and print the work for each frame.") var measure = false

  @Option(help: "A file for what was shown and done. The next window continues with it.")
  var state: String?

  func validate() throws {
    guard screen == nil || screen.map(GalleryModel.has) == true else {
      throw ValidationError("there is no screen '\(screen ?? "")'; 'gallery list' shows them all")
    }
    guard WindowSize(size) != nil else { throw ValidationError("write width and height, such as 390x844") }
  }

  func run() throws {
    guard !measure else { return try measureFrames() }
    MainActor.assumeIsolated {
      var look = Look(
        screen: screen ?? GalleryScreen.all[0].identifier, isDevice: device, isRightToLeft: rightToLeft,
        isDark: dark,
        showsOutlines: outlines, isSlow: slow)
      let stored = state.flatMap { StoredState(file: $0) }
      // The choices in the window count more than the arguments of the first one.
      if let stored { look = stored.look }
      let size = stored?.size ?? WindowSize(self.size) ?? WindowSize(width: 390, height: 844)
      let model = GalleryModel(look, views: stored?.views)
      let window = ShellWindow(model, size: size, isBare: bare)
      if let state { StateKeeper.shared.keep(model, in: state) }
      if control { RemoteControl.shared.start(window) }
      DesktopApp.runUntilWindowsAreClosed()
    }
  }

  private func measureFrames() throws {
    let identifier = screen ?? "carousel-cover-flow-of-30"
    guard let size = WindowSize(size),
      let line = MainActor.assumeIsolated({
        FrameMeasurement(of: GalleryModel.screen(identifier), size: size)?.summary
      })
    else { throw ValidationError("the screen '\(identifier)' has no carousel to scroll") }
    print(line)
  }
}

/// A size written as `390x844`.
struct WindowSize: Codable {
  let width: Double
  let height: Double

  init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  init?(_ text: String) {
    let sides = text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...8192).contains($0) }) else { return nil }
    self.init(width: sides[0], height: sides[1])
  }
}
