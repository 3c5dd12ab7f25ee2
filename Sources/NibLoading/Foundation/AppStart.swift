import Foundation
import OpenUIKit

/// The start of an app, as its Info.plist states it.
struct AppStart: ViewTreeConfined {
  /// The storyboard of an app without scenes; nil for none.
  let storyboard: String?
  /// The storyboard of a scene; nil for none.
  let sceneStoryboard: String?
  /// The class of the scene's delegate, without its module; nil for none.
  let delegateClass: String?
  private let bundle: Bundle

  /// Reads the Info.plist of a bundle. `named` is the storyboard of an app whose Info.plist Xcode makes.
  init(_ bundle: Bundle, _ named: String?) {
    self.bundle = bundle
    let info = bundle.infoOfFile
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    storyboard = (info["UIMainStoryboardFile"] as? String ?? named).map(Self.name)
    sceneStoryboard = (scenes?.first?["UISceneStoryboardFile"] as? String).map(Self.name)
    // Xcode writes `$(PRODUCT_MODULE_NAME).SceneDelegate`.
    delegateClass = (scenes?.first?["UISceneDelegateClassName"] as? String).flatMap {
      $0.split(separator: ".").last.map(String.init)
    }
  }

  /// Whether nothing is stated.
  var isEmpty: Bool { storyboard == nil && sceneStoryboard == nil && delegateClass == nil }

  /// Old files state the name with its extension.
  private static func name(_ file: String) -> String {
    file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
  }

  /// The first controller of a storyboard; nil if there is none.
  func controller(of storyboard: String?) -> UIViewController? {
    storyboard.flatMap { UIStoryboard(name: $0, bundle: bundle).instantiateInitialViewController() }
  }

  /// A new delegate of a scene; nil if no class is stated.
  func delegate(from classes: NibClasses) -> (any UISceneDelegate)? {
    delegateClass.flatMap { classes.maker($0, module: nil)?(InterfaceCoder()) as? any UISceneDelegate }
  }
}

extension Bundle {
  /// The content of the file Info.plist. Foundation does not read one that is a link, as the plugin for apps makes it.
  fileprivate var infoOfFile: [String: Any] {
    let file = bundleURL.appendingPathComponent("Info.plist")
    let content = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    return content as? [String: Any] ?? infoDictionary ?? [:]
  }
}
