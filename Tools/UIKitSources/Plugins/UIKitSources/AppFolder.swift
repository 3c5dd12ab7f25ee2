import Foundation
import PackagePlugin

/// What `UIKitSources.json` beside a target's sources describes.
struct Configuration: Decodable {
  /// Folders of sources and single files, relative to the target's folder.
  var sources: [String]
  /// Folders and files that are left out, relative to one of `sources`, or names of files.
  var exclude: [String]?
  /// Modules of Apple's, and the modules of the target's dependencies that stand for them.
  var modules: [String: [String]]?
  /// The name of the first storyboard, for an app whose Info.plist is made by Xcode.
  var mainStoryboard: String?
  /// The list of what is left out because the compiler refuses it, relative to the target's folder. `masonry` writes it.
  var cuts: String?

  private enum CodingKeys: String, CodingKey { case sources, exclude, modules, mainStoryboard, cuts }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let single = try? container.decode(String.self, forKey: .sources)
    sources = try single.map { [$0] } ?? container.decode([String].self, forKey: .sources)
    exclude = try container.decodeIfPresent([String].self, forKey: .exclude)
    modules = try container.decodeIfPresent([String: [String]].self, forKey: .modules)
    mainStoryboard = try container.decodeIfPresent(String.self, forKey: .mainStoryboard)
    cuts = try container.decodeIfPresent(String.self, forKey: .cuts)
  }
}

/// The files of an app that a target is made of.
struct AppFolder {
  let configuration: Configuration
  /// The Swift files, sorted by their paths.
  private(set) var sources: [URL] = []
  /// The pictures, strings, fonts and other files that are no sources.
  private(set) var resources: [URL] = []
  /// The storyboards and nibs, and the Info.plist that may name one of them.
  var interfaceFiles: [URL] {
    resources.filter {
      ["storyboard", "xib"].contains($0.pathExtension) || $0.lastPathComponent == "Info.plist"
    }
  }
  /// The list of what is left out because the compiler refuses it; nil for none.
  let cuts: URL?
  private var leftOut: [(file: URL, reason: String)] = []

  /// Nil for a target without a configuration.
  init?(of target: any Target) throws {
    let folder = target.directoryURL
    guard let data = try? Data(contentsOf: folder.appending(path: "UIKitSources.json")) else { return nil }
    configuration = try JSONDecoder().decode(Configuration.self, from: data)
    cuts = configuration.cuts.map { URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL }
    for path in configuration.sources {
      let place = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
      guard FileManager.default.fileExists(atPath: place.path) else {
        Diagnostics.error("UIKitSources.json of \(target.name) names \(place.path), which does not exist")
        continue
      }
      add(place, within: place)
    }
    sources.sort { $0.path < $1.path }
    resources.sort { $0.path < $1.path }
  }

  /// Folders that an app's folder may contain and that hold nothing of its own.
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "Preview Content"]
  /// Extensions of files and folders that belong to a project, and not to the app's bundle.
  private static let ofProjects: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "xcconfig", "entitlements", "h", "pch", "modulemap", "md",
    "lock", "swiftpm",
  ]
  private static let reasons: [String: String] = [
    "m": "there is no Objective-C", "mm": "there is no Objective-C", "metal": "there is no Metal",
    "xcdatamodeld": "there is no Core Data", "intentdefinition": "there are no intents",
  ]

  private mutating func add(_ place: URL, within root: URL) {
    guard !isExcluded(place, within: root) else { return }
    if let reason = Self.reasons[place.pathExtension] {
      leftOut.append((place, reason))
    } else if Self.ofProjects.contains(place.pathExtension) {
      return
    } else if place.hasDirectoryPath || isFolder(place) {
      let contents = try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
      for entry in (contents ?? []).sorted(by: { $0.path < $1.path })
      where !entry.lastPathComponent.hasPrefix(".") && !Self.skipped.contains(entry.lastPathComponent) {
        add(entry, within: root)
      }
    } else if place.pathExtension == "swift" {
      if !sources.contains(place) { sources.append(place) }
    } else {
      resources.append(place)
    }
  }

  private func isFolder(_ place: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private func isExcluded(_ place: URL, within root: URL) -> Bool {
    (configuration.exclude ?? []).contains { name in
      place.path == root.appending(path: name).path || place.lastPathComponent == name
    }
  }

  /// Prints a warning for each file that cannot be compiled.
  func nameWhatIsLeftOut() {
    for (file, reason) in leftOut {
      // Swift Package Manager prints the message alone.
      Diagnostics.warning("\(file.path): this file is left out: \(reason)", file: file.path)
    }
  }
}
