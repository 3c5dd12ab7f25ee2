// swift-tools-version: 6.2
import PackageDescription

/// The platforms on which `UIKitShim` re-exports OpenUIKit.
let withoutUIKit: TargetDependencyCondition? = .when(platforms: [
  .linux, .windows, .android, .wasi, .openbsd, .custom("freebsd"),
])

/// The example screens, the command that draws them, and their live page: a package of its own, so that a package that depends on
/// Masonry fetches and builds nothing of them. `make` builds it beside the root package, in one build folder.
let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "GalleryWeb", targets: ["GalleryWeb"]),
    .library(name: "GalleryScreens", targets: ["GalleryScreens"]),
    .library(name: "GalleryTools", targets: ["GalleryTools"]),
  ],
  dependencies: [
    .package(name: "Masonry", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "GalleryScreens",
      dependencies: [
        .product(name: "Masonry", package: "Masonry"), .product(name: "MasonryShorthand", package: "Masonry"),
        .product(name: "iCarousel", package: "Masonry"), .product(name: "UIKitShim", package: "Masonry"),
        .product(name: "OpenUIKit", package: "Masonry", condition: withoutUIKit),
      ]),
    .executableTarget(
      name: "GalleryWeb",
      dependencies: [
        "GalleryScreens",
        .product(name: "OpenUIKitWeb", package: "Masonry"), .product(name: "OpenUIKit", package: "Masonry"),
      ],
      exclude: ["Page"]),
    .target(
      name: "GalleryTools",
      dependencies: [
        .product(name: "Masonry", package: "Masonry"), .product(name: "OpenUIKit", package: "Masonry"),
      ]),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryScreens", "GalleryTools",
        .product(name: "OpenUIKitCairo", package: "Masonry"), .product(name: "OpenUIKit", package: "Masonry"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "GalleryScreens", "gallery",
        .product(name: "iCarousel", package: "Masonry"), .product(name: "OpenUIKitCairo", package: "Masonry"),
        .product(name: "OpenUIKit", package: "Masonry"), .product(name: "LayoutTesting", package: "Masonry"),
      ],
      exclude: ["Images"]),
  ]
)
