import ArgumentParser
import GalleryScreens

/// `gallery list`
struct List: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "List the screens.")

  @MainActor
  func run() async throws {
    let screens = GalleryScreen.all
    let width = screens.map(\.identifier.count).max() ?? 0
    for screen in screens {
      let padding = String(repeating: " ", count: width - screen.identifier.count)
      print("\(screen.identifier)\(padding)  \(screen.summary)")
    }
  }
}
