// swift-tools-version: 6.2
import PackageDescription

/// Tests of the trait `ThreadConfined`, which changes the isolation of every view: a package that asks for the trait, as a
/// user's would. `make sanitize` runs it under the thread sanitizer.
let package = Package(
  name: "ThreadConfined",
  dependencies: [.package(name: "Masonry", path: "../..", traits: ["ThreadConfined"])],
  targets: [
    .testTarget(
      name: "ThreadConfinedTests",
      dependencies: [
        .product(name: "OpenUIKit", package: "Masonry"),
        .product(name: "OpenUIKitCairo", package: "Masonry"),
        .product(name: "Masonry", package: "Masonry"),
        .product(name: "iCarousel", package: "Masonry"),
        .product(name: "LayoutTesting", package: "Masonry"),
      ])
  ]
)
