import ArgumentParser
import Foundation
import GalleryScreens
import Masonry
import OpenUIKit
import OpenUIKitCairo

/// `gallery sheet`
struct Sheet: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw several screens side by side into one picture.",
    discussion: "The sheet is itself a view, laid out by Masonry.")

  @Argument(help: ArgumentHelp("The screens to show, each as SCREEN or SCREEN:POSE.", valueName: "screen"))
  var screens: [String]

  @Option(
    help: ArgumentHelp("Width and height of the screens in points (default: 390x844).", valueName: "size"),
    transform: WindowSize.init(argument:))
  var size: WindowSize = WindowSize(CGSize(width: 390, height: 844))

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many screens stand in a row (default: all).", valueName: "number"))
  var columns: Int?

  @Option(help: ArgumentHelp("The PNG file to write.", valueName: "file"))
  var output: String

  @MainActor
  func run() async throws {
    let renderer = CairoRenderer()
    let pictures = try screens.map { try picture(named: $0) }
    let images = try pictures.map { try $0.draw(scale: 2, with: renderer).image }
    let sheet = SheetView(
      phones: zip(pictures, images).map { picture, image in (UIImage(cgImage: image), picture.screen.title) },
      screenSize: size.size, columns: max(columns ?? pictures.count, 1))
    let window = UIWindow(frame: CGRect(origin: .zero, size: sheet.naturalSize))
    window.textMeasurer = PangoTextMeasurer()
    window.addSubview(sheet)
    sheet.mas_makeConstraints { make in
      make.edges.equalTo(window)
    }
    window.makeKeyAndVisible()
    try renderer.writePNG(window.displayList(), scale: 2, to: output)
  }

  @MainActor
  private func picture(named name: String) throws -> Picture {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    let screen = try GalleryScreen.named(parts[0])
    guard let pose = screen.poses.first(where: { $0.name == (parts.count > 1 ? parts[1] : "") }) else {
      throw ValidationError("the screen '\(parts[0])' has no pose '\(parts[1])'")
    }
    return Picture(screen: screen, pose: pose, size: size.size, rightToLeft: false)
  }
}
