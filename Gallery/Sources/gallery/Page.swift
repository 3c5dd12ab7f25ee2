import ArgumentParser
import Foundation
import GalleryScreens
import OpenUIKitCairo

/// `gallery page`
struct Page: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Draw every screen in portrait, landscape and right to left, and make a web page of the pictures.")

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, 0.5 to 8 (default: 2).", valueName: "factor"),
    transform: PixelScale.init(argument:))
  var scale: PixelScale = PixelScale(2)

  @Option(
    help: ArgumentHelp(
      "The folder for the pictures and index.html; it is created if need be.", valueName: "dir"))
  var output: String

  @MainActor
  func run() async throws {
    let folder = try OutputFolder(output)
    let screens = GalleryScreen.all
    var progress = Progress(total: screens.reduce(0) { $0 + pictures(of: $1).count })
    let renderer = CairoRenderer()
    var page = GalleryPage()
    for screen in screens {
      var section = GalleryPage.Section(
        identifier: screen.identifier, title: screen.title, summary: screen.summary)
      for (picture, caption) in pictures(of: screen) {
        progress.step(picture.fileName)
        let stage = picture.stage(scale: scale.factor)
        let pixels = try renderer.draw(stage.window.displayList(), scale: scale.factor)
        try folder.write(pixels, to: picture.fileName)
        section.figures.append(
          GalleryPage.Figure(fileName: picture.fileName, caption: caption, size: picture.size))
        if section.report.isEmpty {
          section.report = stage.report
        }
      }
      if !section.report.isEmpty {
        try folder.write(section.report + "\n", to: "\(screen.identifier).txt")
      }
      page.sections.append(section)
    }
    try folder.write(page.html, to: "index.html")
    progress.finish("in \(output), to be looked at with \(output)/index.html")
  }

  /// Every pose upright, then the first one from right to left, if that makes a difference, and in landscape.
  @MainActor
  private func pictures(of screen: GalleryScreen) -> [(picture: Picture, caption: String)] {
    let upright = CGSize(width: 390, height: 844)
    let across = CGSize(width: 844, height: 390)
    var pictures = screen.poses.map { pose in
      (Picture(screen: screen, pose: pose, size: upright, rightToLeft: false), pose.caption)
    }
    let first = screen.poses[0]
    if screen.dependsOnDirection {
      pictures.append(
        (Picture(screen: screen, pose: first, size: upright, rightToLeft: true), "right to left"))
    }
    pictures.append(
      (Picture(screen: screen, pose: first, size: across, rightToLeft: false, namesSize: true), "landscape"))
    return pictures
  }
}
