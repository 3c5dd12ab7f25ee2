import Foundation
import InterfaceBuilder

/// The scenes of an app's storyboards, by the classes of their controllers: outlets of a controller that is made without its scene are nil.
struct StoryboardScan {
  /// A scene of a storyboard.
  struct Scene: Equatable {
    let storyboard: String
    let id: String
  }

  private(set) var scenes: [String: Scene] = [:]

  /// Searches files, and the storyboards of folders. The first scene of a class counts. A damaged file has no scenes: the build names it.
  init(_ files: [String]) {
    for file in FileList(files).paths where file.hasSuffix(".storyboard") {
      let place = URL(fileURLWithPath: file)
      guard let document = try? InterfaceDocument(contentsOf: place) else { continue }
      let name = place.deletingPathExtension().lastPathComponent
      document.root.forEach { element in
        guard element.name.hasSuffix("ontroller"), let id = element.id, let kind = element["customClass"],
          scenes[kind] == nil
        else { return }
        scenes[kind] = Scene(storyboard: name, id: id)
      }
    }
  }
}
