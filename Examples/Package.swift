// swift-tools-version: 6.2
import PackageDescription

/// The targets of an app: its sources as Xcode has them, a program that draws its screens, its tests, and its page.
func app(_ name: String, uses libraries: [String] = []) -> [Target] {
  [
    .target(
      name: name,
      dependencies: [
        .product(name: "OpenUIKit", package: "Masonry"),
        .product(name: "UIKitModules", package: "UIKitSources"),
      ] + libraries.map { .product(name: $0, package: "Masonry") },
      path: "\(name)/Sources", exclude: ["UIKitSources.json"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "UIKitSources")]),
    .executableTarget(
      name: "\(name)Page",
      dependencies: [.target(name: name), .product(name: "OpenUIKitWeb", package: "Masonry")],
      path: "\(name)/Page"),
    .executableTarget(
      name: "Draw\(name)", dependencies: [.target(name: name), "Driver"], path: "\(name)/Draw"),
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.target(name: name), "Driver", .product(name: "LayoutTesting", package: "Masonry")],
      path: "\(name)/Tests"),
  ]
}

let package = Package(
  name: "Examples",
  dependencies: [
    .package(name: "Masonry", path: ".."),
    .package(name: "UIKitSources", path: "../Tools/UIKitSources"),
  ],
  targets: app("Mail") + app("Shop", uses: ["Masonry"]) + app("Settings")
    + app("Carousels", uses: ["CarouselKit"]) + app("Notes") + [
      .target(
        name: "Driver",
        dependencies: [
          .product(name: "OpenUIKit", package: "Masonry"),
          .product(name: "OpenUIKitCairo", package: "Masonry"),
        ],
        path: "Driver")
    ]
)
