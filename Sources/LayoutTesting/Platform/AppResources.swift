import Foundation

#if canImport(OpenUIKitImages)
  import OpenUIKitImages
  import OpenUIKitSupport
#endif

/// The resources of the apps under test: the folders that Swift Package Manager and the plugin put beside the program.
enum AppResources {
  /// The folders: `*.resources` and `*.bundle` beside the running program, and those that the plugin has made for its targets.
  static let folders: [String] = {
    let home = Bundle.main.bundleURL
    let beside = contents(of: home).filter { ["resources", "bundle"].contains($0.pathExtension) }
    // The plugin's folders are `.build/plugins/outputs/<package>/<target>/destination/UIKitSources/…`.
    let outputs = ancestors(of: home).map { $0.appendingPathComponent("plugins/outputs") }
    let ofPlugin = outputs.flatMap { contents(of: $0) }.flatMap { contents(of: $0) }.flatMap {
      contents(of: $0)
    }
    .flatMap { contents(of: $0) }.filter { $0.lastPathComponent == "UIKitSources" }
    return (beside + ofPlugin).map(\.path).sorted()
  }()

  /// The names of the folders with the extension `lproj`, without `Base`.
  static var languages: [String] {
    var names: Set<String> = []
    for path in folders.flatMap({ FileManager.default.subpaths(atPath: $0) ?? [] })
    where path.hasSuffix(".lproj") {
      names.insert(URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
    }
    return names.subtracting(["Base"]).sorted()
  }

  private static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  /// The folder and those around it, up to four.
  private static func ancestors(of folder: URL) -> [URL] {
    (0..<4).reduce(into: [folder]) { folders, _ in
      folders.append(folders[folders.count - 1].deletingLastPathComponent())
    }
  }

  #if canImport(OpenUIKitImages)
    /// The catalogues of the folders, for screens of a scale. One for all windows of the scale, because they read files.
    static func catalogs(scale: CGFloat) -> [AssetCatalog] {
      objectOfThread("LayoutTesting.Catalogs.\(scale)", Catalogs(scale: scale)).all
    }

    private final class Catalogs {
      let all: [AssetCatalog]

      init(scale: CGFloat) { all = AppResources.folders.map { AssetCatalog(folder: $0, scale: scale) } }
    }
  #endif
}
