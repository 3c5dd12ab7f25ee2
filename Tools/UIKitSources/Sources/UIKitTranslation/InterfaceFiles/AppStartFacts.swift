import Foundation

/// The facts in an app's Info.plist about its start.
struct AppStartFacts {
  /// The storyboard of an app without scenes; nil for none.
  private(set) var storyboard: String?
  /// The storyboard of a scene; nil for none.
  private(set) var sceneStoryboard: String?
  /// The class of the scene's delegate, without its module; nil for none.
  private(set) var delegateClass: String?

  /// Reads the content of an Info.plist; nil for none.
  init(_ infoPlist: Data?) {
    guard let infoPlist,
      let info = try? PropertyListSerialization.propertyList(from: infoPlist, format: nil) as? [String: Any]
    else { return }
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    storyboard = (info["UIMainStoryboardFile"] as? String).map(Self.name)
    sceneStoryboard = (scenes?.first?["UISceneStoryboardFile"] as? String).map(Self.name)
    let name = scenes?.first?["UISceneDelegateClassName"] as? String
    delegateClass = name?.split(separator: ".").last.map(String.init)
  }

  /// Old files state the name with its extension.
  private static func name(_ file: String) -> String {
    file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
  }
}
