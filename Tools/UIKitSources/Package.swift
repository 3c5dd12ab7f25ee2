// swift-tools-version: 6.2
import PackageDescription

// A package that uses this one depends on Masonry too, by the same folder. `NibLoading` is a part of `UIKitModules`, so that the
// manifest of an app with storyboards is that of every app.

/// What stands for modules of Apple's beside OpenUIKit's. They have names of their own: packages ask for Apple's with `canImport`, and
/// one build folder has the modules of all packages.
let modules = [
  "DeviceLocation", "FoundationAdditions", "LocalNotifications", "NetworkStatus", "ObjectiveCRuntime",
  "UnifiedLogging",
]

/// The command of the plugin if it is built already: its path. This repository's own scripts set it, so that they compile swift-syntax once,
/// and not again for each package with the plugin.
let builtCommand = Context.environment["UIKIT_SOURCES_COMMAND"]

/// The parser of Swift.
let syntax: [Target.Dependency] = ["SwiftSyntax", "SwiftParser", "SwiftIfConfig"].map {
  .product(name: $0, package: "swift-syntax")
}

/// The tools that read Swift sources: those of apps for the plugin, and those of a page's program, which become one module. Their own
/// package, so that a package that depends on Masonry does not fetch swift-syntax.
let package = Package(
  name: "UIKitSources",
  platforms: [.macOS(.v13)],
  products: [
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    .library(name: "UIKitModules", targets: modules + ["InterfaceFiles", "ObjectCreation"]),
  ],
  dependencies: [
    .package(name: "Masonry", path: "../.."),
    // The parser of the Swift release that pages are compiled with; `scripts/embedded-library` has the other half.
    .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1")),
  ],
  targets: [
    .plugin(
      name: "UIKitSources", capability: .buildTool(),
      dependencies: builtCommand == nil ? ["uikit-sources"] : []),
    .executableTarget(name: "uikit-sources", dependencies: ["UIKitTranslation"]),
    .target(
      name: "UIKitTranslation",
      dependencies: syntax + [.product(name: "InterfaceBuilder", package: "Masonry")]),
    .executableTarget(name: "one-module", dependencies: ["OneModule"]),
    .executableTarget(name: "page-sources", dependencies: ["OneModule"]),
    .target(name: "OneModule", dependencies: syntax),
    .target(name: "DeviceLocation", path: "Modules/DeviceLocation"),
    .target(name: "FoundationAdditions", path: "Modules/FoundationAdditions"),
    .target(
      name: "InterfaceFiles", dependencies: [.product(name: "NibLoading", package: "Masonry")],
      path: "Modules/InterfaceFiles"),
    .target(name: "LocalNotifications", path: "Modules/LocalNotifications"),
    .target(name: "NetworkStatus", path: "Modules/NetworkStatus"),
    .target(
      name: "ObjectiveCRuntime", dependencies: ["FoundationAdditions"], path: "Modules/ObjectiveCRuntime"),
    .target(
      name: "ObjectCreation", dependencies: [.product(name: "OpenUIKit", package: "Masonry")],
      path: "Modules/ObjectCreation"),
    .target(name: "UnifiedLogging", path: "Modules/UnifiedLogging"),
    .testTarget(name: "OneModuleTests", dependencies: ["OneModule"]),
    .testTarget(
      name: "UIKitTranslationTests",
      dependencies: ["UIKitTranslation", .product(name: "InterfaceBuilder", package: "Masonry")]),
    .testTarget(name: "ModulesTests", dependencies: modules.map { .byName(name: $0) }),
  ]
)
