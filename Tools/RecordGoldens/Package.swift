// swift-tools-version: 6.2
import PackageDescription

/// Where there is no UIKit, OpenUIKit lays out the same subjects.
let withoutUIKit: TargetDependencyCondition? = .when(platforms: [.linux])

#if os(Linux)
  /// The command that compares, and what draws pictures here. A test bundle for a simulator has no use for them.
  let commands: [Target] = [
    .executableTarget(
      name: "compare-goldens",
      dependencies: [
        "Goldens", .product(name: "OpenUIKitCairo", package: "Masonry"),
        .product(name: "OpenUIKit", package: "Masonry"), .product(name: "LayoutTesting", package: "Masonry"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ])
  ]
  let pictures: [Target.Dependency] = [.product(name: "OpenUIKitCairo", package: "Masonry")]
#else
  let commands: [Target] = []
  let pictures: [Target.Dependency] = []
#endif

/// Frames, sizes, baselines and pictures as a simulator of Apple's has them, and the comparison with those of OpenUIKit. A package of its
/// own: it depends on the gallery.
let package = Package(
  name: "RecordGoldens",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [.library(name: "Goldens", targets: ["Goldens"])],
  dependencies: [
    .package(name: "Masonry", path: "../.."),
    .package(name: "Gallery", path: "../../Gallery"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "Goldens",
      dependencies: [
        .product(name: "UIKitShim", package: "Masonry"),
        .product(name: "OpenUIKit", package: "Masonry", condition: withoutUIKit),
        .product(name: "GalleryScreens", package: "Gallery"),
      ]),
    .testTarget(
      name: "GoldensTests",
      dependencies: [
        "Goldens", .product(name: "OpenUIKit", package: "Masonry", condition: withoutUIKit),
      ] + pictures),
  ] + commands
)
