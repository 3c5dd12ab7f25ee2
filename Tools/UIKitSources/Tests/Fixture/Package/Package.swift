// swift-tools-version: 6.2
import PackageDescription

/// The products that stand for UIKit and the modules that it brings.
let uiKit: [Target.Dependency] = [
  .product(name: "OpenUIKit", package: "Masonry"), .product(name: "UIKitModules", package: "UIKitSources"),
]

// The package that docs/apps.md describes: an app's sources outside of the package, drawn by a program. `App6` is the same in Swift 6 mode.
let package = Package(
  name: "Fixture",
  dependencies: [
    .package(name: "Masonry", path: "../../../../.."),
    .package(name: "UIKitSources", path: "../../.."),
  ],
  targets: [
    .target(
      name: "App", dependencies: uiKit,
      exclude: ["UIKitSources.json"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "UIKitSources")]),
    .target(
      name: "App6", dependencies: uiKit,
      exclude: ["UIKitSources.json"],
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "UIKitSources", package: "UIKitSources")]),
    .executableTarget(
      name: "Draw",
      dependencies: [
        "App", "App6", .product(name: "OpenUIKitCairo", package: "Masonry"),
        .product(name: "OpenUIKitImages", package: "Masonry"),
      ]),
    // Modules that stand on all views are tested here, where these are built already.
    .testTarget(name: "ViewModulesTests", dependencies: uiKit),
  ]
)
