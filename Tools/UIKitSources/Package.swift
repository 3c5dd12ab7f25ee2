// swift-tools-version: 6.2
import PackageDescription

/// What stands for modules of Apple's beside OpenUIKit's. They have names of their own: packages ask for Apple's with `canImport`, and
/// one build folder has the modules of all packages.
let modules = ["DeviceLocation", "LocalNotifications", "ObjectiveCRuntime", "UnifiedLogging"]

/// Its own package, so that a package that depends on Masonry does not fetch swift-syntax.
let package = Package(
  name: "UIKitSources",
  platforms: [.macOS(.v13)],
  products: [
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    .library(name: "UIKitModules", targets: modules),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1"))
  ],
  targets: [
    .plugin(name: "UIKitSources", capability: .buildTool(), dependencies: ["uikit-sources"]),
    .executableTarget(name: "uikit-sources", dependencies: ["UIKitTranslation"]),
    .target(
      name: "UIKitTranslation",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
      ]),
    .target(name: "DeviceLocation", path: "Modules/DeviceLocation"),
    .target(name: "LocalNotifications", path: "Modules/LocalNotifications"),
    .target(name: "ObjectiveCRuntime", path: "Modules/ObjectiveCRuntime"),
    .target(name: "UnifiedLogging", path: "Modules/UnifiedLogging"),
    .testTarget(name: "UIKitTranslationTests", dependencies: ["UIKitTranslation"]),
    .testTarget(name: "ModulesTests", dependencies: modules.map { .byName(name: $0) }),
  ]
)
