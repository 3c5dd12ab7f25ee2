// swift-tools-version: 6.2
import PackageDescription

// A package that uses this one depends on Masonry too, by the same folder. `NibLoading` is a part of `UIKitModules`, so that the
// manifest of an app with storyboards is that of every app.

/// The modules that stand for Apple's beside OpenUIKit's. They have names of their own: packages ask for Apple's with `canImport`, and
/// one build folder has the modules of all packages.
let modules = [
  "DeviceAuthentication", "DeviceLocation", "FoundationAdditions", "LocalNotifications", "NetworkStatus",
  "ObjectiveCRuntime",
  "UnifiedLogging",
]

/// The command of the plugin if it is built already: its path. This repository's own scripts set it, so that they compile swift-syntax once,
/// and not again for each package with the plugin.
let builtCommand = Context.environment["UIKIT_SOURCES_COMMAND"]

/// The folder of the parser that comes with the compiler, if that is used: its path. This repository's own scripts set it where the folder
/// is, so that they neither fetch nor compile swift-syntax. SwiftPM refuses the options for it in a package that another one depends on by
/// version, so an app's package compiles the parser.
let parserFolder = Context.environment["SWIFT_PARSER_FOLDER"]
let parserModules = ["SwiftSyntax", "SwiftParser", "SwiftIfConfig"]

/// The parser of Swift.
let parser: [Target.Dependency] =
  parserFolder == nil ? parserModules.map { .product(name: $0, package: "swift-syntax") } : []

/// The settings of a target that imports the parser, or a module that does.
let parserSettings: [SwiftSetting] = parserFolder.map { [.unsafeFlags(["-I", $0])] } ?? []

/// The settings of a program that contains the parser.
let parserLinking: [LinkerSetting] =
  parserFolder.map { folder in
    [
      .unsafeFlags(
        ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder] + parserModules.map { "-l\($0)" })
    ]
  } ?? []

/// The tools that read Swift sources: those of apps for the plugin, and those of a page's program, which become one module. Their own
/// package, so that a package that depends on Masonry does not fetch swift-syntax.
let package = Package(
  name: "UIKitSources",
  platforms: [.macOS(.v13)],
  products: [
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    .library(
      name: "UIKitModules",
      targets: modules + [
        "InterfaceFiles", "MediaPlayback", "MessageComposition", "ObjectCreation", "WebContent",
      ]),
  ],
  dependencies: [.package(name: "Masonry", path: "../..")]
    // The parser of the Swift release that pages are compiled with; `scripts/embedded-library` has the other half.
    + (parserFolder == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1"))] : []),
  targets: [
    .plugin(
      name: "UIKitSources", capability: .buildTool(),
      dependencies: builtCommand == nil ? ["uikit-sources"] : []),
    .executableTarget(
      name: "uikit-sources", dependencies: ["UIKitTranslation"], swiftSettings: parserSettings,
      linkerSettings: parserLinking),
    .target(
      name: "UIKitTranslation",
      dependencies: parser + [.product(name: "InterfaceBuilder", package: "Masonry")],
      swiftSettings: parserSettings, linkerSettings: parserLinking),
    .executableTarget(
      name: "one-module", dependencies: ["OneModule"], swiftSettings: parserSettings,
      linkerSettings: parserLinking),
    .executableTarget(
      name: "page-sources", dependencies: ["OneModule"], swiftSettings: parserSettings,
      linkerSettings: parserLinking),
    .target(
      name: "OneModule", dependencies: parser, swiftSettings: parserSettings,
      linkerSettings: parserLinking),
    .target(name: "DeviceAuthentication", path: "Modules/DeviceAuthentication"),
    .target(name: "DeviceLocation", path: "Modules/DeviceLocation"),
    .target(
      name: "FoundationAdditions", dependencies: [.product(name: "OpenUIKitSupport", package: "Masonry")],
      path: "Modules/FoundationAdditions"),
    .target(
      name: "InterfaceFiles", dependencies: [.product(name: "NibLoading", package: "Masonry")],
      path: "Modules/InterfaceFiles"),
    .target(name: "LocalNotifications", path: "Modules/LocalNotifications"),
    .target(
      name: "MediaPlayback", dependencies: [.product(name: "OpenUIKit", package: "Masonry")],
      path: "Modules/MediaPlayback"),
    .target(
      name: "MessageComposition", dependencies: [.product(name: "OpenUIKit", package: "Masonry")],
      path: "Modules/MessageComposition"),
    .target(name: "NetworkStatus", path: "Modules/NetworkStatus"),
    .target(
      name: "ObjectiveCRuntime", dependencies: ["FoundationAdditions"], path: "Modules/ObjectiveCRuntime"),
    .target(
      name: "ObjectCreation", dependencies: [.product(name: "OpenUIKit", package: "Masonry")],
      path: "Modules/ObjectCreation"),
    .target(name: "UnifiedLogging", path: "Modules/UnifiedLogging"),
    .target(
      name: "WebContent", dependencies: [.product(name: "OpenUIKit", package: "Masonry")],
      path: "Modules/WebContent"),
    .testTarget(name: "OneModuleTests", dependencies: ["OneModule"], swiftSettings: parserSettings),
    .testTarget(
      name: "UIKitTranslationTests",
      dependencies: ["UIKitTranslation", .product(name: "InterfaceBuilder", package: "Masonry")],
      swiftSettings: parserSettings),
    .testTarget(name: "ModulesTests", dependencies: modules.map { .byName(name: $0) }),
  ]
)
