// swift-tools-version: 6.2
import PackageDescription

// What the documentation describes: an app's sources outside of the package, drawn by a program.
let package = Package(
  name: "Fixture",
  dependencies: [
    .package(name: "Masonry", path: "../../../../.."),
    .package(name: "UIKitSources", path: "../../.."),
  ],
  targets: [
    .target(
      name: "App", dependencies: [.product(name: "UIKit", package: "UIKitSources")],
      exclude: ["UIKitSources.json"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "UIKitSources")]),
    .executableTarget(
      name: "Draw",
      dependencies: ["App", .product(name: "OpenUIKitCairo", package: "Masonry")]),
  ]
)
