import OpenUIKit
import OpenUIKitCairo

extension AppDriver {
  /// Draws the window into a PNG file.
  public func draw(to path: String) throws {
    settle()
    try CairoRenderer().writePNG(window.displayList(), scale: 2, to: path)
  }
}

/// Launches an app on each device that pictures are drawn for, once for each screen. `open` opens the screen. The files have the names
/// of the screens, in the folder that the program's argument names.
@MainActor
public func drawScreens(
  _ screens: [(name: String, open: (AppDriver) -> Void)], launch: (Device) -> AppDriver
) throws {
  guard let folder = CommandLine.arguments.dropFirst().first else {
    fatalError("usage: draw FOLDER [SCREEN…]")
  }
  let wanted = CommandLine.arguments.dropFirst(2)
  for device in Device.drawn {
    for screen in screens where wanted.isEmpty || wanted.contains(screen.name) {
      let app = launch(device)
      screen.open(app)
      try app.draw(to: "\(folder)/\(screen.name)\(device.name).png")
    }
  }
}
