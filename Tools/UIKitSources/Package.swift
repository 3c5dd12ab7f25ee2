// swift-tools-version: 6.2
import PackageDescription

/// Modules under Apple's names, and modules that stand for others of Apple's (`SystemModules` has the names).
let modules = ["UIKit", "CoreGraphics", "QuartzCore", "CoreText", "ObjectiveCRuntime", "UnifiedLogging"]

let openUIKit: Target.Dependency = .product(name: "OpenUIKit", package: "Masonry")

func module(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies + [openUIKit], path: "Modules/\(name)")
}

/// Its own package, so that nobody who depends on Masonry fetches swift-syntax.
let package = Package(
  name: "UIKitSources",
  platforms: [.macOS(.v13)],
  products: [
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    .library(name: "UIKit", targets: modules),
  ],
  dependencies: [
    .package(name: "Masonry", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1")),
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
    module("UIKit", "ObjectiveCRuntime"),
    module("CoreGraphics"),
    module("QuartzCore"),
    module("CoreText"),
    module("ObjectiveCRuntime"),
    module("UnifiedLogging"),
    .testTarget(name: "UIKitTranslationTests", dependencies: ["UIKitTranslation"]),
    .testTarget(name: "ObjectiveCRuntimeTests", dependencies: ["ObjectiveCRuntime", "UnifiedLogging"]),
  ]
)
