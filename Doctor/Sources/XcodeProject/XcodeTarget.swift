import Foundation

/// A target of a project: what it is made of, and how.
public struct XcodeTarget {
  /// The name in Xcode.
  public let name: String
  /// The name of what the target makes, without its extension. Other targets link it by this name.
  public let productName: String
  /// The folder of the target's project.
  public let folder: URL
  /// The kind of product that the target makes.
  public let product: Product
  /// The Swift files, in the order of the project.
  public let sources: [URL]
  /// The files of other languages, which nothing here compiles.
  public let otherSources: [URL]
  /// The files and folders that the product contains: storyboards, asset catalogues, texts.
  public let resources: [URL]
  /// The build settings.
  public let settings: BuildSettings
  /// The names of the targets that it needs, in its own project or another one.
  public let dependencies: [String]
  /// The names of the products that it links, without their extensions. Xcode builds their targets first, as if they were named.
  public let linkedProducts: [String]
  /// The products of packages that it needs.
  public let packageProducts: [String]

  /// The kind of product that a target makes.
  public enum Product: Equatable, Sendable {
    case app, framework, test
    /// Anything else, by its product type.
    case other(String)
  }

  /// The name of the Swift module.
  public var moduleName: String { settings["PRODUCT_MODULE_NAME"]?.asModuleName ?? name.asModuleName }

  /// The `Info.plist` that the project has; nil if Xcode makes it from settings alone.
  public var informationFile: URL? {
    guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
    return folder.place(of: path)
  }

  /// The version of Swift as the number of its language mode, such as 5 or 6.
  public var languageMode: Int { settings["SWIFT_VERSION"].flatMap { Int($0.prefix { $0.isNumber }) } ?? 5 }

  /// Whether declarations without an isolation belong to the main actor.
  public var isolatesToMainActor: Bool { settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" }

  /// The conditions of `#if`, besides those of the compiler.
  public var conditions: [String] { settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") }
}
