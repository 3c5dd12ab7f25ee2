import Foundation

/// The scenes of an app's storyboards, by the classes of their controllers: outlets of a controller that is made without its scene are nil.
struct StoryboardScan {
  /// A scene of a storyboard.
  struct Scene: Equatable {
    let storyboard: String
    let id: String
  }

  private(set) var scenes: [String: Scene] = [:]

  /// Searches files, and the storyboards of folders. The first scene of a class counts.
  init(_ files: [String]) {
    for file in FileList(files).paths where file.hasSuffix(".storyboard") {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
      for element in text.matches(of: /<[a-zA-Z]*[cC]ontroller\s([^>]*)>/) {
        let attributes = String(element.output.1)
        guard let id = Self.value("id", attributes), let kind = Self.value("customClass", attributes),
          scenes[kind] == nil
        else { continue }
        scenes[kind] = Scene(storyboard: name, id: id)
      }
    }
  }

  private static func value(_ name: String, _ attributes: String) -> String? {
    let words = attributes.split(separator: "\"", omittingEmptySubsequences: false)
    return zip(words, words.dropFirst()).first { before, _ in
      before.trimmingCharacters(in: .whitespacesAndNewlines) == "\(name)="
    }.map { String($0.1) }
  }
}
